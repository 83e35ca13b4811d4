import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { at, isObject, type Json, type JsonObject, parseJson } from './json.ts';

let parsed: Json | undefined;

/** GitHub's description of its REST API, read once per process, when it is first needed. Source: npm `@octokit/openapi`. */
function description(): Json {
  // The package's own entry would read all of GitHub's descriptions, more than 100 MB.
  const file = new URL('./generated/api.github.com.json', import.meta.resolve('@octokit/openapi'));
  parsed ??= parseJson(readFileSync(file, 'utf8'));
  return parsed;
}

/** GitHub's own example of a schema's value. */
export function example(name: string): JsonObject {
  const value = at(description(), 'components', 'examples', name, 'value');
  if (!isObject(value)) throw new Error(`GitHub's description has no example '${name}'`);
  return value;
}

/** One operation of the description. */
export interface OperationDescription {
  readonly method: string;
  /** Such as `/repos/{owner}/{repo}/pulls/{pull_number}`. */
  readonly path: string;
  readonly description: JsonObject;
}

/** Finds an operation by its `operationId`, which is also what GitHub's documentation pages are named after. */
export function findOperation(id: string): OperationDescription {
  const paths = at(description(), 'paths');
  for (const [path, methods] of Object.entries(isObject(paths) ? paths : {})) {
    for (const [method, operation] of Object.entries(isObject(methods) ? methods : {})) {
      if (isObject(operation) && operation['operationId'] === id) {
        return { method: method.toUpperCase(), path, description: operation };
      }
    }
  }
  throw new Error(`GitHub's description has no operation '${id}'`);
}

/** Follows a reference to a parameter, a response or a schema. */
export function dereference(value: Json | undefined): Json | undefined {
  const reference = at(value, '$ref');
  return typeof reference === 'string' ? at(description(), ...reference.split('/').slice(1)) : value;
}

/** Says what is wrong with a value; an empty list means that it is valid. */
export type Validator = (value: unknown) => readonly string[];

const strictTypes = new Ajv({ strict: false, validateFormats: false, allErrors: true, inlineRefs: false });
const textTypes = new Ajv({ strict: false, validateFormats: false, allErrors: true, coerceTypes: 'array' });

/**
 * Compiles a schema of the description (OpenAPI 3.0) together with only those schemas that it refers to.
 * With `fromText`, numbers and booleans may be given as text, as in a path or a query.
 */
export function compile(schema: Json, fromText = false): Validator {
  const definitions: Record<string, Json> = {};
  collect(schema, definitions);
  const root = { allOf: [toJsonSchema(schema)], $defs: definitions };
  const validate = (fromText ? textTypes : strictTypes).compile(root);
  return (value) => problems(validate, value);
}

function problems(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  );
}

const definitionPrefix = '#/components/schemas/';

function collect(schema: Json, definitions: Record<string, Json>): void {
  const reference = at(schema, '$ref');
  if (typeof reference === 'string') {
    const name = reference.slice(definitionPrefix.length);
    if (name in definitions) return;
    const definition = dereference(schema) ?? null;
    definitions[name] = toJsonSchema(definition);
    collect(definition, definitions);
    return;
  }
  for (const inner of children(schema)) collect(inner, definitions);
}

function children(value: Json): readonly Json[] {
  if (Array.isArray(value)) return value;
  return isObject(value) ? Object.values(value) : [];
}

/** OpenAPI 3.0 is JSON Schema but for `nullable`, and for what stands beside a `$ref`, which does not count. */
function toJsonSchema(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (!isObject(schema)) return schema;
  const reference = schema['$ref'];
  if (typeof reference === 'string') return { $ref: reference.replace(definitionPrefix, '#/$defs/') };
  const { nullable, ...rest } = schema;
  const plain = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, toJsonSchema(value)]));
  return nullable === true ? { anyOf: [plain, { type: 'null' }] } : plain;
}
