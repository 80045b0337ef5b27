import type { Mutant } from '../mutant';
import { platform } from './platform';
import { remotes, shared, shell } from './browser';
import { pricing } from './pricing';
import { security } from './security';
import { trade } from './trade';

/** Every break that a test has to notice. */
export const mutants: readonly Mutant[] = [
  ...pricing,
  ...security,
  ...trade,
  ...platform,
  ...shell,
  ...remotes,
  ...shared,
];
