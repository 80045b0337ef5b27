import { releaseId } from '../releases/release-store';
import { stableHistory } from './stable-history';
import { isUsable } from './state';
import type { RegistryState } from './state';

/**
 * The versions of a name that a brand can fall back to, the stable one first, without revoked and collected ones. They are
 * removed from the history and not from the turns: a rollback to a release that was revoked later is still in effect.
 */
export function usableHistory(
  { turns, releases }: Pick<RegistryState, 'turns' | 'releases'>,
  name: string,
  brand: string,
): string[] {
  const ofName = turns.filter((turn) => turn.name === name);
  return stableHistory(ofName, brand).filter((version) =>
    isUsable(releases.get(releaseId({ name, version })) ?? {}),
  );
}
