import { resources } from '../../../sandbox/api/resource.ts';
import { listAt, textAt, valueAt } from '../../../sandbox/json.ts';
import type { Witness } from '../rules.ts';

const configurations = [resources.mutatingwebhookconfigurations, resources.validatingwebhookconfigurations];
/** What the plays' runs may proceed with: the gate, and a person's release. */
const good = ['proved', 'released', 'already-free'];

/** Unknown is refusal, under a name; a fault of the cluster is none of ours; green needs evidence. */
export function brokenByVerdict(witness: Witness): readonly string[] {
  const { main, report } = witness.run;
  const { verdict, code } = report;
  const isNamed =
    verdict === 'proceed' ? good.includes(code) : verdict === 'refuse' && !['', 'internal-error'].includes(code);
  const exit = verdict === 'proceed' ? 0 : 1;
  return [
    ...(isNamed ? [] : [`ended in ${verdict || 'no verdict'} (${code || 'no code'})`]),
    ...(main.exitCode === exit ? [] : [`${verdict} ended with exit code ${main.exitCode}`]),
    ...(main.outputs['reason-code'] === code ? [] : [`the outputs say ${main.outputs['reason-code']}, not ${code}`]),
    ...(code === 'proved' ? greenNeedsEvidence(witness) : []),
  ];
}

/** Both configurations are exact, and after their last change a Pod was admitted and a control denied. */
function greenNeedsEvidence({ sandbox: { store, log }, from, run: { report } }: Witness): readonly string[] {
  const isExact = configurations.every((resource) =>
    store.list(resource, '').every((object) => {
      const [entry, ...others] = listAt(object, 'webhooks');
      return (
        others.length === 0 && textAt(entry, 'failurePolicy') === 'Fail' && valueAt(entry, 'timeoutSeconds') === 30
      );
    }),
  );
  const changes = configurations.flatMap((resource) => store.since(resource, 0).map(({ revision }) => revision));
  const since = Math.max(...changes);
  const pods = log.slice(from).filter(({ resource, revision }) => resource === 'pods' && revision >= since);
  const answers = pods.map(({ outcome }) => outcome);
  const passed = (kind: string): boolean => {
    const own = report.probes.filter((probe) => probe.kind === kind);
    return own.length > 0 && own.every((probe) => probe.passed);
  };
  return [
    ...(isExact ? [] : ['proceed without exact webhooks']),
    ...(answers.includes(201) && answers.includes(400) ? [] : [`proceed on the answers ${answers.join(', ')}`]),
    ...(passed('probe') && passed('control') ? [] : ['proceed without a probe and a control that passed']),
  ];
}
