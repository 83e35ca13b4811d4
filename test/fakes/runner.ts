import { type InputName, type OutputName, type StateKey, stateKeys } from '../../src/runner/registry.ts';
import type { Annotation, Runner } from '../../src/runner/runner.ts';

/** A runner that writes down what a step does; it knows no input and no state that it was not given. */
export class FakeRunner implements Runner {
  readonly outputs = new Map<OutputName, string>();
  readonly state = new Map<StateKey, string>();
  readonly exported = new Map<string, string>();
  readonly lines: string[] = [];
  readonly annotations: string[] = [];
  /** The same with their places. */
  readonly annotated: (Annotation & { readonly kind: 'error' | 'warning' })[] = [];
  readonly masked: string[] = [];
  readonly summaries: string[] = [];
  readonly #inputs: Partial<Record<InputName, string>>;

  constructor(inputs: Partial<Record<InputName, string>> = {}, state: Partial<Record<StateKey, string>> = {}) {
    this.#inputs = inputs;
    for (const key of stateKeys) if (state[key] !== undefined) this.state.set(key, state[key]);
  }

  input(name: InputName): string {
    return this.#inputs[name] ?? '';
  }

  /** As in the runner's file, the last value counts. */
  output(name: OutputName, value: string): void {
    this.outputs.set(name, value);
  }

  saveState(key: StateKey, value: string): void {
    this.state.set(key, value);
  }

  savedState(key: StateKey): string {
    return this.state.get(key) ?? '';
  }

  exportVariable(name: string, value: string): void {
    this.exported.set(name, value);
  }

  line(text: string): void {
    this.lines.push(text);
  }

  openGroup(title: string): void {
    this.lines.push(`# ${title}`);
  }

  closeGroup(): void {}

  annotate(kind: 'error' | 'warning', annotation: Annotation): void {
    const { title, message } = annotation;
    this.annotated.push({ kind, ...annotation });
    this.annotations.push(`${kind === 'error' ? '' : 'warning '}${title}: ${message}`);
  }

  async appendSummary(markdown: string): Promise<void> {
    this.summaries.push(markdown);
  }

  mask(secret: string): void {
    this.masked.push(secret);
  }
}
