import { at, isObject, type Json } from './json.ts';
import { compile, dereference, findOperation, type OperationDescription, type Validator } from './openapi.ts';

/** A request as far as the description speaks of it. */
interface DescribedRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Json | undefined;
}

/** One REST operation: recognises its requests, and says what is wrong with them and with answers to them. */
export interface RestOperation {
  readonly id: string;
  /** The path parameters, decoded, or undefined where method or path is another. */
  match(method: string, pathname: string): Readonly<Record<string, string>> | undefined;
  checkRequest(request: DescribedRequest): readonly string[];
  checkAnswer(status: number, body: Json): readonly string[];
}

const operations = new Map<string, RestOperation>();

/** The operation of this `operationId`; its schemas are compiled when they are first needed and then kept. */
export function restOperation(id: string): RestOperation {
  const known = operations.get(id);
  if (known !== undefined) return known;
  const described = findOperation(id);
  const operation = {
    id,
    match: createMatcher(described),
    checkRequest: createRequestCheck(described),
    checkAnswer: createAnswerCheck(described),
  };
  operations.set(id, operation);
  return operation;
}

interface Parameter {
  readonly name: string;
  readonly place: string;
  readonly required: boolean;
  readonly multiSegment: boolean;
  readonly schema: Json;
}

function parameters({ description }: OperationDescription): Parameter[] {
  const list = description['parameters'];
  if (!Array.isArray(list)) return [];
  return list.map((item: Json) => {
    const parameter = dereference(item);
    return {
      name: String(at(parameter, 'name')),
      place: String(at(parameter, 'in')),
      required: at(parameter, 'required') === true,
      multiSegment: at(parameter, 'x-multi-segment') === true,
      schema: at(parameter, 'schema') ?? {},
    };
  });
}

function createMatcher(operation: OperationDescription): RestOperation['match'] {
  const multiSegment = new Set(parameters(operation).flatMap(({ name, multiSegment }) => (multiSegment ? [name] : [])));
  const source = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    multiSegment.has(name) ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`,
  );
  const pattern = new RegExp(`^${source}$`);
  return (method, pathname) => {
    const groups = method === operation.method ? pattern.exec(pathname)?.groups : undefined;
    if (groups === undefined) return undefined;
    return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
  };
}

function createRequestCheck(operation: OperationDescription): RestOperation['checkRequest'] {
  const checkParams = lazily(() => compile(parameterSchema(operation, 'path'), true));
  const checkQuery = lazily(() => compile(parameterSchema(operation, 'query'), true));
  const bodySchema = closed(at(operation.description, 'requestBody', 'content', 'application/json', 'schema'));
  const checkBody = lazily(() => (bodySchema === undefined ? nothing : compile(bodySchema)));
  return ({ params, query, body }) => [
    ...checkParams({ ...params }),
    ...checkQuery({ ...query }),
    ...(bodySchema === undefined && body === undefined ? [] : checkBody(body)),
  ];
}

const nothing: Validator = () => ['a body where the operation has none'];

function parameterSchema(operation: OperationDescription, place: string): Json {
  const here = parameters(operation).filter((parameter) => parameter.place === place);
  return {
    type: 'object',
    properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
    required: here.flatMap(({ name, required }) => (required ? [name] : [])),
    additionalProperties: false,
  };
}

/** GitHub ignores a member that it does not know; in a test it is a mistake. */
function closed(schema: Json | undefined): Json | undefined {
  return isObject(schema) && isObject(schema['properties']) ? { additionalProperties: false, ...schema } : schema;
}

function createAnswerCheck({ description }: OperationDescription): RestOperation['checkAnswer'] {
  const checks = new Map<number, Validator>();
  return (status, body) => {
    const check = checks.get(status) ?? compileAnswer(at(description, 'responses', String(status)), status);
    checks.set(status, check);
    return check(body);
  };
}

/** Errors that an operation does not list have GitHub's general form; a success that it does not list is a mistake. */
function compileAnswer(response: Json | undefined, status: number): Validator {
  const schema = at(dereference(response), 'content', 'application/json', 'schema');
  if (schema !== undefined) return compile(schema);
  if (status >= 400) return compile({ $ref: '#/components/schemas/basic-error' });
  return () => [`the status ${status}, which the operation does not have`];
}

function lazily(make: () => Validator): Validator {
  let made: Validator | undefined;
  return (value) => {
    made ??= make();
    return made(value);
  };
}
