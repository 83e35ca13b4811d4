import * as v from 'valibot';
import { type Finding, finding } from '../findings/finding.ts';
import { checkEntries, checkSchema } from './check-inputs.ts';
import { diagnoseEntries, diagnoseSchema } from './diagnose-inputs.ts';
import * as schema from './input-schemas.ts';
import { type InputName, inputDefaults } from './registry.ts';
import { shared, sharedInputs } from './shared-inputs.ts';

const gateEntries = {
  ...shared,
  policies: schema.policyNames,
  'policy-files': schema.paths,
  'apply-policies': schema.yesOrNo,
  'retire-policies': schema.policyNames,
  'accept-policy-change': schema.digests,
  'probe-images': schema.images,
  'probe-manifests': schema.paths,
  'probe-changed-only': schema.yesOrNo,
  'probe-must-deny': schema.images,
  'probe-namespace': schema.namespaceName,
  'webhook-timeout-seconds': schema.wholeNumber(1, 30),
  'lease-wait-seconds': schema.wholeNumber(0, 86_400),
  'allow-older': schema.yesOrNo,
  'max-hold-seconds': schema.wholeNumber(60, 432_000),
  'on-lease-loss': schema.onLeaseLoss,
  run: schema.script,
  'stop-grace-seconds': schema.wholeNumber(1, 240),
  'confirm-holder': schema.nothingInGate,
  enforcement: schema.enforcement,
  'break-glass-reason': schema.breakGlassReason,
  comment: schema.comment,
  'pull-request': schema.pullRequest,
  'kyverno-namespace': schema.namespaceName,
  'kyverno-version': schema.kyvernoVersion,
  'read-kyverno-logs': schema.yesOrNo,
  'convergence-timeout-seconds': schema.wholeNumber(1, 3600),
  'probe-attempts': schema.wholeNumber(1, 20),
  'probe-timeout-seconds': schema.wholeNumber(1, 3600),
};

/** The waits that have to fit into the whole. */
const waits = ['lease-wait-seconds', 'convergence-timeout-seconds', 'probe-timeout-seconds'] as const;

type Times = Readonly<Record<(typeof waits)[number], number>>;

function leastTimeout(times: Times): number {
  return waits.reduce((sum, name) => sum + times[name], 0);
}

