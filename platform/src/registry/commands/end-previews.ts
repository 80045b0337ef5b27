import { releaseId } from '../../releases/release-store';
import type { ReleaseId } from '../../releases/release-store';
import { accepted, refused } from '../change';
import type { CommandResult } from '../change';
import { staffMark } from '../preview-token';
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

/** Ends every mark of staff made so far for a brand (ROL-10). */
export function endStaffMarks({ brand }: Pick<EndPreviews, 'brand'>, context: CommandContext): CommandResult {
  const faults = brandFaults([brand], context);
  if (faults.length > 0) return refused(...faults);
  return accepted(
    [{ kind: 'previews-ended', brand, release: staffMark }],
    [`No browser that was marked as staff of ${brand} so far is that any more. A new link can be made.`],
  );
}
