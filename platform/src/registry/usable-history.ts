import { releaseId } from '../releases/release-store';
import { acceptanceCheck, findPartner } from './acceptance';
import { stableHistory } from './stable-history';
import { isUsable } from './state';
import type { RegistryState } from './state';

/**
 * The versions of a name that a brand can fall back to, the stable one first, without revoked and collected ones and those
 * that the brand does not accept (REL-14). They are
 * removed from the history and not from the turns: a rollback to a release that was revoked later is still in effect.
 */
export function usableHistory(
  state: Pick<RegistryState, 'turns' | 'releases' | 'acceptances' | 'trusted'>,
  name: string,
  brand: string,
): string[] {
  const { turns, releases } = state;
  const isAccepted = findPartner(name) === undefined ? () => true : acceptanceCheck(state);
  const ofName = turns.filter((turn) => turn.name === name);
  return stableHistory(ofName, brand).filter(
    (version) =>
      isUsable(releases.get(releaseId({ name, version })) ?? {}) && isAccepted({ name, version }, brand),
  );
}
