import type { Clock } from '../../src/process/clock.ts';
import type { Admit } from '../api/api.ts';
import { resources } from '../api/resource.ts';
import { Break, Refusal } from '../api/status.ts';
import type { Change } from '../api/store.ts';
import { type JsonObject, listAt, objectAt, textAt, valueAt } from '../json.ts';
import type { Sandbox } from '../sandbox.ts';
import type { KyvernoBehaviour, PodAnswer, Publication } from './behaviour.ts';
import { type RecordedAnswer, recordedAnswer, recordedControl, recordedSet } from './recorded.ts';

/** Answers and publishes as the scenario says; knows nothing of Kyverno's own rules. */
export class Kyverno {
  readonly #behaviour: KyvernoBehaviour;
  readonly #clock: Clock;
  readonly #stopped = new AbortController();
  readonly #asked = new Map<string, number>();
  #waiting: readonly Publication[];
  #podsAsked = 0;
  #sandbox: Sandbox | undefined;

  constructor(behaviour: KyvernoBehaviour, clock: Clock) {
    this.#behaviour = behaviour;
    this.#clock = clock;
    this.#waiting = behaviour.publications;
  }

  /** What an API server asks before it stores anything. */
  readonly admit: Admit = async ({ plural, verb }, object) => {
    const { policyWrites, serviceWrites } = this.#behaviour;
    if (plural === 'pods' && verb === 'create') await this.#judge(object);
    if (plural === 'services' && serviceWrites !== undefined) await this.#give(serviceWrites, '');
    if (plural.endsWith('imagevalidatingpolicies') && policyWrites !== undefined) await this.#give(policyWrites, '');
  };

  /** Seeds the policies and configurations of the start, and follows every write of a policy from then on. */
  async start(sandbox: Sandbox): Promise<void> {
    this.#sandbox = sandbox;
    const { set } = this.#behaviour;
    for (const policy of recordedSet(this.#behaviour, set).policies) {
      const isNamespaced = policy['kind'] === resources.namespacedimagevalidatingpolicies.kind;
      const name = isNamespaced ? 'namespacedimagevalidatingpolicies' : 'imagevalidatingpolicies';
      await sandbox.seed(name, policy, 'team');
    }
    await this.#publish(sandbox, set);
    sandbox.store.listen(resources.imagevalidatingpolicies, (change) => this.#onPolicy(change));
  }

  stop(): void {
    this.#stopped.abort();
  }

  #onPolicy({ object, type }: Change): void {
    if (type === 'DELETED') return;
    const name = textAt(object, 'metadata', 'name');
    const seconds = valueAt(object, 'spec', 'webhookConfiguration', 'timeoutSeconds');
    this.#happened(({ after }) => 'policy' in after && after.policy === name && after.timeoutSeconds === seconds);
  }

  #happened(isMet: (publication: Publication) => boolean): void {
    const met = this.#waiting.filter(isMet);
    this.#waiting = this.#waiting.filter((publication) => !met.includes(publication));
    for (const publication of met) void this.#play(publication);
  }

  async #play({ steps }: Publication): Promise<void> {
    for (const { set, afterMs } of steps) {
      await this.#clock.sleep(afterMs, this.#stopped.signal);
      if (this.#stopped.signal.aborted || this.#sandbox === undefined) return;
      await this.#publish(this.#sandbox, set);
    }
  }

  /** Both configurations, mutating first, as Kyverno writes them (recorded: milliseconds apart). */
  async #publish(sandbox: Sandbox, set: string): Promise<void> {
    const { configurations } = recordedSet(this.#behaviour, set);
    for (const name of ['mutatingwebhookconfigurations', 'validatingwebhookconfigurations'] as const) {
      for (const { metadata, webhooks = [], ...rest } of configurations[name]) {
        const present = sandbox.store.get(
          resources[name],
          '',
          textAt({ metadata: metadata ?? {} }, 'metadata', 'name'),
        );
        if (present === undefined) {
          const { name: own = '', labels = {} } = objectAt({ metadata: metadata ?? {} }, 'metadata');
          await sandbox.seed(name, { ...rest, metadata: { name: own, labels }, webhooks }, 'kyverno');
        } else {
          const old = objectAt(present, 'metadata');
          const generation = Number(old['generation'] ?? 0) + 1;
          sandbox.store.put(resources[name], { ...present, metadata: { ...old, generation }, webhooks });
        }
      }
    }
  }

  async #judge(pod: JsonObject): Promise<void> {
    const images = listAt(pod, 'spec', 'containers').map((container) => textAt(container, 'image'));
    for (const image of images) await this.#judgeImage(image);
    this.#podsAsked += 1;
    this.#happened(({ after }) => 'pods' in after && after.pods === this.#podsAsked);
  }

  async #judgeImage(image: string): Promise<void> {
    const { pods, control } = this.#behaviour;
    const answers = pods[image];
    if (answers !== undefined) {
      const nth = this.#asked.get(image) ?? 0;
      this.#asked.set(image, nth + 1);
      return this.#give(answers[nth] ?? answers.at(-1) ?? answers[0], image);
    }
    if (!image.includes('@sha256:')) return;
    if (control !== 'denied') return this.#give(control, image);
    refuse(recordedControl(this.#behaviour, image));
  }

  async #give(answer: PodAnswer, image: string): Promise<void> {
    if ('broken' in answer) {
      if (answer.broken === 'reset') throw new Break(image);
      return new Promise(() => {});
    }
    await this.#clock.sleep(answer.afterMs ?? 0, this.#stopped.signal);
    const { version, names } = this.#behaviour;
    refuse(recordedAnswer({ version, names: { ...names, ...answer.names } }, answer.recorded));
  }
}

/** An admission is the API server's own answer: the Pod as it made it. */
function refuse({ status, body }: RecordedAnswer): void {
  if (status >= 400) throw new Refusal({ status, body });
}
