import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  admissionControllers,
  isProved,
  type KyvernoVersion,
  parseVersion,
  rulesOf,
  versionOfImage,
} from '../../src/kyverno/version.ts';

function version(text: string): KyvernoVersion {
  const parsed = parseVersion(text);
  if (parsed === undefined) throw new Error(`not a version: ${text}`);
  return parsed;
}

describe('a version of Kyverno', () => {
  it.each([
    ['v1.19.1', '1.19.1'],
    ['1.18.2', '1.18.2'],
    ['v1.19.0-rc.2', '1.19.0'],
    ['1.19.1+build.7', '1.19.1'],
  ])('is read from %s as %s', (text, read) => {
    expect(version(text).text).toBe(read);
  });

  it.each(['', 'latest', 'v1.19', '1.19.x', '1.19.1.2', 'v1.19.1 ', 'release-1.19.1', '1.19.99999', '-1.19.1'])(
    'is not read from %j',
    (text) => {
      expect(parseVersion(text)).toBeUndefined();
    },
  );

  it('is read from every release number', () => {
    const number = fc.nat({ max: 9999 });
    fc.assert(
      fc.property(number, number, number, (major, minor, patch) => {
        expect(version(`v${major}.${minor}.${patch}`)).toMatchObject({ major, minor, patch });
      }),
    );
  });

  it.each([
    ['0.99.0', '1.18', false],
    ['1.17.2', '1.18', false],
    ['1.18.0', '1.18', true],
    ['1.18.2', '1.18', true],
    ['1.19.0', '1.19', true],
    ['1.19.1', '1.19', true],
    ['1.20.0', '1.19', false],
    ['2.0.0', '1.19', false],
  ] as const)('%s is judged by the rules of %s; proved: %s', (text, rules, proved) => {
    expect([rulesOf(version(text)), isProved(version(text))]).toEqual([rules, proved]);
  });
});

describe('the image of Kyverno', () => {
  const digest = `sha256:${'1a'.repeat(32)}`;

  it.each([
    ['registry.example/kyverno/kyverno:v1.19.1', '1.19.1'],
    ['registry.example:5000/kyverno:1.18.2', '1.18.2'],
    [`registry.example/kyverno:v1.19.1@${digest}`, '1.19.1'],
  ])('%s is of version %s', (image, read) => {
    expect(versionOfImage(image)?.text).toBe(read);
  });

  it.each(['kyverno', 'kyverno:latest', 'registry.example:5000/kyverno', `kyverno@${digest}`, ''])(
    '%j hides its version',
    (image) => {
      expect(versionOfImage(image)).toBeUndefined();
    },
  );
});

describe('the Deployments of a namespace', () => {
  const deployment = (name: string, component: string, containers: readonly object[], more: object = {}) => ({
    metadata: { name, labels: { 'app.kubernetes.io/component': component } },
    spec: { template: { spec: { containers } } },
    ...more,
  });
  const kyverno = {
    name: 'kyverno',
    image: 'kyverno:v1.19.1',
    args: ['--autoUpdateWebhooks=false'],
    env: [
      { name: 'INIT_CONFIG', value: 'settings' },
      { name: 'FLAG_FORCE_FAILURE_POLICY_IGNORE', value: '1' },
      { name: 'KYVERNO_POD_NAME', valueFrom: {} },
    ],
  };
  const sidecar = { name: 'proxy', image: 'proxy:v9.9.9' };

  it('have one admission controller, found by label, with what its own container says', () => {
    const items = [
      deployment('reports', 'reports-controller', [kyverno]),
      deployment('admission', 'admission-controller', [sidecar, kyverno], { status: { replicas: 2 } }),
    ];
    expect(admissionControllers({ items })).toEqual([
      {
        deployment: 'admission',
        image: 'kyverno:v1.19.1',
        flags: { autoUpdateWebhooks: false, forceFailurePolicyIgnore: true, excludeBootstrapResources: false },
        configMap: 'settings',
        wantedReplicas: 1,
        statusReplicas: 2,
      },
    ]);
  });

  it('are none where there is none, and unreadable where it is no list of Deployments', () => {
    expect(
      admissionControllers({ items: [{ metadata: { name: 'x' }, spec: { template: { spec: { containers: [] } } } }] }),
    ).toEqual([]);
    expect(admissionControllers({ items: [{ metadata: { name: 'x' } }] })).toBeUndefined();
    expect(admissionControllers('items')).toBeUndefined();
  });

  it('hide the image of an admission controller without containers', () => {
    expect(admissionControllers({ items: [deployment('a', 'admission-controller', [])] })?.[0]?.image).toBe('');
  });
});
