import type { DrawnPage, PageRequest } from '../render/page-drawings';
import { nextMinute, pageKey } from './page-cache';
import type { KeptPage, PageCache, PageIdentity } from './page-cache';
import type { SharedDrawings } from './shared-drawings';

// A page that read the clock and is requested in the second half of its minute is drawn for the next one, so that no visitor waits
// for it when the minute changes.
const drawnAhead = 30_000;

/** A page as it is at one instant. */
interface PageAtInstant {
  readonly identity: PageIdentity;
  /** Keeps the page as it was drawn; `isAhead` when it is the next minute's. */
  readonly keep: (drawn: DrawnPage, isAhead?: boolean) => unknown;
}

interface DrawAheadDeps {
  readonly drawings: Pick<SharedDrawings, 'draw'>;
  readonly pageCache: Pick<PageCache, 'find'>;
}

/** Whether a page that read the clock is in the second half of its minute. */
export function endsSoon(kept: Pick<KeptPage, 'readsClock'> | undefined, now: number): boolean {
  return kept?.readsClock === true && nextMinute(now) - now <= drawnAhead;
}

/** Draws and keeps a page of the next minute; `request` has the state of that minute. */
export async function drawAhead(
  { drawings, pageCache }: DrawAheadDeps,
  { identity, keep }: PageAtInstant,
  request: Pick<PageRequest, 'state' | 'match' | 'address'>,
): Promise<void> {
  if (pageCache.find(identity) !== undefined) return;
  const drawn = await drawings.draw(pageKey(identity), {
    ...request,
    isAhead: true,
    // A failure is reported when a visitor gets the page; nobody gets this one.
    failed: () => undefined,
    late: (tooLate) => void keep(tooLate, true),
  });
  if (drawn !== undefined && pageCache.find(identity) === undefined) keep(drawn, true);
}
