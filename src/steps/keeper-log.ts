import { keeperFiles } from '../lease/keeper-files.ts';
import type { Clock } from '../process/clock.ts';
import type { Folder } from '../process/folder.ts';
import { logLine } from '../text/log.ts';

/** Lines that are kept: the first ones, which say how it began, and the last ones. */
const FIRST = 50;
const LAST = 150;
const LONGEST_LINE = 400;

/** The keeper's log for post: bounded, each line with its time and cleaned. It goes on from that of a keeper that died. */
export class KeeperLog {
  readonly #folder: Folder;
  readonly #clock: Clock;
  readonly #first: string[] = [];
  readonly #last: string[] = [];
  #dropped = 0;

  constructor(folder: Folder, clock: Clock) {
    this.#folder = folder;
    this.#clock = clock;
    const before = folder.read(keeperFiles.log) ?? '';
    for (const line of before.split('\n')) if (line !== '') this.#add(line);
  }

  /** Adds a line. A log that cannot be written is no reason to let the Lease go. */
  say(line: string): void {
    this.#add(logLine(`${this.#clock.now().toISOString()} ${line}`, LONGEST_LINE));
    const gap = this.#dropped === 0 ? [] : [`… ${this.#dropped} lines left out`];
    this.#folder.note(keeperFiles.log, [...this.#first, ...gap, ...this.#last].join('\n'));
  }

  #add(line: string): void {
    if (this.#first.length < FIRST) this.#first.push(line);
    else this.#last.push(line);
    if (this.#last.length <= LAST) return;
    this.#last.shift();
    this.#dropped += 1;
  }
}
