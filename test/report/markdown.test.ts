import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { finding } from '../../src/findings/finding.ts';
import { commentMarker, renderComment, renderResolved, renderSummary } from '../../src/report/markdown.ts';
import { joinWithin } from '../../src/report/sections.ts';
import { hostileText, secretText } from '../text/hostile.ts';
import { denied, flooded, leaseHeld, proceeding, unconverged } from './verdicts.ts';

// How fast a busy machine renders is not what the tests are about.
vi.setConfig({ testTimeout: 60_000 });

const marker = commentMarker(['admission-gate/deploy', 'shop/app']);

/** The lines outside fenced blocks; fails when the last fence is open. */
function outsideFences(markdown: string): readonly string[] {
  let fence = '';
  const outside: string[] = [];
  for (const line of markdown.split('\n')) {
    if (fence === '') {
      fence = /^(`{3,})(?:text|sh)$/.exec(line)?.[1] ?? '';
      outside.push(line);
    } else if (line === fence) {
      fence = '';
    }
  }
  expect(fence).toBe('');
  return outside;
}

/** Fails when a fence, a fold or a table row is open at the end. */
function expectWhole(markdown: string): void {
  const lines = outsideFences(markdown);
  const count = (wanted: string): number => lines.filter((line) => line === wanted).length;
  expect(count('<details>')).toBe(count('</details>'));
  expect(lines.filter((line) => line.startsWith('| ') && !line.endsWith(' |'))).toEqual([]);
}

describe('renderComment', () => {
  it('begins with the marker, then verdict, cause, whose it is, and whether to queue again', () => {
    expect(renderComment(unconverged, marker).split('\n\n').slice(0, 4)).toEqual([
      '<!-- admission-gate admission-gate/deploy shop/app -->',
      '### ❌ Deploy refused: Webhooks did not converge',
      'The effective webhooks did not converge within 120 s to what policies and Kyverno 1.18.2 should produce: validate verify-app-images: expected Fail 30 s, effective Fail 10 s.',
      [
        '- **Whose it is:** The platform team: the cluster or Kyverno has to be put right, not this pull request.',
        '- **Just queue it again?** No: the same input gets the same answer until a policy or the software of the cluster changes.',
      ].join('\n'),
    ]);
  });

  it('shows expected and effective side by side', () => {
    expect(renderComment(unconverged, marker)).toContain(
      '| `validate` | `verify-app-images` | `Fail 30 s` | `Fail 10 s` | `NO` |\n| `mutate`',
    );
  });

  it('shows the attempts of what failed with their times, and what passed only folded', () => {
    const [shown = '', ...folded] = renderComment(denied, marker).split('<details>');
    expect(shown).toContain('| 4.0&nbsp;s | 10.0&nbsp;s | HTTP&nbsp;500 | `timeout` | `context deadline exceeded` |');
    expect(shown).not.toContain('forged image, must be denied');
    expect(folded.join('')).toContain('forged image, must be denied');
  });

  it('does not blame the change while the cluster hides the cause', () => {
    expect(renderComment(denied, marker)).toContain('**Whose it is:** Not known yet:');
  });

  it('tells who has never heard of it what the gate is for: of a Lease that is held, nothing about Kyverno', () => {
    expect(renderComment(denied, marker)).toContain('Kyverno is the part of the cluster that verifies');
    expect(renderComment(leaseHeld, marker)).toContain('Deploys to one cluster take turns');
    expect(renderComment(leaseHeld, marker)).not.toContain('is the part of the cluster');
  });

  it('says an answer that came again once only', () => {
    const [probe, ...more] = denied.probes;
    const [first, last] = probe?.attempts ?? [];
    if (probe === undefined || first === undefined || last === undefined)
      throw new Error('the verdict has no attempts');
    const again = { ...denied, probes: [{ ...probe, attempts: [first, last, last] }, ...more] };
    expect(renderComment(again, marker).split(last.text)).toHaveLength(
      renderComment(denied, marker).split(last.text).length,
    );
    expect(renderComment(again, marker)).toContain('| as&nbsp;before |');
  });

  it('says yes to queueing again only for what may pass later', () => {
    expect(renderComment(leaseHeld, marker)).toContain('**Just queue it again?** Yes:');
    expect(renderComment(denied, marker)).not.toContain('Yes:');
  });

  it('has the commands in a fenced block, to paste', () => {
    expect(renderComment(leaseHeld, marker)).toContain(
      '```sh\nkubectl get lease deploy --namespace admission-gate --output yaml\n' +
        'npx --yes github:OWNER/admission-gate#v1 release --lease admission-gate/deploy --confirm-holder gh:99.1:deploy\n```',
    );
  });

  it('quotes a fact in a command as one word of the shell', () => {
    const findings = [finding('image-not-found', 'image', { image: 'x; rm -rf ~', text: '' })];
    expect(renderComment({ ...denied, code: 'image-not-found', findings }, marker)).toContain(
      "\ndocker manifest inspect 'x; rm -rf ~'\n",
    );
  });

  it('says in short that the deploy may go on, and that an earlier refusal is resolved only where one stood', () => {
    for (const comment of [renderComment(proceeding, marker), renderResolved(proceeding, marker)]) {
      expect(comment).toContain('### ✅ Deploy may go on');
      expect(comment.length).toBeLessThan(1_000);
    }
    expect(renderComment(proceeding, marker)).not.toContain('Resolved');
    expect(renderResolved(proceeding, marker)).toContain('\nResolved: whatever an earlier run refused here');
  });

  it.each([
    [finding('enforcement-warn', 'input enforcement', {}, [], 'warning'), 'enforcement: warn'],
    [finding('break-glass', 'input', { reason: 'INC-7 *now*' }, [], 'warning'), 'The reason given: `INC-7` `*now*`'],
  ])('says first that a refusal is let through, and why', (lenient, why) => {
    const [, title = '', lenience = ''] = renderComment(
      { ...denied, findings: [...denied.findings, lenient] },
      marker,
    ).split('\n\n');
    expect(title).toBe('### ⚠️ Deploy should be refused, but is let through: Image denied');
    expect(lenience).toContain(why);
    expect(renderResolved({ ...proceeding, findings: [...proceeding.findings, lenient] }, marker)).toContain(why);
  });

  it('still says something true when the deciding finding is missing', () => {
    expect(renderComment({ ...denied, findings: [] }, marker)).toContain('### ❌ Deploy refused: Image denied');
  });

  it('stays within 60,000 characters and whole, with the first screen, however much there is to say', () => {
    for (const text of ['a|b`'.repeat(500), '😀'.repeat(2_000), '@x '.repeat(1_000), '`'.repeat(3_000)]) {
      const comment = renderComment(flooded(text, 60), marker);
      expect(comment.length).toBeLessThanOrEqual(60_000);
      expect(comment).toContain('**Just queue it again?**');
      expectWhole(comment);
    }
  });

  it('shows no planted secret, and begins with its own marker whatever stands below', () => {
    fc.assert(
      fc.property(hostileText, secretText, (text, secret) => {
        const comment = renderComment(flooded(`${text}${secret} ${marker}`, 2), marker);
        expect(comment).not.toContain(secret.slice(0, 20));
        expect(comment.split('\n')[0]).toBe(marker);
        expectWhole(comment);
      }),
      { numRuns: 100 },
    );
  });

  it('hides known values', () => {
    const comment = renderComment(flooded('the secret is hunter2hunter2', 1), marker, ['hunter2hunter2']);
    expect(comment).not.toContain('hunter2');
  });
});

