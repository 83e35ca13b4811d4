import { lineOf } from '../../sandbox/log.ts';
import { type Scenario, type Stage, stage } from '../../sandbox/scenario.ts';
import { type ActionRun, githubWithComments, runAction } from './action.ts';

/** One act as it went. */
export interface Played {
  readonly run: ActionRun;
  /** The cluster's requests of this act, in the order in which they came. */
  readonly lines: readonly string[];
  readonly comments: readonly string[];
  /** Calls to GitHub that were not announced or not allowed. */
  readonly unexpected: readonly string[];
}

/** A renewal of the Lease would come by time, not by what happens: none comes in an hour. */
const timeless = { 'lease-duration-seconds': '3600' };

/** Plays every act of a scenario with the built action, and hands the cluster over as it is left. */
export async function play(
  scenario: Scenario,
  inputs: Readonly<Record<string, string>> = {},
  look: (place: Stage) => void = () => {},
): Promise<readonly Played[]> {
  await using place = await stage(scenario);
  const played: Played[] = [];
  for (const act of scenario.acts) {
    await using github = act.event === 'merge_group' ? await githubWithComments() : undefined;
    const from = place.sandbox.log.length;
    const run = await runAction({
      ...(github === undefined ? {} : { github }),
      inputs: { kubeconfig: place.kubeconfig, ...timeless, ...act.inputs, ...inputs },
    });
    played.push({
      run,
      lines: place.sandbox.log.slice(from).map(lineOf),
      comments: github?.repository.comments.map(({ body }) => body ?? '') ?? [],
      unexpected: github?.unexpected ?? [],
    });
  }
  look(place);
  return played;
}

const isRead = (line: string): boolean => /^(?:get|list|watch) /.test(line);

/** Everything but reads, in order. */
export function writesIn(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => !isRead(line));
}

/** What was read, each once: reads go out side by side, so that their order is chance. */
export function readsIn(lines: readonly string[]): readonly string[] {
  return [...new Set(lines.filter(isRead))].sort();
}
