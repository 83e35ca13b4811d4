import { inputNames, type Mode } from './inputs.ts';
import { type InputName, inputDefaults, jobInputs, listInputs } from './registry.ts';

/** A mode of the action as a command of the shell. */
export interface Command {
  /** What it is for, in one line. */
  readonly about: string;
  /** Flags that the shell cannot do without, with what they have to be. */
  readonly needs: Readonly<Partial<Record<InputName, string>>>;
  /** Inputs of the mode that are no flags, besides those of a job. */
  readonly without: readonly InputName[];
  /** The input that takes what follows the command without a flag. */
  readonly rest?: InputName;
}

/** Every command, by the mode that it runs: a new mode is not complete without its row here. */
export const commands: Readonly<Record<Mode, Command>> = {
  gate: {
    about: 'Hold the Lease, repair, converge, probe, decide, and run the command in --run under the Lease.',
    needs: {
      run: 'needed, the deploy command, since at a shell nothing else holds the Lease until the deploy is over',
    },
    without: ['confirm-holder'],
  },
  assert: {
    about: 'Inside the command of a gate: is the Lease still ours?',
    needs: {},
    without: [],
  },
  release: {
    about: 'Free the Lease of a lost run or person, who must be silent for two of its durations.',
    needs: { 'confirm-holder': 'needed, the exact holder to be freed' },
    without: [],
  },
  diagnose: {
    about: 'What blocks writes to the cluster now, what will, and what may: whose, and what to run. Read only.',
    needs: {},
    without: ['lease', 'lease-duration-seconds'],
  },
  check: {
    about: 'Judge policy files and manifests without a cluster: files, globs and folders below this one.',
    needs: {
      'check-paths': 'needed, the files, globs or folders to be judged; they may follow the command: check PATHS',
    },
    without: [],
    rest: 'check-paths',
  },
};

/** A flag of a command. It has the name of an input of action.yml, and means the same. */
export interface Flag {
  readonly name: InputName;
  /** A switch takes no value, and a list may be given several times. */
  readonly kind: 'switch' | 'value' | 'list';
  readonly isNeeded: boolean;
}

/** The one rule by which inputs become flags; in the order of action.yml. */
export function flagsOf(mode: Mode): readonly Flag[] {
  const { needs, without } = commands[mode];
  const place = (name: InputName): number => Object.keys(inputDefaults).indexOf(name);
  return inputNames[mode]
    .filter((name) => !jobInputs.includes(name) && !without.includes(name))
    .toSorted((one, other) => place(one) - place(other))
    .map((name) => ({ name, kind: kindOf(name), isNeeded: name in needs }));
}

function kindOf(name: InputName): Flag['kind'] {
  if (inputDefaults[name] === 'false') return 'switch';
  return listInputs.includes(name) ? 'list' : 'value';
}

/** Every exit code, with what it says. */
export const exitCodes: readonly (readonly [code: string, meaning: string])[] = [
  [
    '0',
    'Proceed: `gate` proceeded and its command succeeded, the Lease is ours, it was released, or a diagnosis or check found nothing that `--fail-on` names.',
  ],
  [
    '1',
    'Refuse. The reason code says why; it is `cancelled` after a signal. Also: the Lease was lost under the command.',
  ],
  ['2', 'The command line, an input or the kubeconfig cannot be used. Nothing was written.'],
  ['other', "The command's own exit code, or 128 and the number of the signal that ended it. It may be 1 or 2 too."],
];

export function isMode(text: string): text is Mode {
  return Object.hasOwn(commands, text);
}
