import { delimiter } from 'node:path';
import { secretsOf } from '../cluster/kubeconfig.ts';
import { type Finding, finding, isLenience } from '../findings/finding.ts';
import { holderIdentity, type Identity } from '../lease/identity.ts';
import type { Verdict } from '../report/verdict.ts';
import type { GateInputs } from '../runner/inputs.ts';
import { keeperVariable } from '../runner/registry.ts';
import { policiesInFiles } from '../steps/candidates.ts';
import { type Context, type Log, leaseText, RunHistory } from '../steps/context.ts';
import { runnerLog } from '../steps/log.ts';
import { Scope } from '../steps/scope.ts';
import { assertOurs } from './assert.ts';
import { checkPaths } from './check.ts';
import { claimOf } from './claim.ts';
import { conclude, concludeGate, type RunFacts } from './conclude.ts';
import { type Deploying, deployer } from './deploy.ts';
import { diagnoseCluster, diagnoseFolder } from './diagnose.ts';
import { gate } from './gate.ts';
import { type Given, type GivenRead, readGiven } from './given.ts';
import { expiryWarning, keeperFolder, keeperOf } from './keeping.ts';
import { gateLeniently, lenienceOf } from './lenient.ts';
import { orderOf } from './order.ts';
import { allProbes } from './probes.ts';
import { recordedRun } from './recorded.ts';
import { release } from './release.ts';
import type { World } from './world.ts';

type Findings = readonly [Finding, ...Finding[]];

/** The verdict, and what is left to do under it once it is published. */
interface Ending {
  readonly verdict: Verdict;
  readonly deploy?: Deploying;
}

/** `main`: reads what was given, runs the mode, publishes its verdict. Returns the exit code: 0 is proceed. */
export async function start(world: World): Promise<number> {
  const { runner } = world;
  const token = runner.input('github-token');
  const nonce = world.random.hex(4);
  const startedAt = world.clock.now();
  const read = readGiven(world);
  const secrets = [token, ...(read.kind === 'given' ? secretsOf(read.given.kubeconfig.config) : [])];
  for (const secret of secrets) runner.mask(secret);
  const log = runnerLog(runner, secrets);
  const { verdict, deploy } = await ending(world, read, nonce, log);
  const comment = async (end: Verdict): Promise<string> => {
    if (read.kind !== 'given' || read.given.inputs.mode !== 'gate') return '';
    const { environment, inputs, kubeconfig } = read.given;
    return world.comment({ environment, inputs, cluster: kubeconfig.server, startedAt, secrets, verdict: end });
  };
  const writeReport = (text: string): string => world.writeReport(nonce, text);
  const publish = (end: Verdict): Promise<void> => world.publish({ runner, log, secrets, writeReport, comment }, end);
  await publish(verdict);
  if (verdict.verdict === 'refuse' && (verdict.code === 'cancelled' || !verdict.findings.some(isLenience))) return 1;
  return deploy === undefined ? 0 : deploy(publish);
}

async function ending(world: World, read: GivenRead, nonce: string, log: Log): Promise<Ending> {
  switch (read.kind) {
    case 'given':
      return run(world, read.given, nonce, log);
    case 'assert':
      return { verdict: await assertOurs(world, read.link) };
    case 'saved':
      return { verdict: await diagnoseFolder(world, read.inputs, read.link) };
    case 'files':
      return { verdict: await checkPaths(world, read.inputs, read.link) };
    case 'unusable':
      return { verdict: conclude(unknownRun(world), 'refuse', read.findings) };
  }
}

/** A run of which nothing is known, as what was given to it cannot be used. */
function unknownRun({ runner, clock }: World): RunFacts {
  const history = new RunHistory(clock);
  history.warnings.push(...lenienceOf(runner.input('enforcement'), runner.input('break-glass-reason')));
  return { mode: 'gate', lease: '', holder: '', link: '', history };
}

async function run(world: World, given: Given, nonce: string, log: Log): Promise<Ending> {
  const { environment, inputs } = given;
  const identity: Identity =
    world.person === undefined ? { kind: 'run', ...environment } : { kind: 'user', ...world.person };
  const holder = holderIdentity(identity, nonce);
  const context = contextOf(world, given, holder, log);
  const over = new AbortController();
  const hasLease = inputs.mode !== 'diagnose';
  const facts: RunFacts = {
    mode: inputs.mode,
    lease: hasLease ? leaseText(inputs.lease) : '',
    holder: hasLease ? holder : '',
    link: environment.runLink,
    history: context.history,
  };
  const end = (why: Finding): void => {
    context.history.tape.note('ended', why);
    context.scope.end(why);
  };
  world.onCancel(() => end(finding('cancelled', 'run', { step: context.scope.step })));
  void world.clock.sleep(inputs.timeoutSeconds * 1000, over.signal).then(() => {
    if (!over.signal.aborted) end(outOfTime(context, inputs));
  });
  try {
    if (inputs.mode === 'diagnose') {
      const secrets = [inputs.githubToken, ...secretsOf(given.kubeconfig.config)];
      return { verdict: await diagnoseCluster(world, context, inputs, facts, secrets) };
    }
    return inputs.mode === 'gate'
      ? await runGate(world, { ...given, inputs, nonce }, context, facts)
      : { verdict: await runRelease(context, inputs.confirmHolder, facts) };
  } finally {
    over.abort();
    context.cluster.close();
  }
}

