import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InputName } from '../../src/runner/registry.ts';
import { type Given, gate, problems, readGiven } from './given.ts';

describe('numbers', () => {
  const bounds: readonly (readonly [InputName, number, number])[] = [
    ['webhook-timeout-seconds', 1, 30],
    ['lease-duration-seconds', 2, 3600],
    ['convergence-timeout-seconds', 1, 3600],
    ['probe-attempts', 1, 20],
    ['probe-timeout-seconds', 1, 3600],
    ['lease-wait-seconds', 0, 86_400],
    ['timeout-seconds', 1, 93_600],
  ];

  it.each(bounds)('%s is a whole number from %i to %i', (name, min, max) => {
    for (const given of [min - 1, max + 1]) {
      expect(problems({ ...gate, [name]: String(given) })).toContain(
        `${name}: a whole number from ${min} to ${max}, in digits only; "${given}"`,
      );
    }
    const roomy = { 'lease-wait-seconds': '0', 'timeout-seconds': '93600' };
    expect(problems({ ...gate, ...roomy, [name]: String(max) })).toEqual([]);
  });

  it.each(['30s', '1e1', ' 031', '0x1e', '030', '30 ', '30\n', '+30', '-1', '3.0', '3_0', '٣', 'NaN', '9'.repeat(40)])(
    '%j is not clamped, trimmed or converted',
    (given) => {
      expect(problems({ ...gate, 'webhook-timeout-seconds': given })).toEqual([
        `webhook-timeout-seconds: a whole number from 1 to 30, in digits only; ${JSON.stringify(given)}`,
      ]);
    },
  );

  it('are read only from their own plain decimal form', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readGiven({ ...gate, 'probe-attempts': text });
        const isPlain = /^(?:[1-9]|1\d|20)$/.test(text) || text === '';
        expect(read.ok).toBe(isPlain);
      }),
    );
  });

  it('are refused where the wait for the Lease, convergence and probes do not fit into the whole', () => {
    const times: Given = {
      'lease-wait-seconds': '50',
      'convergence-timeout-seconds': '100',
      'probe-timeout-seconds': '201',
      'timeout-seconds': '350',
    };
    expect(problems({ ...gate, ...times })).toEqual([
      'timeout-seconds: at least 351, the sum of lease-wait-seconds (50), convergence-timeout-seconds (100) and probe-timeout-seconds (201); "350"',
    ]);
    expect(problems({ ...gate, ...times, 'timeout-seconds': '351' })).toEqual([]);
  });

  it('are compared although another input is bad, and not where one of them is', () => {
    const short: Given = { ...gate, 'timeout-seconds': '5' };
    expect(problems({ ...short, lease: 'x' }).map((line) => line.split(':')[0])).toEqual(['lease', 'timeout-seconds']);
    expect(problems({ ...short, 'probe-timeout-seconds': 'x' }).map((line) => line.split(':')[0])).toEqual([
      'probe-timeout-seconds',
    ]);
  });
});

describe('names', () => {
  const long = 'a'.repeat(63);

  it.each([
    'deploy',
    'a/b/c',
    '/deploy',
    'ns/',
    'Ns/deploy',
    'ns/De',
    'ns.x/deploy',
    'ns/-a',
    'ns/a..b',
    ' ns/a',
    'ns/a\n',
    `${long}a/b`,
    `ns/${`${long}.`.repeat(4)}a`,
  ])('%j is no Lease', (given) => {
    expect(problems({ ...gate, lease: given })).toEqual([
      `lease: namespace/name, both as Kubernetes names objects (RFC 1123); ${JSON.stringify(given).length > 202 ? `"${given.slice(0, 200)}…"` : JSON.stringify(given)}`,
    ]);
  });

  it.each(['a/b', `${long}/${long}.${long}`, '1/2.3'])('%j is a Lease', (given) => {
    expect(problems({ ...gate, lease: given })).toEqual([]);
  });

  it.each(['probe-namespace', 'kyverno-namespace'] as const)('%s is a namespace', (name) => {
    for (const given of ['a.b', 'A', 'a b', 'a\n', `${long}a`]) {
      expect(problems({ ...gate, [name]: given })).toEqual([
        `${name}: a namespace name (RFC 1123 label, at most 63 characters); ${JSON.stringify(given)}`,
      ]);
    }
  });

  it.each([
    ['p1,,p2', 'entry 2, nothing'],
    ['p1,', 'entry 2, nothing'],
    ['p1\n\np2', 'entry 2, nothing'],
    ['p1 p2', 'entry 1, "p1 p2"'],
    ['P1', 'entry 1, "P1"'],
    ['*', 'entry 1, "*"'],
  ])('%j is no list of policies', (given, shown) => {
    expect(problems({ ...gate, policies: given })).toEqual([
      `policies: policy names (RFC 1123 subdomain), one per line or separated by commas, none of them empty; ${shown}`,
    ]);
  });
});

