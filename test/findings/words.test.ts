import { describe, expect, it } from 'vitest';
import { type CatalogueEntry, catalogue, type ReasonCode } from '../../src/findings/catalogue.ts';
import { asWarning, finding } from '../../src/findings/finding.ts';
import { wordsOf } from '../../src/findings/words.ts';

const entries: readonly (readonly [string, CatalogueEntry])[] = Object.entries(catalogue);

describe('every reason code', () => {
  it.each(entries)('%s says what happened in sentences, and whose move it is', (_, entry) => {
    expect([entry.title, entry.what, ...entry.advice].every((text) => /\S/.test(text))).toBe(true);
    expect([entry.what, ...entry.advice].filter((text) => !/[.:}]$/.test(text))).toEqual([]);
    expect(entry.title).not.toMatch(/[{}.]/);
  });

  it.each(entries)('%s never blames a change for what the platform or a policy did', (_, entry) => {
    const platform = ['infra', 'permission', 'not-ours', 'structural', 'transient'];
    expect(platform.includes(entry.causeClass) && entry.owner === 'change').toBe(false);
  });

  it.each(entries)('%s may pass later with the same commit only if it is no setting and no access', (_, entry) => {
    expect(entry.retryable && ['structural', 'config', 'permission', 'not-ours'].includes(entry.causeClass)).toBe(
      false,
    );
  });
});

describe('the words of a finding', () => {
  it('have each fact in its place, and in commands as words of a shell, each quoted', () => {
    const name = `p'; rm -rf /`;
    const facts = { policy: name, problem: 'x', resource: `imagevalidatingpolicies/${name}` };
    const words = wordsOf(finding('policy-malformed', 'policy', facts));
    expect(words.what).toContain(name);
    expect(words.commands).toEqual([`kubectl get 'imagevalidatingpolicies/p'\\'';' rm -rf / --output yaml`]);
  });

  it('say once which webhook was called, and not at which address', () => {
    const text = 'failed calling webhook "w": failed to call webhook: Post "https://s.n.svc:443/p?timeout=5s": EOF';
    const words = wordsOf({
      code: 'webhook-unreachable',
      severity: 'error',
      subject: 'x',
      facts: { webhook: 'w', text },
      evidence: [],
    });
    expect(words.what).toBe('The API server could not call webhook w, which fails closed: EOF.');
  });

  it('do not take a fact for a sentence', () => {
    const words = wordsOf(finding('policy-missing', 'policy', { policy: '{policy} {other} $& $1' }));
    expect(words.what).toContain('{policy} {other} $& $1');
  });

  it('say so where a fact is missing', () => {
    const code: ReasonCode = 'policy-missing';
    expect(wordsOf({ code, severity: 'error', subject: '', facts: {}, evidence: [] }).what).toContain('(unknown)');
  });

  it('name nobody where the cause is hidden', () => {
    const facts = { policy: 'p', image: 'i', text: 't', namespace: 'n' };
    expect(wordsOf(finding('probe-denied', 'image', facts)).owner).toMatch(/^Not known yet/);
  });

  it('of a warning are those of the error', () => {
    const found = finding('policy-missing', 'policy', { policy: 'p' });
    expect(wordsOf(asWarning(found))).toEqual(wordsOf(found));
  });
});
