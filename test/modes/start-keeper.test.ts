import { describe, expect, it } from 'vitest';
import { status } from '../fakes/answers.ts';
import { kubeconfigText, temporaryFile } from '../fakes/kubeconfig.ts';
import { LivingCluster } from '../fakes/living.ts';
import { begin, right, run } from './starting.ts';

describe('the keeper of a gate', () => {
  it('is told to later steps, and its folder to post before the Lease is taken', async () => {
    const { runner, job } = await run();
    const folder = runner.state.get('keeper') ?? '';
    expect(folder).toMatch(/^\/temp\/admission-gate-keeper-/);
    expect(runner.exported.get('ADMISSION_GATE_KEEPER')).toBe(folder);
    expect(job.folderAt(folder).exists()).toBe(true);
    expect(runner.state.get('server')).toBe('https://cluster.example');
  });

  it('that does not come up refuses the deploy, and the Lease is free', async () => {
    const begun = begin();
    begun.job.keeperFails = 'it ended with exit code 9';
    expect(await begun.clock.until(begun.exit)).toBe(1);
    expect(begun.runner.outputs.get('reason-code')).toBe('keeper-failed');
    expect([begun.cluster.holder, begun.runner.exported.size]).toEqual(['', 0]);
  });

  it('gets the token only when it is to cancel the run', async () => {
    const token = { 'github-token': 'ghs_token' };
    expect((await run({ inputs: token })).job.tokens).toEqual(['']);
    const cancelling = await run({ inputs: { ...token, 'on-lease-loss': 'cancel' } });
    expect(cancelling.job.tokens).toEqual(['ghs_token']);
    const written = [...cancelling.job.folders.values()].flatMap((folder) => folder.written.map(({ text }) => text));
    expect(written.join()).not.toContain('ghs_token');
  });

  it('is stopped before the Lease is given up on a refusal', async () => {
    const cluster = new LivingCluster([right], { dryRunPod: status(403, 'pods is forbidden') });
    const { code, job, runner } = await run({ cluster });
    expect([code, job.signals, cluster.holder]).toEqual([1, ['SIGTERM keeper'], '']);
    expect(job.folderAt(runner.state.get('keeper') ?? '').exists()).toBe(false);
  });
});

describe('a credential that ends before the job can', () => {
  const kubeconfig = (): string => temporaryFile(kubeconfigText('https://cluster.example', 'token: ya29.abc'));

  it('is a warning with the fix of each cloud', async () => {
    const { code, runner } = await run({ inputs: { kubeconfig: kubeconfig() } });
    expect(code).toBe(0);
    const text = runner.lines.join('\n');
    expect(text).toMatch(/warning credential-expires: The Google access token .*\(max-hold-seconds\)/);
    expect(runner.summaries.join()).toMatch(/EKS: [\s\S]*GKE: [\s\S]*AKS: /);
  });

  it('is none where the job may not hold the Lease for longer', async () => {
    const { runner } = await run({ inputs: { kubeconfig: kubeconfig(), 'max-hold-seconds': '3600' } });
    expect(runner.lines.join('\n')).not.toContain('credential-expires');
  });
});

describe('input run', () => {
  it('is the deploy command, begun once the verdict is published; its exit code is that of the step', async () => {
    const begun = begin({ inputs: { run: './deploy.sh\n' } });
    await begun.clock.pass(5000);
    expect(begun.runner.outputs.get('verdict')).toBe('proceed');
    expect(begun.job.scripts).toHaveLength(1);
    begun.job.endCommand({ exitCode: 4 });
    expect(await begun.clock.until(begun.exit)).toBe(4);
    expect(begun.runner.annotations).toEqual([expect.stringContaining('run-failed')]);
  });

  const lose = ({ runner, job }: ReturnType<typeof begin>): void => {
    const folder = job.folderAt(runner.state.get('keeper') ?? '');
    const lost = { ...JSON.parse(folder.read('status.json') ?? ''), state: 'lost', reason: 'it is free' };
    folder.write('status.json', JSON.stringify(lost));
  };

  it.each<[string, (begun: ReturnType<typeof begin>) => void, string, string]>([
    ['a cancel', ({ cancel }) => cancel(), 'cancelled', 'in the command in run'],
    ['the loss of the Lease', lose, 'lease-lost', 'it is free'],
  ])('is ended by %s, and all that says the verdict says that', async (_, happen, code, text) => {
    const begun = begin({ inputs: { run: './deploy.sh' } });
    await begun.clock.pass(5000);
    happen(begun);
    expect(await begun.clock.until(begun.exit)).toBe(143);
    const { job, runner, reports, commented } = begun;
    expect(job.signals).toEqual(['SIGTERM command']);
    expect([runner.outputs.get('verdict'), runner.outputs.get('reason-code')]).toEqual(['refuse', code]);
    expect(JSON.parse(reports.at(-1) ?? '')).toMatchObject({ verdict: 'refuse', code });
    expect(commented).toEqual(['proved', code]);
    expect(runner.annotations).toEqual([expect.stringContaining(text)]);
    expect(runner.summaries.at(-1)).toContain(code);
  });

  it('is not begun after a refusal', async () => {
    const cluster = new LivingCluster([right], { dryRunPod: status(403, 'pods is forbidden') });
    expect((await run({ cluster, inputs: { run: './deploy.sh' } })).job.scripts).toEqual([]);
  });
});

describe('mode assert', () => {
  it('names what is missing where no gate went before, and comments nowhere', async () => {
    const { code, reason, dialled, commented } = await run({ inputs: { mode: 'assert' } });
    expect([code, reason, dialled, commented]).toEqual([1, 'keeper-missing', [], []]);
  });
});