describe('manifests', () => {
  it.each([
    ['a\n\nb', 'entry 2, nothing'],
    [' a', 'entry 1, " a"'],
    ['a\u001bb', 'entry 1, "a\\u001bb"'],
  ])('%j are no paths', (given, shown) => {
    expect(problems({ ...gate, 'probe-manifests': given })).toEqual([
      `probe-manifests: files, folders or globs, one per line, none of them empty; ${shown}`,
    ]);
  });

  it('may stand without images, but something has to be probed', () => {
    expect(problems({ 'probe-manifests': 'deploy/a b/*.yaml\ndeploy' })).toEqual([]);
    for (const images of ['', '\n'])
      expect(problems({ 'probe-images': images })).toEqual([
        `probe-images: at least one image, one per line, where probe-manifests names nothing; ${images === '' ? 'nothing' : '"\\n"'}`,
      ]);
  });
});

describe('images', () => {
  const allowed =
    'probe-images: images, one per line, each of at most 1000 characters, without blank lines, spaces and control characters';

  it.each([
    ['a\n\n', 'entry 2, nothing'],
    ['a\n\nb', 'entry 2, nothing'],
    ['a\n b', 'entry 2, " b"'],
    ['a b', 'entry 1, "a b"'],
    ['a\r\nb', 'entry 1, "a\\r"'],
    ['a\u001bb', 'entry 1, "a\\u001bb"'],
    ['a\u202eb', 'entry 1, "a\u202eb"'],
    ['a'.repeat(1001), `entry 1, "${'a'.repeat(200)}…"`],
  ])('%j are no images', (given, shown) => {
    expect(problems({ 'probe-images': given })).toEqual([`${allowed}; ${shown}`]);
  });

  it('may have 1000 characters', () => {
    expect(problems({ 'probe-images': 'a'.repeat(1000) })).toEqual([]);
  });
});

describe('other texts', () => {
  it.each(['1.19', '1.19.1-rc.1', 'v', '01.2.3', '1.19.1\n', 'latest', '1.19.10000'])(
    '%j is no Kyverno version',
    (given) => {
      expect(problems({ ...gate, 'kyverno-version': given })).toEqual([
        `kyverno-version: a Kyverno release such as 1.19.1 or v1.19.1, or nothing; ${JSON.stringify(given)}`,
      ]);
    },
  );

  it.each(['kubeconfig', 'context'] as const)('%s is one line', (name) => {
    expect(problems({ ...gate, [name]: 'a\nb' })).toEqual([
      `${name}: a text without line breaks and control characters; "a\\nb"`,
    ]);
  });

  it('never shows a token', () => {
    expect(problems({ ...gate, 'github-token': 'ghs_secret\n' })).toEqual([
      'github-token: a token of printable ASCII characters without spaces, or nothing; a text that is not shown',
    ]);
  });

  it.each(['0', 'deploy', '1 ', '-1'])('%j is no job id', (given) => {
    expect(problems({ ...gate, 'job-id': given })).toEqual([
      `job-id: the numeric id of the job, or nothing; ${JSON.stringify(given)}`,
    ]);
  });
});

describe('enforcement, comment and pull request', () => {
  it.each<[InputName, string]>([
    ['enforcement', 'warning'],
    ['enforcement', 'Warn'],
    ['comment', 'true'],
    ['comment', 'on refusal'],
    ['pull-request', '#12'],
    ['pull-request', '0'],
    ['pull-request', '1234567890'],
    ['break-glass-reason', ' '],
    ['break-glass-reason', 'two\nlines'],
    ['break-glass-reason', 'x'.repeat(501)],
  ])('%s is not guessed from %j', (name, given) => {
    expect(problems({ ...gate, [name]: given }).map((problem) => problem.split(':')[0])).toEqual([name]);
  });

  it.each<[InputName, string]>([
    ['enforcement', 'warn'],
    ['comment', 'always'],
    ['comment', 'never'],
    ['pull-request', '12'],
    ['break-glass-reason', 'INC-7: Sigstore is down, agreed with Ada'],
  ])('%s may be %j', (name, given) => {
    expect(problems({ ...gate, [name]: given })).toEqual([]);
  });
});
