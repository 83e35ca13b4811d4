import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

// node scripts/policy-schema.ts FOLDER FOLDER: the module folders of Kyverno's oldest and newest known release, as
// `go mod download -json github.com/kyverno/kyverno` names them. test/cluster/policy-schema.test.ts holds the table to them.

interface Schema {
  readonly type?: string | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly items?: Schema | undefined;
  readonly additionalProperties?: Schema | undefined;
  readonly required?: readonly string[] | undefined;
  readonly enum?: readonly string[] | undefined;
  readonly oneOf?: readonly { readonly required: readonly string[] }[] | undefined;
  readonly 'x-kubernetes-list-type'?: string | undefined;
}

const schemaSchema: v.GenericSchema<unknown, Schema> = v.object({
  type: v.optional(v.string()),
  properties: v.optional(v.lazy(() => v.record(v.string(), schemaSchema))),
  items: v.optional(v.lazy(() => schemaSchema)),
  additionalProperties: v.optional(v.lazy(() => schemaSchema)),
  required: v.optional(v.array(v.string())),
  enum: v.optional(v.array(v.string())),
  oneOf: v.optional(v.array(v.object({ required: v.array(v.string()) }))),
  'x-kubernetes-list-type': v.optional(v.string()),
});

const crdSchema = v.object({
  spec: v.object({
    versions: v.array(
      v.object({
        name: v.string(),
        schema: v.object({ openAPIV3Schema: v.object({ properties: v.object({ spec: schemaSchema }) }) }),
      }),
    ),
  }),
});

function lineOf(path: string, schema: Schema, isRequired: boolean): string {
  const words = [
    path,
    schema.type ?? 'any',
    isRequired ? 'required' : '',
    schema.enum === undefined ? '' : `enum=${schema.enum.join('|')}`,
    schema.oneOf === undefined ? '' : `one=${schema.oneOf.flatMap(({ required }) => required).join('|')}`,
    schema['x-kubernetes-list-type'] === 'set' ? 'set' : '',
  ];
  return words.filter(Boolean).join(' ');
}

function linesOf(schema: Schema, path: string, isRequired = false): readonly string[] {
  const { properties = {}, items, additionalProperties, required = [] } = schema;
  return [
    lineOf(path, schema, isRequired),
    ...Object.entries(properties).flatMap(([name, one]) => linesOf(one, `${path}.${name}`, required.includes(name))),
    ...(items === undefined ? [] : linesOf(items, `${path}[]`)),
    ...(additionalProperties === undefined ? [] : linesOf(additionalProperties, `${path}{}`)),
  ];
}

/** The lines of `spec` in a CRD of image policies; throws where its versions differ, which no table here could say. */
export function linesOfCrd(crd: unknown): readonly string[] {
  const { versions } = v.parse(crdSchema, crd).spec;
  const [first = '', ...others] = versions.map(({ schema }) =>
    linesOf(schema.openAPIV3Schema.properties.spec, 'spec').join('\n'),
  );
  if (others.some((text) => text !== first)) throw new Error('the versions of the CRD differ');
  return first.split('\n');
}

/** The table: the newer lines, each with the release since which it is there where the older one has not got it. */
export function policySchemaTable(older: readonly string[], newer: readonly string[], since: string): string {
  const lost = older.filter((line) => !newer.includes(line));
  if (lost.length > 0) throw new Error(`no longer there: ${lost.join(', ')}`);
  return newer.map((line) => (older.includes(line) ? line : `${line} since=${since}`)).join('\n');
}

const target = join(dirname(import.meta.dirname), 'src', 'kyverno', 'policy-schema.ts');
const file = 'config/crds/policies.kyverno.io/policies.kyverno.io_imagevalidatingpolicies.yaml';

function write(folders: readonly string[]): void {
  const [older = [], newer = []] = folders.map((folder) => linesOfCrd(parse(readFileSync(join(folder, file), 'utf8'))));
  const table = policySchemaTable(older, newer, '1.19');
  const text = `/**
 * Made by scripts/policy-schema.ts of the CRDs in Kyverno's Go modules 1.18.2 and 1.19.1: each field of an image policy's
 * spec with its type, and what the API server demands of it. Both kinds and all versions of a release have the same.
 */
export const policySchema = \`
${table}
\`;
`;
  writeFileSync(target, text);
}

if (process.argv.length === 4) write(process.argv.slice(2));
