import * as v from 'valibot';

const schema = v.object({ version: v.string() });

/** The version that package.json states. Throws where it states none. */
export function versionIn(text: string): string {
  return v.parse(schema, JSON.parse(text)).version;
}
