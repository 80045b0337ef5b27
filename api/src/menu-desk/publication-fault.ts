import type { CatalogueProfile } from '../catalogue/format';
import { copy } from './copy';
import type { Draft } from './draft';
import { draftFaults } from './draft-faults';

/** Why a draft cannot be published, in a sentence; '' when it can (KIT-43, KIT-46). */
export function publicationFault(
  profile: CatalogueProfile,
  edits: number,
  { document, unfit }: Draft,
): string {
  if (edits === 0) return copy.nothing;
  if (unfit.size > 0) return copy.unfit;
  return draftFaults(profile, document).length > 0 ? copy.faulty : '';
}
