import type { DrawingListener, DrawnPage } from '../../render/page-drawings';
import { nextMinute, pageKey } from './page-cache';
import type { KeptPage, PageCache } from './page-cache';
import type { PageContent } from './page-content';
import type { PageDocument } from './page-html';
import type { SharedDrawings } from './shared-drawings';

// A page that read the clock and is requested in the second half of its minute is drawn for the next one, so that no visitor waits
// for it when the minute changes.
const drawnAhead = 30_000;

export interface PagesDeps {
  /** Draws the first screen (EDG-7); undefined when nothing is drawn. */
  readonly drawings: Pick<SharedDrawings, 'draw'> | undefined;
  /** Drawn pages, shared by everybody who gets the same. */
  readonly pageCache: PageCache;
}

/** A page for everybody who gets the same: one that was kept, or a new one. */
export type FoundPage =
  | { readonly kind: 'kept'; readonly page: KeptPage }
  | { readonly kind: 'new'; readonly document: PageDocument };

/** The pages of this edge: kept ones are found by what they are, others are drawn. */
export class Pages {
  readonly #deps: PagesDeps;

  constructor(deps: PagesDeps) {
    this.#deps = deps;
  }

  /**
   * Finds the page or draws it. `failed` is called with releases that could not draw it, also after the page has been returned,
   * `rested` with those that are not tried because they failed just before, and `missed` with those that were not drawn in time; they
   * are missing when that is nobody's concern.
   */
  async get(content: PageContent, listener: DrawingListener = {}): Promise<FoundPage> {
    const { drawings } = this.#deps;
    const { now } = content.state;
    if (drawings === undefined) return { kind: 'new', document: content.documentAt(now, undefined) };
    const kept = this.#find(content, now);
    if (kept !== undefined) {
      // Without it, the first visitor of the next minute draws the page.
      if (endsSoon(kept, now)) this.#drawAhead(drawings, content, nextMinute(now)).catch(() => undefined);
      return { kind: 'kept', page: kept };
    }
    const { state, match, address } = content;
    const drawn = await drawings.draw(pageKey(content.identityAt(now)), {
      state,
      match,
      address,
      ...listener,
      // The page is sent without it, and the next visitor gets it.
      late: (tooLate) => void this.#keep(content, now, tooLate),
    });
    if (drawn === undefined) return { kind: 'new', document: content.documentAt(now, undefined) };
    // Another request that waited for the same drawing may have kept the page.
    const shared = this.#find(content, now);
    if (shared !== undefined) return { kind: 'kept', page: shared };
    return { kind: 'new', document: this.#keep(content, now, drawn) };
  }

  #find(content: PageContent, instant: number): KeptPage | undefined {
    return this.#deps.pageCache.find(content.identityAt(instant));
  }

  #keep(content: PageContent, instant: number, drawn: DrawnPage, isAhead = false): PageDocument {
    const document = content.documentAt(instant, drawn);
    const { readsClock } = drawn;
    this.#deps.pageCache.keep(content.identityAt(instant), document, { readsClock, isAhead });
    return document;
  }

  /** Draws and keeps the page of the next minute. */
  async #drawAhead(
    drawings: Pick<SharedDrawings, 'draw'>,
    content: PageContent,
    next: number,
  ): Promise<void> {
    if (this.#find(content, next) !== undefined) return;
    const { state, match, address } = content;
    const drawn = await drawings.draw(pageKey(content.identityAt(next)), {
      state: { ...state, now: next },
      match,
      address,
      isAhead: true,
      late: (tooLate) => void this.#keep(content, next, tooLate, true),
    });
    if (drawn !== undefined && this.#find(content, next) === undefined)
      this.#keep(content, next, drawn, true);
  }
}

/** Whether a page that read the clock is in the second half of its minute. */
function endsSoon({ readsClock }: KeptPage, now: number): boolean {
  return readsClock && nextMinute(now) - now <= drawnAhead;
}
