import { describe, expect, it } from 'vitest';
import { type Given, gate, problems, readGiven, release } from './given.ts';

describe('inputs of mode gate', () => {
  it('takes the default of each input that is empty', () => {
    expect(readGiven(gate)).toEqual({
      ok: true,
      inputs: {
        mode: 'gate',
        policies: [],
        policyFiles: [],
        applyPolicies: false,
        retirePolicies: [],
        acceptPolicyChange: [],
        probeImages: ['example.test/app:1'],
        probeManifests: [],
        probeChangedOnly: false,
        probeMustDeny: [],
        probeNamespace: 'default',
        webhookTimeoutSeconds: 30,
        lease: { namespace: 'admission-gate', name: 'deploy' },
        leaseDurationSeconds: 60,
        leaseWaitSeconds: 600,
        allowOlder: false,
        maxHoldSeconds: 21_600,
        onLeaseLoss: 'fail',
        run: '',
        stopGraceSeconds: 30,
        enforcement: 'enforce',
        breakGlassReason: '',
        comment: 'on-refusal',
        pullRequest: undefined,
        kubeconfig: '',
        context: '',
        kyvernoNamespace: 'kyverno',
        kyvernoVersion: '',
        readKyvernoLogs: false,
        convergenceTimeoutSeconds: 120,
        probeAttempts: 6,
        probeTimeoutSeconds: 240,
        timeoutSeconds: 1200,
        githubToken: '',
        jobId: '',
      },
    });
  });
});

describe('given inputs of mode gate', () => {
  it('are read', () => {
    const given: Given = {
      mode: 'gate',
      policies: 'p1, p2\np1\n',
      'probe-images': 'example.test/a:1\nexample.test/b:1\nexample.test/a:1',
      'policy-files': 'policies\nmore/*.yaml',
      'apply-policies': 'true',
      'retire-policies': 'p8,p9',
      'accept-policy-change': `sha256:${'a'.repeat(64)}\n`,
      'probe-manifests': 'deploy/apps\nk8s/*.yaml\n',
      'probe-changed-only': 'true',
      'probe-must-deny': 'example.test/unsigned:1',
      'probe-namespace': 'apps',
      'webhook-timeout-seconds': '1',
      lease: 'ops/cluster-1.deploy',
      'lease-duration-seconds': '3600',
      'lease-wait-seconds': '0',
      'allow-older': 'true',
      'max-hold-seconds': '60',
      'on-lease-loss': 'cancel',
      run: './deploy.sh\n./check.sh\n',
      'stop-grace-seconds': '240',
      enforcement: 'warn',
      'break-glass-reason': 'INC-7: rollback',
      comment: 'never',
      'pull-request': '12',
      kubeconfig: 'folder/my config',
      context: 'arn:aws:eks:eu-west-1:1:cluster/prod',
      'kyverno-namespace': 'security',
      'kyverno-version': 'v1.19.1',
      'read-kyverno-logs': 'true',
      'convergence-timeout-seconds': '1',
      'probe-attempts': '20',
      'probe-timeout-seconds': '9',
      'timeout-seconds': '10',
      'github-token': 'ghs_abc',
      'job-id': '399444496',
      'job-status': 'success',
    };
    expect(readGiven(given)).toEqual({
      ok: true,
      inputs: {
        mode: 'gate',
        policies: ['p1', 'p2'],
        policyFiles: ['policies', 'more/*.yaml'],
        applyPolicies: true,
        retirePolicies: ['p8', 'p9'],
        acceptPolicyChange: [`sha256:${'a'.repeat(64)}`],
        probeImages: ['example.test/a:1', 'example.test/b:1'],
        probeManifests: ['deploy/apps', 'k8s/*.yaml'],
        probeChangedOnly: true,
        probeMustDeny: ['example.test/unsigned:1'],
        probeNamespace: 'apps',
        webhookTimeoutSeconds: 1,
        lease: { namespace: 'ops', name: 'cluster-1.deploy' },
        leaseDurationSeconds: 3600,
        leaseWaitSeconds: 0,
        allowOlder: true,
        maxHoldSeconds: 60,
        onLeaseLoss: 'cancel',
        run: './deploy.sh\n./check.sh\n',
        stopGraceSeconds: 240,
        enforcement: 'warn',
        breakGlassReason: 'INC-7: rollback',
        comment: 'never',
        pullRequest: 12,
        kubeconfig: 'folder/my config',
        context: 'arn:aws:eks:eu-west-1:1:cluster/prod',
        kyvernoNamespace: 'security',
        kyvernoVersion: '1.19.1',
        readKyvernoLogs: true,
        convergenceTimeoutSeconds: 1,
        probeAttempts: 20,
        probeTimeoutSeconds: 9,
        timeoutSeconds: 10,
        githubToken: 'ghs_abc',
        jobId: '399444496',
      },
    });
  });

  it('reports all bad inputs at once, each once and as a bad-input error', () => {
    const read = readGiven({ 'probe-images': '\na b', lease: 'x', 'webhook-timeout-seconds': '0', context: 'a\nb' });
    expect(read.ok ? [] : read.findings.map(({ code, severity, subject }) => [code, severity, subject])).toEqual(
      ['lease', 'context', 'probe-images', 'webhook-timeout-seconds'].map((name) => [
        'bad-input',
        'error',
        `input ${name}`,
      ]),
    );
  });
});

