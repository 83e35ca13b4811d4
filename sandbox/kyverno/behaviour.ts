/** Versions whose webhooks, answers and control denials are all recorded. */
type RecordedVersion = '1.18.2' | '1.19.1';

/** What a Kyverno does in one scenario, told by what a real one was recorded to do; see `test/recorded`. */
export interface KyvernoBehaviour {
  readonly version: RecordedVersion;
  /** The recorded set whose policies and webhook configurations are there at the start. */
  readonly set: string;
  /** Names instead of the recorded ones: policies `p1`, `p2`, and the registry `127.0.0.1:15000`. */
  readonly names: Readonly<Record<string, string>>;
  /** What is published after which write; what has no entry is never published. */
  readonly publications: readonly Publication[];
  /** By image: its answers in their order, the last for ever. An image that is not here is matched by no policy. */
  readonly pods: Readonly<Record<string, readonly [PodAnswer, ...PodAnswer[]]>>;
  /** What a Pod with a forged digest gets: the recorded denial of a control, or something else. */
  readonly control: 'denied' | PodAnswer;
  /** What every write of a policy gets from Kyverno's own webhook; admitted when absent. */
  readonly policyWrites?: PodAnswer;
  /** What every write of a Service gets from a webhook of Kyverno; admitted when absent. */
  readonly serviceWrites?: PodAnswer;
}

/** Happens once, when its event does. */
export interface Publication {
  readonly after: PublicationEvent;
  readonly steps: readonly PublicationStep[];
}

type PublicationEvent =
  | { readonly policy: string; readonly timeoutSeconds: number }
  /** So many Pods have been asked about. */
  | { readonly pods: number };

/** A recorded set that is published so long after the step before. */
interface PublicationStep {
  readonly set: string;
  readonly afterMs: number;
}

export type PodAnswer =
  /** The answer of that name in the record of this version. */
  | {
      readonly recorded: string;
      readonly afterMs?: number;
      /** Names in it that are others here, besides those of the scenario. */
      readonly names?: Readonly<Record<string, string>>;
    }
  /** Nobody answers until the API server's budget for a request is over. */
  | { readonly broken: 'hang' }
  /** The connection to the API server breaks. */
  | { readonly broken: 'reset' };