function outOfTime({ scope }: Context, inputs: Given['inputs']): Finding {
  return finding('deadline-exceeded', 'run', { seconds: String(inputs.timeoutSeconds), step: scope.step });
}

function contextOf(world: World, { inputs, kubeconfig }: Given, holder: string, log: Log): Context {
  const history = new RunHistory(world.clock);
  return {
    cluster: history.tape.listening(world.openCluster(kubeconfig)),
    clock: world.clock,
    random: history.tape.listening(world.random),
    log,
    scope: new Scope(),
    lease: inputs.lease,
    holder,
    kyvernoNamespace: inputs.mode === 'release' ? '' : inputs.kyvernoNamespace,
    history,
  };
}

interface GateGiven extends Given {
  readonly inputs: GateInputs;
  readonly nonce: string;
}

/** State goes to post before the first write and after it, so that a killed run's Lease is freed by post. */
async function runGate(world: World, given: GateGiven, context: Context, facts: RunFacts): Promise<Ending> {
  const { runner } = world;
  const { inputs, nonce } = given;
  const claim = claimOf(given.environment, inputs, context.holder);
  const order = orderOf(world, { environment: given.environment, inputs, claim }, context);
  if ('code' in order) return { verdict: conclude(facts, 'refuse', [order]) };
  const chosen = await allProbes(world, order, inputs, given.probes);
  if (chosen.kind === 'refuse') return { verdict: conclude(facts, 'refuse', chosen.findings) };
  context.history.warnings.push(...chosen.value.notes);
  const files = policiesInFiles(world.workspace, inputs.policyFiles);
  if (files.kind === 'refuse') return { verdict: conclude(facts, 'refuse', files.findings) };
  context.history.warnings.push(...files.value.notes);
  context.history.warnings.push(...lenienceOf(inputs.enforcement, inputs.breakGlassReason));
  const isLenient = context.history.warnings.some(isLenience);
  runner.saveState('lease', facts.lease);
  runner.saveState('kubeconfig', given.kubeconfigPaths.join(delimiter));
  runner.saveState('context', inputs.context);
  runner.saveState('head-sha', claim.notes.headSha);
  runner.saveState('repository-id', claim.notes.repositoryId);
  runner.saveState('server', given.kubeconfig.server);
  runner.saveState('keeper', keeperFolder(world, nonce));
  // Last, as post does nothing without it: whatever is saved by then is whole.
  runner.saveState('holder', context.holder);
  context.history.warnings.push(...expiryWarning(world, given));
  const keeper = keeperOf(world, context, given);
  const plan = {
    inputs,
    probes: chosen.value.probes,
    mustDeny: chosen.value.mustDeny,
    filePolicies: files.value.policies,
    claim,
    order,
    onHeld: (uid: string) => runner.saveState('lease-uid', uid),
    keeper,
  };
  context.history.tape.run = recordedRun(runner, plan, context.history.warnings);
  const ended = await (isLenient ? gateLeniently(context, plan) : gate(context, plan));
  const isHeld = ended.kind === 'go' || 'kept' in ended;
  runner.saveState('phase', isHeld ? 'held' : phaseAfter(ended.findings, isLenient && inputs.run !== ''));
  if (isHeld) runner.exportVariable(keeperVariable, keeperFolder(world, nonce));
  const verdict = concludeGate({ ...facts, filePolicies: files.value.policies }, ended);
  const deploy =
    ended.kind === 'go' || isLenient ? deployer(world, context, keeper, { inputs, nonce, facts }) : undefined;
  return deploy === undefined ? { verdict } : { verdict, deploy };
}

/** Whether post has anything to do after a refusal: a Lease to free, or a command to end that a killed main left. */
function phaseAfter(findings: Findings, commandFollows: boolean): string {
  return commandFollows || findings.some(({ code }) => code === 'lease-not-freed') ? 'not-freed' : 'freed';
}

async function runRelease(context: Context, confirmHolder: string, facts: RunFacts): Promise<Verdict> {
  const ended = await release(context, confirmHolder);
  return ended.kind === 'go' ? conclude(facts, 'proceed', [ended.value]) : conclude(facts, 'refuse', ended.findings);
}
