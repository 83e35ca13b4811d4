import type { Style, Terminal } from '../process/terminal.ts';
import { redact } from '../text/redact.ts';
import type { InputName, StateKey } from './registry.ts';
import type { Annotation, Runner } from './runner.ts';

/**
 * What a shell does for a run: inputs come from the command line, progress goes to standard error, and state lives as
 * long as the process, which plays main and post. The verdict is printed as a whole, so outputs and summary go nowhere.
 */
export class ShellRunner implements Runner {
  readonly #terminal: Terminal;
  readonly #inputs: ReadonlyMap<InputName, string>;
  readonly #state = new Map<StateKey, string>();
  readonly #secrets: string[] = [];

  /** `inputs` is looked at anew each time. */
  constructor(terminal: Terminal, inputs: ReadonlyMap<InputName, string>) {
    this.#terminal = terminal;
    this.#inputs = inputs;
  }

  input(name: InputName): string {
    return this.#inputs.get(name) ?? '';
  }

  output(): void {}

  saveState(key: StateKey, value: string): void {
    this.#state.set(key, value);
  }

  savedState(key: StateKey): string {
    return this.#state.get(key) ?? '';
  }

  /** The later steps of a shell are the commands that this process starts. */
  exportVariable(name: string, value: string): void {
    process.env[name] = value;
  }

  line(text: string): void {
    this.#print(`  ${text}`);
  }

  openGroup(title: string): void {
    this.#print(title, 'bold');
  }

  closeGroup(): void {}

  annotate(kind: 'error' | 'warning', { title, message }: Annotation): void {
    this.#print(title, kind === 'error' ? 'red' : 'bold');
    for (const line of message.split('\n')) this.line(line);
  }

  async appendSummary(): Promise<void> {}

  mask(secret: string): void {
    if (secret !== '') this.#secrets.push(secret);
  }

  #print(text: string, style?: Style): void {
    this.#terminal.err(redact(text, this.#secrets), style);
  }
}
