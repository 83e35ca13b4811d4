import type { Scenario } from './scenario.ts';
import { kyvernoDown, leaseHeld, notEnforced, runnerLost } from './scenarios/outages.ts';
import { neverConverges, sharedPath, staleTimeout, twoPolicies118, unsignedImage } from './scenarios/timeouts.ts';

/** All scenarios; the first is the default. */
export const scenarios: readonly [Scenario, ...Scenario[]] = [
  staleTimeout,
  sharedPath,
  twoPolicies118,
  neverConverges,
  unsignedImage,
  notEnforced,
  kyvernoDown,
  leaseHeld,
  runnerLost,
];
