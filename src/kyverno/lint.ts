import * as v from 'valibot';
import { asWarning, type Finding, finding } from '../findings/finding.ts';
import { enforcementFindings } from './assess.ts';
import { API_DEFAULT_TIMEOUT } from './expected.ts';
import { isTimeout } from './frozen.ts';
import { compileGlob } from './glob.ts';
import { type Policy, type PolicyFamily, subjectOf } from './policy.ts';
import { isRecord } from './policy-file.ts';
import type { Located, Owner } from './schema.ts';
import { matchesPodCreate } from './selection.ts';
import { defaultSettings } from './settings.ts';
import { isAtLeast } from './version.ts';

const group = 'policies.kyverno.io';

/** Since which release a version of the API is served (kyverno `config/crds/policies.kyverno.io`). */
const served: Readonly<Record<PolicyFamily, Readonly<Record<string, readonly [major: number, minor: number]>>>> = {
  ivpol: { v1: [1, 17], v1beta1: [1, 16], v1alpha1: [1, 15] },
  nivpol: { v1: [1, 17], v1beta1: [1, 16] },
};

/** Is the version of the API one that this Kyverno serves, and not one that is on its way out? */
export function apiVersionFindings(apiVersion: unknown, family: PolicyFamily, owner: Owner): readonly Located[] {
  const { subject, policy, version } = owner;
  const isServed = ([, [major, minor]]: readonly [string, readonly [number, number]]): boolean =>
    isAtLeast(version, major, minor);
  const known = Object.entries(served[family]).filter(isServed);
  // What is absent or no text is told of any object.
  if (typeof apiVersion !== 'string' || apiVersion === '') return [];
  const given = apiVersion;
  const facts = {
    policy,
    given,
    version: version.text,
    served: known.map(([name]) => `${group}/${name}`).join(', ') || 'none',
  };
  const path = ['apiVersion'];
  if (!known.some(([name]) => given === `${group}/${name}`))
    return [{ found: finding('api-version-unserved', subject, facts), path }];
  const isOld = given === `${group}/v1alpha1` && isAtLeast(version, 1, 17);
  return isOld ? [{ found: asWarning(finding('api-version-deprecated', subject, facts)), path }] : [];
}

const timeoutPath = ['spec', 'webhookConfiguration', 'timeoutSeconds'];

function timeoutFindings(policy: Policy, wantedSeconds: number): readonly Located[] {
  const facts = { policy: policy.name, wanted: String(wantedSeconds) };
  const seconds = policy.timeoutSeconds;
  if (seconds === undefined) {
    const found = finding('timeout-unset', subjectOf(policy), { ...facts, timeout: String(API_DEFAULT_TIMEOUT) });
    return [{ found: asWarning(found), path: timeoutPath, isKey: true }];
  }
  // One that is out of range freezes all updates, and is told as that.
  if (!isTimeout(seconds) || seconds >= wantedSeconds) return [];
  const found = finding('timeout-short', subjectOf(policy), { ...facts, timeout: String(seconds) });
  return [{ found: asWarning(found), path: timeoutPath }];
}

const text = v.optional(v.string(), '');
const identitySchema = v.object({
  issuer: text,
  issuerRegExp: text,
  subject: text,
  subjectRegExp: text,
  subjectExpression: text,
});
const attestorsSchema = v.array(
  v.object({
    name: text,
    cosign: v.optional(
      v.looseObject({ keyless: v.optional(v.object({ identities: v.optional(v.array(identitySchema), []) })) }),
    ),
  }),
);

/** Without any, nothing is verified (kyverno `pkg/image/verifiers/ivpol/cosign/opts.go`). */
const ways = ['key', 'keyless', 'certificate'];

/** cosign checks only what an identity names, so that one without an issuer or subject is anybody's (cosign `pkg/cosign/verify.go`). */
function openIn(identity: v.InferOutput<typeof identitySchema>): string | undefined {
  if (identity.issuer === '' && identity.issuerRegExp === '') return 'issuer';
  if (identity.subject === '' && identity.subjectRegExp === '' && identity.subjectExpression === '') return 'subject';
  return undefined;
}

/** `spec` is given as the file has it, since attestors are read for more than the gate needs. */
function attestorFindings(policy: Policy, attestors: unknown): readonly Located[] {
  const parsed = v.safeParse(attestorsSchema, attestors);
  if (!parsed.success) return [];
  const subject = subjectOf(policy);
  return parsed.output.flatMap(({ name, cosign }, index): readonly Located[] => {
    if (cosign === undefined) return [];
    const facts = { policy: policy.name, attestor: name };
    const path = ['spec', 'attestors', index, 'cosign'];
    const identities = cosign.keyless?.identities ?? [];
    return [
      ...(ways.some((way) => cosign[way] !== undefined)
        ? []
        : [{ found: finding('attestor-empty', subject, facts), path }]),
      ...identities.flatMap((identity, at): readonly Located[] => {
        const lacking = openIn(identity);
        if (lacking === undefined) return [];
        const found = asWarning(finding('identity-open', subject, { ...facts, lacking }));
        return [{ found, path: [...path, 'keyless', 'identities', at] }];
      }),
    ];
  });
}

function globFindings(policy: Policy): readonly Located[] {
  return policy.imageReferences.flatMap(({ glob }, index): readonly Located[] => {
    if (glob === '' || compileGlob(glob) !== undefined) return [];
    const found = finding('glob-invalid', subjectOf(policy), { policy: policy.name, glob });
    return [{ found, path: ['spec', 'matchImageReferences', index, 'glob'] }];
  });
}

const places: Readonly<Partial<Record<Finding['code'], Located['path']>>> = {
  'policy-fail-open': ['spec', 'failurePolicy'],
  'policy-not-deny': ['spec', 'validationActions'],
};

function selectionFindings(policy: Policy): readonly Located[] {
  if (policy.rules.some(matchesPodCreate)) return [];
  const found = asWarning(finding('policy-selects-nothing', subjectOf(policy), { policy: policy.name }));
  return [{ found, path: ['spec', 'matchConstraints', 'resourceRules'], isKey: true }];
}

/** All that is to be said of one policy by itself; `raw` is the object as the file has it. */
export function policyFindings(
  policy: Policy,
  raw: Readonly<Record<string, unknown>>,
  wantedSeconds: number,
  selectsPods: boolean,
): readonly Located[] {
  if (policy.offAtAdmission !== undefined) return [];
  const { attestors } = isRecord(raw['spec']) ? raw['spec'] : {};
  const enforcement = enforcementFindings(policy, defaultSettings).map((found): Located => {
    // Where nothing says that it is to guard what is deployed, a policy may be there to be tried.
    const isOwn = found.code === 'policy-not-deny' && !selectsPods;
    return { found: isOwn ? asWarning(found) : found, path: places[found.code] ?? [] };
  });
  return [
    ...enforcement,
    ...timeoutFindings(policy, wantedSeconds),
    ...selectionFindings(policy),
    ...attestorFindings(policy, attestors),
    ...globFindings(policy),
  ];
}
