import { askedOf } from '../../../sandbox/log.ts';
import type { Asker } from './asker.ts';
import { type Ground, prepare, runOn, runs } from './ground.ts';
import { type Play, plays } from './plays.ts';

/** A request of one play: who asks whom for what, and the how manieth of its like it is there. */
export interface Asked {
  readonly play: Play;
  readonly to: 'cluster' | 'GitHub';
  readonly asker: Asker;
  /** `patch leases/admission-gate/deploy`, or GitHub's operation. */
  readonly what: string;
  readonly nth: number;
}

/** What requests of one kind have in common; each kind has its row in `rows.ts`. */
export function kindOf({ asker, what }: Pick<Asked, 'asker' | 'what'>): string {
  return `${asker}: ${what}`;
}

/** Renewals go on for as long as the job does: what holds for the first two holds for all. */
const mostOfKeeper = 2;

/** Plays everything without a fault, and gives each request that was sent once. */
export async function requestsOfPlays(): Promise<readonly Asked[]> {
  const played = await Promise.all(plays.map(requestsOf));
  const known = new Set<string>();
  return played.flatMap((asked) => {
    const own = asked.filter((one) => !known.has(kindOf(one)));
    for (const one of own) known.add(kindOf(one));
    return own;
  });
}

async function requestsOf(play: Play): Promise<readonly Asked[]> {
  await using ground = await prepare(play.scenario, 'everybody');
  play.before?.(ground);
  await runOn(ground, play.scenario, runs.faulted, play.options);
  const counts = new Map<string, number>();
  return sentOn(ground).flatMap((sent) => {
    const nth = (counts.get(kindOf(sent)) ?? 0) + 1;
    counts.set(kindOf(sent), nth);
    const isOurs = play.askers.includes(sent.asker) && (sent.asker !== 'keeper' || nth <= mostOfKeeper);
    return isOurs ? [{ play, ...sent, nth }] : [];
  });
}

function sentOn({ place, github, clients }: Ground): readonly Omit<Asked, 'play' | 'nth'>[] {
  const ofCluster = place.sandbox.log.map((entry) => {
    return { to: 'cluster', asker: clients.at(entry.connection).asker, what: askedOf(entry) } as const;
  });
  const ofGitHub = github.requests.map(({ operation = 'unknown', connection }) => {
    return { to: 'GitHub', asker: clients.at(connection).asker, what: operation } as const;
  });
  return [...ofCluster, ...ofGitHub];
}
