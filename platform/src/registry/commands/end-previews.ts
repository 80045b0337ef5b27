import { releaseId } from '../../releases/release-store';
import type { ReleaseId } from '../../releases/release-store';
import { accepted, refused } from '../change';
import type { CommandResult } from '../change';
import type { CommandContext } from '../state';
import { brandFaults } from './checks';

export interface EndPreviews {
  readonly brand: string;
  readonly release: ReleaseId;
}

/** Ends every preview link made so far that shows a release on a brand, also where it is open (ROL-5). */
export function endPreviews({ brand, release }: EndPreviews, context: CommandContext): CommandResult {
  const faults = brandFaults([brand], context);
  if (faults.length > 0) return refused(...faults);
  const id = releaseId(release);
  return accepted(
    [{ kind: 'previews-ended', brand, release: id }],
    [`No preview link made so far shows ${id} on ${brand} any more. A new one can be made.`],
  );
}
