import type { Convergence, WebhookLine } from './verdict.ts';

/** One webhook of one verb and path: what it should be beside what it is. */
export interface WebhookRow {
  readonly verb: string;
  readonly path: string;
  readonly expected: string;
  readonly effective: string;
  readonly same: boolean;
}

function entriesOf(lines: readonly WebhookLine[]): string {
  return lines
    .map(({ failurePolicy, timeoutSeconds }) => `${failurePolicy} ${timeoutSeconds} s`)
    .sort()
    .join(' + ');
}

/** Expected and effective side by side, ordered by verb and path, those that differ first. */
export function webhookRows({ expected, effective }: Convergence): readonly WebhookRow[] {
  const keyOf = ({ verb, path }: WebhookLine): string => JSON.stringify([verb, path]);
  const byKey = Map.groupBy([...expected, ...effective], keyOf);
  const rows = [...byKey].map(([key, [{ verb, path } = { verb: '', path: '' }]]): WebhookRow => {
    const shouldBe = entriesOf(expected.filter((line) => keyOf(line) === key));
    const is = entriesOf(effective.filter((line) => keyOf(line) === key));
    return { verb, path, expected: shouldBe || 'none', effective: is || 'missing', same: shouldBe === is };
  });
  const order = ({ same, verb, path }: WebhookRow): string => `${same ? 1 : 0} ${verb} ${path}`;
  return rows.sort((one, other) => (order(one) < order(other) ? -1 : 1));
}
