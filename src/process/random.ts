import { randomBytes } from 'node:crypto';

/** Chance as a parameter, as the clock is. */
export interface Randomness {
  /** `bytes` random bytes as hexadecimal digits. */
  hex(bytes: number): string;
  /** Uniform in [0, 1). */
  fraction(): number;
}

export const systemRandom: Randomness = {
  hex: (bytes) => randomBytes(bytes).toString('hex'),
  fraction: () => Math.random(),
};