describe('modes', () => {
  it.each(['Gate', 'Check', 'gate ', 'constructor'])('%j is no mode', (mode) => {
    expect(problems({ ...gate, mode })).toEqual([
      `mode: gate, assert, release, diagnose or check; ${JSON.stringify(mode)}`,
    ]);
  });

  it('reads the holder to be freed in mode release, exactly as given', () => {
    expect(readGiven({ ...release, 'confirm-holder': ' x ' })).toEqual({
      ok: true,
      inputs: {
        mode: 'release',
        confirmHolder: ' x ',
        lease: { namespace: 'admission-gate', name: 'deploy' },
        leaseDurationSeconds: 60,
        kubeconfig: '',
        context: '',
        timeoutSeconds: 1200,
        githubToken: '',
        jobId: '',
      },
    });
  });

  it('reads what is asked for in mode diagnose', () => {
    const given = { mode: 'diagnose', 'diagnose-kinds': 'Service, Pod,Service', 'fail-on': 'never', from: 'bundle' };
    expect(readGiven(given)).toMatchObject({
      ok: true,
      inputs: { mode: 'diagnose', kinds: ['Service', 'Pod'], failOn: 'never', warnDays: 14, from: 'bundle', save: '' },
    });
  });

  it.each([
    ['diagnose-kinds', 'Pod,Node', 'diagnose-kinds: one or more of Pod'],
    ['fail-on', 'risk', 'fail-on: error, warning or never'],
    ['warn-days', '-1', 'warn-days: a whole number from 0 to 3650'],
    ['save', 'a\nb', 'save: a text without line breaks'],
  ])('refuses in mode diagnose a %s of %j', (name, text, told) => {
    expect(problems({ mode: 'diagnose', [name]: text })).toEqual([expect.stringContaining(told)]);
  });

  it('needs confirm-holder in mode release and refuses it in mode gate', () => {
    expect(problems({ mode: 'release' })).toEqual([
      'confirm-holder: needed in mode release, where it is the exact holder to be freed, without line breaks and control characters; nothing',
    ]);
    expect(problems({ ...gate, 'confirm-holder': 'x' })).toEqual([
      'confirm-holder: only in mode release, where it is the exact holder to be freed; "x"',
    ]);
  });

  it('judges the shared inputs in mode release too', () => {
    expect(problems({ ...release, lease: 'x', 'timeout-seconds': '0' }).map((line) => line.split(':')[0])).toEqual([
      'lease',
      'timeout-seconds',
    ]);
  });
});
