import * as v from 'valibot';

/** Names of the files in the keeper's private folder. */
export const keeperFiles = {
  settings: 'settings.json',
  kubeconfig: 'kubeconfig.json',
  status: 'status.json',
  /** The keeper that was started last, from the moment that it was: its status comes only when it is up. */
  process: 'process.json',
  log: 'log.txt',
  /** Whoever puts it there tells the keeper to end. */
  stop: 'stop',
  /** The deploy command that is under way, if the gate was given one. */
  run: 'run.json',
  script: 'run.sh',
} as const;

const whole = v.pipe(v.number(), v.integer());
const text = v.pipe(v.string(), v.nonEmpty());

/** A process as it can be told from a later one with the same id; `startTicks` is empty where nobody tells it. */
const processSchema = v.object({ pid: whole, startTicks: v.string() });

const settingsSchema = v.object({
  version: v.literal(1),
  /** Address of the API server, as it was at the start. */
  server: text,
  lease: v.object({ namespace: text, name: text }),
  uid: text,
  holder: text,
  durationSeconds: v.pipe(whole, v.minValue(1)),
  /** When the claim was sent; milliseconds on the monotonic clock that all processes of the machine share. */
  claimedAtMs: v.number(),
  /** On the same clock: the keeper ends then, whatever happens. */
  untilMs: v.number(),
  /** The runner's process whose end is the end of the job. */
  worker: v.optional(processSchema),
  /** Where to cancel the run when the Lease is lost; absent: nothing is cancelled. */
  cancel: v.optional(v.object({ apiUrl: text, repository: text, runId: text })),
});

/** All that the keeper is told, but for the credentials. */
export type KeeperSettings = Readonly<v.InferOutput<typeof settingsSchema>>;

const statusSchema = v.object({
  version: v.literal(1),
  /** `lost` and `ended` are final: the keeper writes nothing after them. */
  state: v.picklist(['holding', 'stale', 'lost', 'ended']),
  process: processSchema,
  /** When the newest renewal that the server took was sent, on the shared monotonic clock. */
  renewedAtMs: v.number(),
  renewals: whole,
  /** Why the state is what it is; empty while there is nothing to say. */
  reason: v.string(),
});

/** What the keeper says about itself and the Lease. */
export type KeeperStatus = Readonly<v.InferOutput<typeof statusSchema>>;

const runSchema = v.object({
  process: processSchema,
  graceMs: v.number(),
  /** When the command was asked to end, on the shared monotonic clock; absent while it may go on. */
  askedAtMs: v.optional(v.number()),
});

/** The deploy command that is under way. */
export type RunRecord = Readonly<v.InferOutput<typeof runSchema>>;

function parsed<S extends v.GenericSchema>(schema: S, json: string | undefined): v.InferOutput<S> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(json ?? ''));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the settings; anything but a whole and valid file is `undefined`. */
export const readSettings = (json: string | undefined): KeeperSettings | undefined => parsed(settingsSchema, json);

/** Reads the status; anything but a whole and valid file is `undefined`. */
export const readStatus = (json: string | undefined): KeeperStatus | undefined => parsed(statusSchema, json);

/** Reads which process was started as keeper last; `undefined` where none was. */
export const readProcess = (json: string | undefined): KeeperStatus['process'] | undefined =>
  parsed(processSchema, json);

/** Reads which deploy command is under way; `undefined` where there is none. */
export const readRun = (json: string | undefined): RunRecord | undefined => parsed(runSchema, json);
