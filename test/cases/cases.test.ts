import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Line } from '../replay/outcome.ts';
import { replay } from '../replay/replay.ts';
import { pending } from './pending.ts';

const here = import.meta.dirname;
const ids = readdirSync(here, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
const longest = 1_500;

const expectedSchema = v.strictObject({
  verdict: v.picklist(['proceed', 'warn', 'retry', 'refuse']),
  causeClass: v.string(),
  mustMention: v.array(v.string()),
  mustNot: v.array(v.string()),
});

/** Everything in which a line is not as expected. */
function faultsOf(id: string, line: Line): readonly string[] {
  const expected = v.parse(expectedSchema, JSON.parse(readFileSync(join(here, id, 'expected.json'), 'utf8')));
  const said = line.diagnosis.toLowerCase();
  const { verdict, causeClass, mustMention, mustNot } = expected;
  return [
    ...(line.verdict === verdict ? [] : [`verdict ${line.verdict}, expected ${verdict}`]),
    ...(line.causeClass === causeClass ? [] : [`cause class ${line.causeClass}, expected ${causeClass}`]),
    ...mustMention.filter((text) => !said.includes(text.toLowerCase())).map((text) => `does not mention ${text}`),
    ...mustNot.filter((text) => said.includes(text.toLowerCase())).map((text) => `mentions ${text}`),
    ...(line.diagnosis.length <= longest ? [] : [`diagnosis of ${line.diagnosis.length} characters`]),
  ];
}

const due = ids.filter((id) => pending[id] === undefined);

describe('a case', () => {
  it.each(due)('%s is judged as expected', async (id) => {
    const line = await replay(join(here, id));
    expect(line.id).toBe(id);
    expect(faultsOf(id, line), line.diagnosis).toEqual([]);
  });

  it.each(Object.entries(pending))('%s waits for its rule (%s), and is judged without a fault of ours', async (id) => {
    const line = await replay(join(here, id));
    expect(faultsOf(id, line), `${id} passes: take it off the list`).not.toEqual([]);
    expect(line.reasonCode).not.toBe('internal-error');
  });

  it('is here for each that is pending', () => {
    expect(Object.keys(pending).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
