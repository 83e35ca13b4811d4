import { describe, expect, it } from 'vitest';
import { hasEnded, verifiersIn } from '../../src/admission/verifiers.ts';

const running = { state: { running: { startedAt: 'x' } } };
const list = (...pods: readonly (readonly [name: string, restarts: number, state?: object])[]) => ({
  items: pods.map(([name, restartCount, state = running]) => ({
    metadata: { name, labels: { 'app.kubernetes.io/component': 'admission-controller' } },
    status: { containerStatuses: [{ name: 'kyverno', restartCount, ...state }] },
  })),
});

describe('the end of an admission controller', () => {
  const before = verifiersIn(list(['a', 3], ['b', 0])) ?? [];

  it.each([
    ['a restart', list(['a', 4], ['b', 0]), true],
    ['a container that ended', list(['a', 3], ['b', 0, { state: { terminated: { reason: 'OOMKilled' } } }]), true],
    [
      'a container that waits to start again',
      list(['a', 3, { state: { waiting: { reason: 'CrashLoopBackOff' } } }]),
      true,
    ],
    ['restarts of long ago', list(['a', 3], ['b', 0]), false],
    ['a Pod that is gone', list(['a', 3]), false],
    ['a new Pod that is not ready yet', list(['a', 3], ['b', 0], ['c', 0, { state: { waiting: {} } }]), false],
  ])('is seen in its Pod: %s', (_, now, ended) => {
    expect(hasEnded(before, verifiersIn(now) ?? [])).toBe(ended);
  });

  it.each([[undefined], ['text'], [{ items: [{}] }]])('is not read from what is no list of Pods: %j', (body) => {
    expect(verifiersIn(body)).toBeUndefined();
  });

  it('is not seen in a Pod without a status, nor looked for in Pods of other components', () => {
    expect(
      verifiersIn({
        items: [
          { metadata: { name: 'a', labels: { 'app.kubernetes.io/component': 'admission-controller' } } },
          { metadata: { name: 'b' } },
        ],
      }),
    ).toEqual([{ name: 'a', restarts: 0, isDown: false }]);
  });
});