describe('renderSummary', () => {
  it('stays under 1 MiB and whole', () => {
    const summary = renderSummary(flooded('中|`'.repeat(1_000), 300));
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    expectWhole(summary);
  });

  it('tells what else is in the merge group, without reference or mention, where the comment says nothing of it', () => {
    const mergeGroup = { pullRequest: 45, ahead: [44, 43], base: 'f'.repeat(40), baseBranch: 'release/1' };
    const summary = renderSummary({ ...denied, mergeGroup });
    expect(summary).toContain('pull request `#45` and of those ahead of it: `#44`, `#43`.');
    expect(summary).toContain('or of an entry that has left the queue since');
    expect(summary).toContain('which of the two is not known');
    // Third in the queue, with two ahead: nobody is missing.
    const whole = renderSummary({ ...denied, mergeGroup: { ...mergeGroup, place: 3 } });
    expect(whole).toContain('the head of `release/1` when the queue was asked');
    const missing = renderSummary({ ...denied, mergeGroup: { ...mergeGroup, place: 4 } });
    expect(missing).toContain('is not known (ahead in the queue, by its own count: 3)');
    expect(summary).not.toContain('count');
    expect(renderComment({ ...denied, mergeGroup }, marker)).not.toContain('#44');
    expect(renderSummary({ ...denied, mergeGroup: { ...mergeGroup, ahead: [] } })).toContain(
      'Nothing else is in this merge group: pull request `#45`',
    );
  });

  it('tells a verdict to proceed with what was proved and changed', () => {
    const summary = renderSummary(proceeding);
    expect(summary).toMatch(/Policy verify-app-images was patched: .* from 10 to 30 s.*never undone/);
    expect(summary).toContain('Probes and controls that passed (1)');
    expect(summary).not.toContain('resolved');
  });
});

describe('joinWithin', () => {
  it('leaves out whole sections and says so', () => {
    const text = joinWithin(['a', 'b'.repeat(100), '', 'c'], 90);
    expect(text).toBe('a\n\nc\n\nTruncated for length: some sections are left out; report.json has them.');
  });
});

describe('commentMarker', () => {
  it('cannot be ended by what it holds', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(commentMarker([text, '-->']).slice(4, -3)).not.toMatch(/--|>/);
      }),
    );
  });

  it('differs for different parts', () => {
    expect(commentMarker(['a', 'b'])).not.toBe(commentMarker(['a b']));
  });
});
