import { shellWord } from '../text/shell.ts';
import { withoutCall } from './call-text.ts';
import { lease } from './catalogue/lease.ts';
import { queue } from './catalogue/queue.ts';
import { type CatalogueEntry, catalogue } from './catalogue.ts';
import type { CauseClass, Finding, Owner } from './finding.ts';

/** A finding in words: raw text, to be cleaned by whoever prints it. */
export interface Words {
  readonly title: string;
  /** In one sentence what is refused now and who would have to approve it; empty where that is not known. */
  readonly blocked: string;
  readonly what: string;
  /** The same beside `blocked`, which says already that requests fail. */
  readonly why: string;
  readonly owner: string;
  /** The same where no pull request is in question. */
  readonly whose: string;
  /** Whether it helps to run the same commit again. */
  readonly again: string;
  /** What the gate is for, as far as it concerns this finding, for who has never heard of it. */
  readonly about: string;
  readonly advice: readonly string[];
  /** Each word of a fact in them is a quoted shell word. */
  readonly commands: readonly string[];
  readonly causeClass: CauseClass;
  readonly retryable: boolean;
}

const owners: Readonly<Record<Owner, string>> = {
  nobody: 'Nobody has to act.',
  change: 'This change: the image or manifest that it deploys.',
  policy: 'The policy authors: the image verification policy has to change, not this pull request.',
  platform: 'The platform team: the cluster or Kyverno has to be put right, not this pull request.',
  access: 'Whoever grants access: the credentials of this job lack a permission.',
  'other-vendor': 'The owners of another admission webhook or plugin: not Kyverno, not this pull request.',
  'other-run': 'Another run or person that uses the same Lease: neither this change nor the cluster is at fault.',
  workflow: 'The workflow authors: the step is set up in a way that cannot work.',
};

/** An image may be at fault or not: then nobody is named before the next steps have shown who it is. */
const unknownOwner =
  'Not known yet: this change if its image is not as the policy demands, else the platform (registry, Sigstore, Kyverno).';

const noRetry: Readonly<Record<CauseClass, string>> = {
  none: 'No: there is nothing to repeat.',
  transient: 'No: it was tried again already, and only what is named here can change the answer.',
  structural: 'No: the same input gets the same answer until a policy or the software of the cluster changes.',
  undetermined: 'Not before the cause is found: the cluster does not tell it, the next steps do.',
  config: 'No: it will be refused again until that setting is corrected.',
  infra: 'No: it will be refused again until the platform is put right.',
  permission: 'No: it will be refused again until access is granted.',
  'not-ours': 'No: it will be refused again until that other webhook or plugin allows it.',
};

const retry = 'Yes: the same commit may pass later, and nothing in this change has to be different.';
const retryOncePutRight = 'Yes, once the platform is put right: nothing in this change has to be different.';

function againOf({ retryable, causeClass, owner }: CatalogueEntry): string {
  if (!retryable) return noRetry[causeClass];
  return owner === 'platform' && causeClass === 'infra' ? retryOncePutRight : retry;
}

const aboutVerification =
  'Kyverno is the part of the cluster that verifies the signatures of images; policies tell it what to demand. ' +
  'Before a deploy, Admission Gate asks the cluster two things: would it accept the images of this change, and would it ' +
  'reject a forged one? It stops the job before the deploy steps unless both are proved.';
const aboutTurns =
  'Deploys to one cluster take turns: a job holds the Lease, a small record in the cluster, until it ends, and the next one ' +
  'waits. Admission Gate takes the Lease before the deploy steps, and stops the job when it is not its turn.';

type Facts = Readonly<Record<string, string>>;

/** A sentence names the webhook itself, and has no room for the address; both stand in the attempts. */
function said({ text, ...facts }: Facts): Facts {
  return text === undefined ? facts : { ...facts, text: withoutCall(text) };
}

function fill(template: string, facts: Facts, written: (fact: string, name: string) => string = String): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => written(facts[name] ?? '(unknown)', name));
}

/** A fact is one word of the shell; only a resource may be several (`policies/p1 --namespace apps`), each quoted. */
function shellWords(fact: string, name: string): string {
  return name === 'resource' ? fact.split(' ').map(shellWord).join(' ') : shellWord(fact);
}

/** What is another vendor's is that, whatever the code stands for elsewhere. */
function entryOf({ code, foreign }: Finding): CatalogueEntry {
  const entry: CatalogueEntry = catalogue[code];
  return foreign === true ? { ...entry, causeClass: 'not-ours', owner: 'other-vendor', retryable: false } : entry;
}

function ownerOf({ causeClass, owner }: CatalogueEntry, { service }: Facts): string {
  if (owner === 'other-vendor' && service !== undefined)
    return `Whoever runs the webhook at ${service}: not Kyverno, not this pull request.`;
  return causeClass === 'undetermined' && owner === 'change' ? unknownOwner : owners[owner];
}

/** For who has never heard of it. */
export const aboutWebhooks =
  'A webhook is asked by the API server before anything is written; its backend, a Service with Pods, answers. ' +
  'One that fails closed refuses whatever it does not answer.';

function blockedText({ severity, foreign, facts: { reach = '', webhook = '' } }: Finding): string {
  if (severity !== 'error' || reach === '') return '';
  const who = foreign === true ? `webhook ${webhook}` : `Kyverno (webhook ${webhook})`;
  return `${reach.slice(0, 1).toUpperCase()}${reach.slice(1)} is refused, because ${who} has to approve it and gives no valid answer.`;
}

/** Turns a finding into the catalogue's words. */
export function wordsOf(found: Finding): Words {
  const entry = entryOf(found);
  const owner = ownerOf(entry, found.facts);
  const blocked = blockedText(found);
  const what = fill(entry.what, said(found.facts));
  const from = found.facts['owner'] === undefined ? '' : ` It comes from ${found.facts['owner']}.`;
  return {
    title: entry.title,
    blocked,
    what,
    why: blocked === '' ? what : what.replace(/, (?:so|and) every request that it selects fails\.$/, '.'),
    owner: `${owner}${from}`,
    whose: `${owner.replace(/, not this pull request\.$/, '.')}${from}`,
    again: againOf(entry),
    about: Object.hasOwn({ ...lease, ...queue }, found.code) ? aboutTurns : aboutVerification,
    advice: entry.advice.map((line) => fill(line, found.facts)),
    commands: entry.commands.map((line) => fill(line, found.facts, shellWords)),
    causeClass: entry.causeClass,
    retryable: entry.retryable,
  };
}
