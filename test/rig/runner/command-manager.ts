import { type Command, parseCommand } from './command.ts';
import type { Masker } from './masks.ts';
import type { StepLog } from './step-log.ts';

/** What commands in a step's output change. */
export interface CommandEffects {
  readonly outputs: Map<string, string>;
  readonly state: Map<string, string>;
  /** Files of problem matchers that the step has asked to load. The rig loads none. */
  readonly matchers: string[];
  /** True once a command was malformed: the step fails whatever its exit code. */
  failed: boolean;
}

interface Context {
  readonly log: StepLog;
  readonly masker: Masker;
  readonly effects: CommandEffects;
  echo: boolean;
}

type Handler = (context: Context, command: Command) => void;

/** Commands that are never echoed, because they print or hide something themselves. */
const silent: ReadonlySet<string> = new Set(['add-mask', 'debug', 'error', 'warning', 'notice']);

const handlers: Readonly<Record<string, Handler>> = {
  error: ({ log }, command) => log.annotate('error', command),
  warning: ({ log }, command) => log.annotate('warning', command),
  notice: ({ log }, command) => log.annotate('notice', command),
  debug: () => undefined,
  group: ({ log }, { data }) => log.write(`##[group]${data}`),
  endgroup: ({ log }) => log.write('##[endgroup]'),
  echo: (context, { data }) => {
    const value = data.trim().toUpperCase();
    if (value !== 'ON' && value !== 'OFF') {
      throw new Error(`Invalid echo command value. Possible values can be: 'on', 'off'. Current value is: '${data}'.`);
    }
    context.echo = value === 'ON';
  },
  'add-mask': addMask,
  'add-matcher': ({ effects }, { data }) => effects.matchers.push(data),
  'remove-matcher': () => undefined,
  'set-output': (context, command) => store(context, command, context.effects.outputs),
  'save-state': (context, command) => store(context, command, context.effects.state),
  'set-env': disabled,
  'add-path': disabled,
};

/**
 * Reads a step's output line by line, acts on commands and writes everything else to the log. One manager serves stdout
 * and stderr of one step, so `stop-commands` on the one also stops the other.
 * Source: actions/runner `src/Runner.Worker/ActionCommandManager.cs`, `Handlers/OutputManager.cs`.
 */
export function createCommandManager(log: StepLog, masker: Masker, effects: CommandEffects): (line: string) => void {
  const context: Context = { log, masker, effects, echo: false };
  let stopToken: string | undefined;
  const known = (name: string): boolean => {
    const lower = name.toLowerCase();
    return lower === 'stop-commands' || Object.hasOwn(handlers, lower) || lower === stopToken?.toLowerCase();
  };

  return (line) => {
    const command = parseCommand(line, known);
    if (command === undefined) return log.write(line);
    if (stopToken !== undefined) {
      if (command.name === stopToken.toLowerCase()) stopToken = undefined;
      return log.write(line);
    }
    if (command.name !== 'stop-commands') return run(context, command, line);
    if (isStopTokenUsable(command.data)) {
      stopToken = command.data;
      if (stopToken.length > 6) masker.add(stopToken);
      return log.write(line);
    }
    log.error(`'${command.data}' cannot be an end token: it is empty, 'pause-logging' or a workflow command.`);
    effects.failed = true;
  };
}

function run(context: Context, command: Command, line: string): void {
  const isSilent = silent.has(command.name);
  if (context.echo && !isSilent) context.log.write(line);
  try {
    handlers[command.name]?.(context, command);
  } catch (error) {
    context.log.error(`Unable to process command '${isSilent ? command.name : line}' successfully.`);
    context.log.error(error instanceof Error ? error.message : String(error));
    context.effects.failed = true;
  }
}

function isStopTokenUsable(token: string): boolean {
  const lower = token.toLowerCase();
  return token !== '' && lower !== 'pause-logging' && lower !== 'stop-commands' && !Object.hasOwn(handlers, lower);
}

function addMask({ log, masker, echo }: Context, { data }: Command): void {
  if (data.trim() === '') {
    log.warning("Can't add secret mask for empty string in ##[add-mask] command.");
    return;
  }
  if (echo) log.write('::add-mask::***');
  masker.add(data);
}

function store({ log }: Context, { name, properties, data }: Command, target: Map<string, string>): void {
  const key = properties.get('name');
  if (key === undefined) throw new Error(`Required field 'name' is missing in ##[${name}] command.`);
  log.warning(
    `The \`${name}\` command is deprecated and will be disabled soon. Please upgrade to using Environment Files.`,
  );
  target.set(key, data);
}

function disabled(_context: Context, { name }: Command): void {
  throw new Error(`The \`${name}\` command is disabled. Please upgrade to using Environment Files.`);
}
