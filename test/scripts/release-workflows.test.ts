import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../house/sources.ts';

// The scripts of the workflows that publish, as they stand there, with a stand-in for `gh` that notes what it is asked.

const workflowSchema = v.looseObject({
  jobs: v.record(
    v.string(),
    v.looseObject({ steps: v.optional(v.array(v.looseObject({ run: v.optional(v.string()) })), []) }),
  ),
});

function scriptOf(file: string, job: string): string {
  const workflow = v.parse(workflowSchema, parse(readFileSync(join(root, '.github/workflows', file), 'utf8')));
  const scripts = workflow.jobs[job]?.steps.flatMap(({ run }) => run ?? []) ?? [];
  expect(scripts).toHaveLength(1);
  return scripts[0] ?? '';
}

let place = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'admission-gate-release-'));
  mkdirSync(join(place, 'release'));
  for (const name of ['a.tar.gz', 'a.json', 'notes.md']) writeFileSync(join(place, 'release', name), '');
});
afterEach(() => rmSync(place, { recursive: true }));

/** Runs a script as the runner does, with a `gh` that fails for calls that match, and returns what `gh` was asked. */
function play(script: string, version: string, fails = 'nothing') {
  const gh = join(place, 'gh');
  const lines = [
    '#!/bin/bash',
    'echo "$*" >> asked',
    `[[ "$*" =~ ${fails} ]] && exit 1`,
    '[[ $2 == repos/*/commits/* ]] && echo abc123',
    'exit 0',
  ];
  writeFileSync(gh, `${lines.join('\n')}\n`);
  chmodSync(gh, 0o755);
  writeFileSync(join(place, 'asked'), '');
  const PATH = [place, process.env['PATH']].join(delimiter);
  const env = { PATH, VERSION: version, GH_REPO: 'o/r', GITHUB_SHA: 'abc123', GITHUB_REPOSITORY: 'o/r' };
  const { status } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], { cwd: place, env });
  return { status, asked: readFileSync(join(place, 'asked'), 'utf8').split('\n').slice(0, -1) };
}

describe('moving the major tag', () => {
  const script = scriptOf('move-major.yml', 'move');
  const [verify, look] = ['release verify v1.3.2', 'api repos/o/r/commits/v1.3.2 --jq .sha'];

  it('moves it to the commit of a published version, forward or back', () => {
    expect(play(script, '1.3.2')).toEqual({
      status: 0,
      asked: [
        ...[verify, look, 'api repos/o/r/git/refs/tags/v1 --silent'],
        'api --method PATCH repos/o/r/git/refs/tags/v1 -f sha=abc123 -F force=true',
      ],
    });
  });

  it('makes it where there is none yet', () => {
    expect(play(script, '1.3.2', 'tags/v1.--silent').asked.at(-1)).toBe(
      'api --method POST repos/o/r/git/refs -f ref=refs/tags/v1 -f sha=abc123',
    );
  });

  it('moves nothing to what was not published or is not as it was', () => {
    expect(play(script, '1.3.2', 'verify')).toEqual({ status: 1, asked: [verify] });
  });

  it.each(['v1.3.2', '1.3', 'main', '1.3.2; true', ''])('takes no %j for a version', (version) => {
    expect(play(script, version)).toEqual({ status: 1, asked: [] });
  });
});

describe('publishing', () => {
  const script = scriptOf('release.yml', 'publish');

  it('verifies each file before it publishes exactly those, and the release after it', () => {
    const { status, asked } = play(script, 'v1.3.2');
    expect(status).toBe(0);
    const attested = '--repo o/r --signer-workflow o/r/.github/workflows/release.yml --source-digest abc123';
    expect(asked).toEqual([
      `attestation verify release/a.tar.gz ${attested}`,
      `attestation verify release/a.json ${attested}`,
      'release create v1.3.2 release/a.tar.gz release/a.json --target abc123 --title v1.3.2 --notes-file release/notes.md',
      'release verify v1.3.2',
    ]);
  });

  it('publishes nothing of which one file is not what was attested', () => {
    const { status, asked } = play(script, 'v1.3.2', 'a.json');
    expect(status).toBe(1);
    expect(asked.filter((call) => call.startsWith('release'))).toEqual([]);
  });
});
