import type { Clock } from '../clock';
import type { CommandResult } from '../registry/change';
import { collectReleases } from './collect-releases';
import type { AuditNote } from '../registry/attempt';
import type { Registry } from '../registry/registry';
import type { RegistryState } from '../registry/state';
import type { ReleaseFiles } from '../releases/release-files';
import type { ReleaseId } from '../releases/release-store';

export interface CollectDeps {
  readonly registry: Pick<Registry, 'run' | 'tryOut'>;
  readonly files: Pick<ReleaseFiles, 'remove'>;
  readonly clock: Clock;
  readonly brands: () => readonly string[];
  /** The releases that brand files pin. */
  readonly pinned: () => readonly ReleaseId[];
  readonly retentionDays: number;
}

/**
 * Collects releases and removes their files (REL-9) while no other change of the registry can happen: a concurrent publication
 * finds out afterwards which of its files were removed, and writes them again.
 */
export async function collect(
  { registry, files, clock, brands, pinned, retentionDays }: CollectDeps,
  { actor, reason, tryOut }: Pick<AuditNote, 'actor' | 'reason'> & { readonly tryOut: boolean },
): Promise<CommandResult> {
  const wanted = { retentionDays, pinned: pinned() };
  const context = { now: clock.now(), brands: brands() };
  const collection = (state: RegistryState) => collectReleases(state, wanted, context);
  return registry[tryOut ? 'tryOut' : 'run']({
    actor,
    reason,
    action: 'release collect',
    subject: 'releases',
    releases: 'all',
    command: (state) => collection(state).result,
    meanwhile: (state) => files.remove(collection(state).files),
  });
}

/** The periodic job; several processes may run it. */
export function collectJob(deps: CollectDeps) {
  return {
    name: 'collect releases',
    everySeconds: 3_600,
    async run(): Promise<void> {
      await collect(deps, { actor: 'collector', reason: 'the periodic job', tryOut: false });
    },
  };
}
