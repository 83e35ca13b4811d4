import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kyverno } from '../../src/findings/catalogue/kyverno.ts';
import { catalogue } from '../../src/findings/catalogue.ts';

const text = readFileSync(new URL('../../docs/kyverno.md', import.meta.url), 'utf8');

it('every code about Kyverno is told in docs/kyverno.md', () => {
  expect(Object.keys(kyverno).filter((code) => !text.includes(`\`${code}\``))).toEqual([]);
});

it('every defect of the table in docs/kyverno.md is a code', () => {
  const rows = [...text.slice(text.indexOf('## Known defects')).matchAll(/^\| `([\w-]+)`/gm)].map(([, code]) => code);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((code) => code === undefined || !Object.hasOwn(catalogue, code))).toEqual([]);
});
