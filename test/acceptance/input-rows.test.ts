import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { actionDir } from './action.ts';
import { checkRows, checkShared } from './inputs/check-rows.ts';
import { clusterRows } from './inputs/cluster-rows.ts';
import { diagnoseRows } from './inputs/diagnose-rows.ts';
import { probeRows } from './inputs/probe-rows.ts';
import { playRow, type Row, type Seen, writesOf } from './inputs/row.ts';
import { runRows } from './inputs/run-rows.ts';
import { tellRows } from './inputs/tell-rows.ts';

// Each input through the built action: what it changes in what is asked of the cluster, and what is told whom.

const own: Readonly<Record<string, readonly Row[]>> = {
  ...checkRows,
  ...clusterRows,
  ...diagnoseRows,
  ...probeRows,
  ...runRows,
  ...tellRows,
};
const rows = Object.fromEntries(
  Object.entries(own).map(([name, some]) => [name, [...some, ...(checkShared[name] ?? [])]]),
);
const good = ['proved', 'released', 'already-free'];

function expectRow(row: Row, seen: Seen): void {
  const { main } = seen.run;
  const isGood = row.verdict === 'proceed' || good.includes(row.code);
  expect(main.outputs, main.log).toMatchObject({ verdict: isGood ? 'proceed' : 'refuse', 'reason-code': row.code });
  expect(main.exitCode).toBe(row.exitCode ?? (isGood ? 0 : 1));
  expect(writesOf(seen, row)).toEqual(row.writes);
  expect(main.annotations.filter(({ type }) => type === 'error')).toHaveLength(
    row.errors ?? Number(main.exitCode !== 0),
  );
  expect(main.summary).toContain(row.code);
  const comments = seen.github.repository.comments.map(({ body }) => body);
  const isCommented = !isGood && row.outsideQueue !== true && row.inputs['github-token'] !== '';
  expect(comments).toHaveLength(row.comments ?? (isCommented ? 1 : 0));
  for (const comment of comments) expect(comment).toContain(row.code);
  expect(seen.github.unexpected).toEqual([]);
  row.look?.(seen);
}

describe.concurrent.each(Object.entries(rows))('input %s', (_, own) => {
  test.each(own.map((row) => [row.says, row] as const))('%s', (_, row) => playRow(row, (seen) => expectRow(row, seen)));
});

test('each input of action.yml has its rows, and no other', () => {
  const manifest: unknown = parse(readFileSync(join(actionDir, 'action.yml'), 'utf8'));
  const { inputs } = v.parse(v.looseObject({ inputs: v.record(v.string(), v.unknown()) }), manifest);
  expect(Object.keys(rows).toSorted()).toEqual(Object.keys(inputs).toSorted());
  expect(Object.values(rows).every((own) => own.length > 0)).toBe(true);
});
