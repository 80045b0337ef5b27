import type { Mutant } from '../mutant';
import { security, trade } from './api';
import { platform } from './platform';
import { remotes, shared, shell } from './browser';
import { pricing } from './pricing';

/** Every break that some test has to notice. */
export const mutants: readonly Mutant[] = [
  ...pricing,
  ...security,
  ...trade,
  ...platform,
  ...shell,
  ...remotes,
  ...shared,
];