function sumText(times: Times): string {
  const parts = waits.map((name) => `${name} (${times[name]})`);
  return `at least ${leastTimeout(times)}, the sum of ${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

const gateSchema = v.pipe(
  v.object(gateEntries),
  v.forward(
    v.partialCheck(
      [['lease-wait-seconds'], ['convergence-timeout-seconds'], ['probe-timeout-seconds'], ['timeout-seconds']],
      (times) => leastTimeout(times) <= times['timeout-seconds'],
      ({ input }) => sumText(input),
    ),
    ['timeout-seconds'],
  ),
  v.forward(
    v.partialCheck(
      [['probe-images'], ['probe-manifests']],
      (given) => given['probe-images'].length > 0 || given['probe-manifests'].length > 0,
      'at least one image, one per line, where probe-manifests names nothing',
    ),
    ['probe-images'],
  ),
  v.forward(
    v.partialCheck(
      [['apply-policies'], ['policy-files']],
      (given) => !given['apply-policies'] || given['policy-files'].length > 0,
      'true only where policy-files names the files that are to be applied',
    ),
    ['apply-policies'],
  ),
  v.transform((raw) => ({
    ...sharedInputs(raw),
    mode: 'gate' as const,
    leaseWaitSeconds: raw['lease-wait-seconds'],
    allowOlder: raw['allow-older'],
    maxHoldSeconds: raw['max-hold-seconds'],
    onLeaseLoss: raw['on-lease-loss'],
    run: raw.run,
    stopGraceSeconds: raw['stop-grace-seconds'],
    enforcement: raw.enforcement,
    breakGlassReason: raw['break-glass-reason'],
    comment: raw.comment,
    pullRequest: raw['pull-request'],
    policies: raw.policies,
    policyFiles: raw['policy-files'],
    applyPolicies: raw['apply-policies'],
    retirePolicies: raw['retire-policies'],
    acceptPolicyChange: raw['accept-policy-change'],
    probeImages: raw['probe-images'],
    probeManifests: raw['probe-manifests'],
    probeChangedOnly: raw['probe-changed-only'],
    probeMustDeny: raw['probe-must-deny'],
    probeNamespace: raw['probe-namespace'],
    webhookTimeoutSeconds: raw['webhook-timeout-seconds'],
    kyvernoNamespace: raw['kyverno-namespace'],
    kyvernoVersion: raw['kyverno-version'],
    readKyvernoLogs: raw['read-kyverno-logs'],
    convergenceTimeoutSeconds: raw['convergence-timeout-seconds'],
    probeAttempts: raw['probe-attempts'],
    probeTimeoutSeconds: raw['probe-timeout-seconds'],
  })),
);

const releaseSchema = v.pipe(
  v.object({ ...shared, 'confirm-holder': schema.requiredText }),
  v.transform((raw) => ({
    ...sharedInputs(raw),
    mode: 'release' as const,
    confirmHolder: raw['confirm-holder'],
  })),
);

/** A Lease is asserted as the gate took it: with its name, its server and its credentials. */
const assertSchema = v.pipe(
  v.object({ 'timeout-seconds': shared['timeout-seconds'] }),
  v.transform((raw) => ({ mode: 'assert' as const, timeoutSeconds: raw['timeout-seconds'] })),
);

/** Inputs of mode `gate`. */
export type GateInputs = Readonly<v.InferOutput<typeof gateSchema>>;

/** Inputs of mode `release`. */
type ReleaseInputs = Readonly<v.InferOutput<typeof releaseSchema>>;

/** Inputs of mode `assert`. */
type AssertInputs = Readonly<v.InferOutput<typeof assertSchema>>;

/** Inputs of mode `diagnose`. */
export type DiagnoseInputs = Readonly<v.InferOutput<typeof diagnoseSchema>>;

/** Inputs of mode `check`. */
export type CheckInputs = Readonly<v.InferOutput<typeof checkSchema>>;

/** All that a workflow can ask of this action, by mode. */
export type Inputs = GateInputs | ReleaseInputs | AssertInputs | DiagnoseInputs | CheckInputs;

/** The inputs, or one `bad-input` finding for each that cannot be used. */
export type InputsRead =
  | { readonly ok: true; readonly inputs: Inputs }
  | { readonly ok: false; readonly findings: readonly Finding[] };

const secretInputs: readonly InputName[] = ['github-token'];
const longestShown = 200;

function quoted(text: string): string {
  const shown = text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
  return text === '' ? 'nothing' : JSON.stringify(shown);
}

function isInputName(key: unknown): key is InputName {
  return typeof key === 'string' && Object.hasOwn(inputDefaults, key);
}

/** The text that the issue is about: of a list the one bad entry, else the whole input. */
function givenIn(issue: v.BaseIssue<unknown>, name: InputName, text: string): string {
  if (secretInputs.includes(name)) return 'a text that is not shown';
  const entry = issue.path?.[1]?.key;
  const isEntry = typeof entry === 'number' && typeof issue.input === 'string';
  return isEntry ? `entry ${entry + 1}, ${quoted(issue.input)}` : quoted(text);
}

function badInput(name: InputName, allowed: string, given: string): Finding {
  return finding('bad-input', `input ${name}`, { input: name, allowed, given });
}

type Read = (name: InputName) => string;

function findingsOf(issues: readonly v.BaseIssue<unknown>[], read: Read): readonly Finding[] {
  const findings = new Map<InputName, Finding>();
  for (const issue of issues) {
    const name = issue.path?.[0]?.key;
    if (!isInputName(name) || findings.has(name)) continue;
    findings.set(name, badInput(name, issue.message, givenIn(issue, name, read(name))));
  }
  return [...findings.values()];
}

function parse<S extends v.GenericSchema<unknown, Inputs>>(
  modeSchema: S,
  names: readonly InputName[],
  read: Read,
): InputsRead {
  const raw = Object.fromEntries(names.map((name) => [name, read(name)]));
  const parsed = v.safeParse(modeSchema, raw);
  return parsed.success
    ? { ok: true, inputs: parsed.output }
    : { ok: false, findings: findingsOf(parsed.issues, read) };
}

function namesIn(entries: Readonly<Record<string, unknown>>): readonly InputName[] {
  return Object.keys(entries).filter(isInputName);
}

/** What can be asked of this action. */
export type Mode = Inputs['mode'];

/** The inputs that each mode reads. */
export const inputNames: Readonly<Record<Mode, readonly InputName[]>> = {
  gate: namesIn(gateEntries),
  assert: ['timeout-seconds'],
  release: namesIn({ ...shared, 'confirm-holder': true }),
  diagnose: namesIn(diagnoseEntries),
  check: namesIn(checkEntries),
};

/**
 * Reads every input of the mode. An empty one stands for its default, since a workflow expression that yields nothing
 * cannot be told from an absent input. All bad inputs are reported together; nothing is clamped or mended.
 */
export function readInputs(given: Read): InputsRead {
  const read: Read = (name) => given(name) || inputDefaults[name];
  const mode = read('mode');
  if (mode === 'gate') return parse(gateSchema, inputNames.gate, read);
  if (mode === 'release') return parse(releaseSchema, inputNames.release, read);
  if (mode === 'assert') return parse(assertSchema, inputNames.assert, read);
  if (mode === 'diagnose') return parse(diagnoseSchema, inputNames.diagnose, read);
  if (mode === 'check') return parse(checkSchema, inputNames.check, read);
  return { ok: false, findings: [badInput('mode', 'gate, assert, release, diagnose or check', quoted(mode))] };
}
