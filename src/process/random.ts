import { randomBytes } from 'node:crypto';
import type { Randomness } from '../steps/context.ts';

export const systemRandom: Randomness = {
  hex: (bytes) => randomBytes(bytes).toString('hex'),
  fraction: () => Math.random(),
};
