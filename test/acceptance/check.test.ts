import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import schema from '../../docs/report.schema.json' with { type: 'json' };
import { startGitHub } from '../rig/github.ts';
import { podText, policyText } from '../steps/checking.ts';
import { runAction } from './action.ts';
import { startCli } from './cli.ts';

const isReport = new Ajv2020().compile(schema);
/** A pull request from a fork: read-only, no secrets, and no cluster that anybody could reach. */
const fork = {
  facts: { eventName: 'pull_request' },
  inputs: { mode: 'check', 'check-paths': '.', 'github-token': '' },
};

const broken = {
  'policies/verify.yaml': policyText({
    failurePolicy: '  failurePolicy: Ignore',
    x: '  validationAction: [Deny]',
    timeout: '  webhookConfiguration: {timeoutSeconds: 10}',
  }),
  'deploy/web.yaml': podText('other.example/a:1'),
};

describe('a check of a pull request from a fork', () => {
  test('needs no token and no kubeconfig, asks nobody, and tells each finding at its place', async () => {
    await using github = await startGitHub();
    const { main, post, report } = await runAction({ ...fork, github, files: broken });
    expect(main.exitCode, main.log).toBe(1);
    expect(main.outputs).toMatchObject({ verdict: 'refuse', 'reason-code': 'coverage-unproved', retryable: 'false' });
    expect(github.requests).toEqual([]);
    const places = main.annotations.map(({ type, file, line, column }) => `${type} ${file}:${line}:${column}`);
    expect(places).toEqual([
      'error deploy/web.yaml:4:38',
      'error policies/verify.yaml:5:18',
      'error policies/verify.yaml:14:3',
      'warning policies/verify.yaml:7:42',
      'warning policies/verify.yaml:11:33',
    ]);
    expect(main.summary).toContain('| `policies/verify.yaml` | 14 | error | `field-misspelt` |');
    expect(isReport(report), JSON.stringify(isReport.errors)).toBe(true);
    expect(report.findings).toHaveLength(6);
    expect(post.raw).toEqual([]);
  });

  test('passes where nothing is wrong, and says by which Kyverno', async () => {
    const { main } = await runAction({ ...fork, files: { 'a.yaml': policyText() } });
    expect(main.outputs).toMatchObject({ verdict: 'proceed', 'reason-code': 'checked' });
    expect([main.exitCode, main.annotations]).toEqual([0, []]);
    expect(main.log).toContain('judged by the newest that is known, 1.19.1');
  });

  test('shows as many annotations as GitHub keeps, and all findings in summary and report', async () => {
    const fields = Array.from({ length: 60 }, (_, index) => `  unheard${index}of: 1`).join('\n');
    const { main, report } = await runAction({ ...fork, files: { 'a.yaml': policyText({ fields }) } });
    expect(main.annotations).toHaveLength(10);
    expect(main.annotations[8]).toMatchObject({ file: 'a.yaml', line: 22 });
    expect(main.annotations[9]?.message).toContain('51 errors more');
    expect(report.findings).toHaveLength(61);
    expect(main.summary.split('\n').filter((line) => line.startsWith('| `a.yaml`'))).toHaveLength(60);
  });

  test('lets no text of a file act on the runner or in the summary', async () => {
    const metadata = 'metadata: {name: "::error::x\\n##[error]y <img src=x> @someone"}';
    const { main } = await runAction({
      ...fork,
      files: { 'a.yaml': policyText({ metadata, failurePolicy: '  failurePolicy: Ignore' }) },
    });
    expect(main.annotations).toHaveLength(1);
    expect(main.annotations[0]).toMatchObject({ file: 'a.yaml', line: 5 });
    expect(main.summary).not.toMatch(/(?<!`)<img|(?<![`\w])@someone/);
  });
});

describe('a check at a shell', () => {
  test('does not say that errors passed where fail-on lets them', async () => {
    const run = startCli(['check', 'policies', '--fail-on', 'never'], {}, broken);
    expect(await run.ended).toBe(0);
    expect(run.stdout().split('\n')[0]).toMatch(
      /^Check found errors \(.+\), and fail-on lets them pass: 2 errors and 1 /,
    );
  });

  test('takes paths without a flag, and prints what compilers print', async () => {
    const run = startCli(['check', 'policies', 'deploy', '--kyverno-version', '1.19.1'], {}, broken);
    expect(await run.ended).toBe(1);
    expect(run.stdout().split('\n')[0]).toBe('Check failed (coverage-unproved): 3 errors and 2 warnings in 2 files.');
    expect(run.stdout()).toContain('policies/verify.yaml:14:3: error: Policy verify has field spec.validationAction');
    expect(run.stderr()).toBe('');
  });

  test('prints the report as JSON', async () => {
    const run = startCli(['check', '--format', 'json', 'policies/verify.yaml'], {}, broken);
    expect(await run.ended).toBe(1);
    const report: unknown = JSON.parse(run.stdout());
    expect(isReport(report), JSON.stringify(isReport.errors)).toBe(true);
    expect(report).toMatchObject({
      mode: 'check',
      findings: [{ place: { file: 'policies/verify.yaml', line: 5 } }, {}, {}, {}],
    });
  });

  test.each([
    ['without paths', ['check'], 'check-paths'],
    ['with a path that leads to nothing', ['check', 'nowhere'], 'nowhere'],
    ['with an unknown flag', ['check', '.', '--strict'], '--strict'],
  ])('%s ends with exit code 2', async (_, args, text) => {
    const run = startCli(args, {}, broken);
    expect(await run.ended).toBe(2);
    expect(run.stderr()).toContain(text);
    expect(run.stdout()).toBe('');
  });
});
