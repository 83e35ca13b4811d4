import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useCluster } from './fixture.ts';
import { testedVersion } from './versions.ts';

const cluster = useCluster();
const file = new URL(`../recorded/control/${testedVersion()}.json`, import.meta.url);
const forged = `sha256:${'f'.repeat(64)}`;

/** The answer as another registry and another forged digest would give it. */
function comparable(text: string): unknown {
  return JSON.parse(text.replaceAll(cluster().registry.host, '127.0.0.1:15000'));
}

test('a forged digest is denied as recorded, with a tag before it and without', async () => {
  await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
  await cluster().published('p1');
  const repository = `${cluster().registry.host}/app`;
  const answers: Record<string, unknown> = {};
  for (const [name, image] of [
    ['digest', `${repository}@${forged}`],
    ['tag-and-digest', `${repository}:signed@${forged}`],
  ] as const) {
    const { status, body } = await cluster().probe(image);
    answers[name] = comparable(JSON.stringify({ httpCode: status, body }));
  }
  if (process.env['ADMISSION_GATE_RECORD'] === 'control') writeFileSync(file, `${JSON.stringify(answers)}\n`);
  expect(answers).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});
