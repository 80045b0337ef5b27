import { nameOfRelease } from '@storefront/contract';
import type { RegistryAnswer } from '@storefront/contract';

type Turns = RegistryAnswer<'state'>['turns'];

/** Whether brands have a say in a release: it is a partner's, or of a feature that is not stable on all brands yet (REL-14). */
export function isForBrandsToAccept(release: string, turns: Turns): boolean {
  const name = nameOfRelease(release);
  return name.includes('/') || !turns.some((turn) => turn.name === name && turn.brands === 'all');
}
