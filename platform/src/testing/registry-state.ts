import { accepted } from '../registry/change';
import type { CommandResult } from '../registry/change';
import { applyChange } from '../registry/apply-change';
import { emptyState } from '../registry/state';
import type { RolloutContext, RegistryState } from '../registry/state';
import { aReleaseOf } from './releases';

/** The instant and the brands in tests of commands. */
export const testContext: RolloutContext = {
  now: new Date('2026-11-21T18:00:00Z'),
  brands: ['market', 'northbank'],
  watchMinutes: 0,
};

/** The registry after a command that must be accepted. */
export function after(state: RegistryState, result: CommandResult): RegistryState {
  if (result.kind === 'refused') throw new Error(result.faults.join('\n'));
  return result.changes.reduce(
    (one, change) => applyChange(one, change, testContext.now.toISOString()),
    state,
  );
}

/** A registry in which these versions of checkout are published, and the first of them is stable. */
export function withCheckout(...versions: readonly string[]): RegistryState {
  const published = after(
    emptyState,
    accepted(
      versions.map((version) => ({ kind: 'release-published', release: aReleaseOf('checkout', version) })),
      [],
    ),
  );
  const [first = ''] = versions;
  return after(
    published,
    accepted(
      [{ kind: 'became-stable', turn: 'promote', name: 'checkout', version: first, brands: 'all' }],
      [],
    ),
  );
}
