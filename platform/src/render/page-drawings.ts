import type { PageDecision, PageState, RouteMatch } from '@storefront/contract';
import { ownPageOf } from '../decisions/page-files';
import { releaseId } from '../releases/release-store';
import type { DrawingOutcome, DrawingPair, PartPlace } from './drawing';
import type { DrawingPool } from './drawing-pool';
import type { FailureCause, PairHealth } from './pair-health';
import type { InlineSheet, ReleaseParts } from './release-parts';

/** The first screen of a page as HTML. */
export interface DrawnPage {
  readonly html: string;
  /** The releases that drew it: `shell@1.0.0 listing@1.2.0`, or `-` in place of the remote. */
  readonly by: string;
  readonly assumed: readonly string[];
  /** Whether it depends on the minute in which it was drawn. */
  readonly readsClock: boolean;
  /** The style sheets of the shell's start, which replace its links, and those of the page. */
  readonly shellSheets: readonly InlineSheet[];
  readonly pageSheets: readonly InlineSheet[];
}

/** A release that could not draw a page of its own. */
export interface FailedDrawing {
  readonly feature: string;
  readonly version: string;
  readonly why: string;
  /** Where in its server part it was thrown, if that is known. */
  readonly at?: PartPlace | undefined;
}

export interface PageDrawingsDeps {
  readonly pool: Pick<DrawingPool, 'draw'>;
  readonly parts: Pick<ReleaseParts, 'serverPart' | 'sheetsOf'>;
  readonly health: PairHealth;
  /** Called with the release whose page was asked for. */
  counted(outcome: CountedOutcome, page: CountedPage): void;
}

/** What became of a requested drawing, for figures. */
export type CountedOutcome =
  'drawn' | 'ahead' | 'failed' | 'resting' | Extract<DrawingOutcome, { kind: 'not-drawn' }>['why'];

/** The brand of a drawing, and the release whose page it is: the remote's, or the shell's. */
interface CountedPage {
  readonly brand: string;
  readonly release: PageDecision;
}

/** The request of a drawing. */
export interface PageRequest {
  readonly state: PageState;
  readonly match: RouteMatch;
  /** Path and query. */
  readonly address: string;
  /**
   * Receives the releases that failed, once for a drawing, also after the page has been sent; missing when no visitor gets the page,
   * or one whose page loads do not count.
   */
  readonly failed?: ((failures: readonly FailedDrawing[]) => void) | undefined;
  /** Receives the releases that are not tried now, because they failed just before; missing where that is nobody's concern (GRD-8). */
  readonly rested?: ((failures: readonly FailedDrawing[]) => void) | undefined;
  /** Receives the releases that are not to blame for a drawing that is not made in time, with the reason; missing where nobody asks. */
  readonly missed?: ((failures: readonly FailedDrawing[]) => void) | undefined;
  /** Milliseconds that the page waits for its drawing; those of a visitor when missing. */
  readonly timeout?: number | undefined;
  /** Receives a drawing that was finished after `draw` had given up. */
  late(drawn: DrawnPage): void;
  /** Whether no visitor waits for the page: it is drawn only if nobody else waits for a drawing. */
  readonly isAhead?: boolean;
  /** Whether the drawing is made for this page alone, although another page that is the same is being drawn. */
  readonly isAlone?: boolean;
}

/** What is told about a drawing that is not made, how long it is waited for, and whether others may wait for it. */
export type DrawingListener = Pick<PageRequest, 'failed' | 'rested' | 'missed' | 'timeout' | 'isAlone'>;

/** Draws the first screens of pages, with exactly the releases that the page names (EDG-7). */
export class PageDrawings {
  constructor(private readonly deps: PageDrawingsDeps) {}

  /** The first screen; undefined when it cannot be drawn, which takes at most the pool's time limit. */
  async draw(request: PageRequest): Promise<DrawnPage | undefined> {
    const decided = decidedFor(request);
    if (decided === undefined) return undefined;
    const { shell, remote, expose } = decided;
    const { parts, health } = this.deps;
    const page = { brand: request.state.brand.id, release: remote ?? shell };
    const [shellPart, remotePart] = await Promise.all([
      parts.serverPart(shell),
      remote && parts.serverPart(remote),
    ]);
    if (shellPart === undefined || (remote && remotePart === undefined)) return undefined;
    const pair: DrawingPair = { shell: shellPart, remote: remotePart };
    // The pair failed on the pages of others. That says nothing new about it, so it counts for nobody (GRD-8).
    if (health.isResting(pair)) {
      this.deps.counted('resting', page);
      const cause = health.causeOfRest(pair);
      if (cause !== undefined) request.rested?.(failuresOf({ shell, remote }, cause));
      return undefined;
    }
    const sheetsOfPage = expose ?? ownPageOf(request.match);
    const [shellSheets, pageSheets] = await Promise.all([
      parts.sheetsOf(shell, './start'),
      sheetsOfPage === undefined ? [] : parts.sheetsOf(remote ?? shell, sheetsOfPage),
    ]);
    if (shellSheets === undefined || pageSheets === undefined) return undefined;
    const { isAhead = false, address, timeout } = request;
    const drawing = this.deps.pool.draw(
      pair,
      { page: pageToDraw(request.state), address, expose },
      { isAhead, timeout },
    );
    void drawing.finalOutcome.then((outcome) => {
      const guilty = health.record(pair, outcome);
      if (outcome.kind === 'failed' && guilty !== undefined)
        request.failed?.(failuresOf({ shell, remote }, { ...outcome, by: guilty }));
    });
    const outcome = await drawing.outcomeInTime;
    this.deps.counted(isAhead ? 'ahead' : outcomeName(outcome), page);
    const by = [shell, remote].map((one) => (one ? releaseId(one) : '-')).join(' ');
    const drawnBy = (drawn: DrawingOutcome): DrawnPage | undefined => {
      if (drawn.kind !== 'drawn') return undefined;
      const { html, assumed, readsClock } = drawn;
      return { html, assumed, readsClock, by, shellSheets, pageSheets };
    };
    const drawnInTime = drawnBy(outcome);
    const whyMissed = outcome.kind === 'not-drawn' ? missedBecause[outcome.why] : undefined;
    if (whyMissed !== undefined) {
      const { feature, version } = page.release;
      request.missed?.([{ feature, version, why: whyMissed }]);
    }
    if (drawnInTime === undefined) {
      void drawing.finalOutcome.then((finalOutcome) => {
        const drawn = drawnBy(finalOutcome);
        if (drawn !== undefined) request.late(drawn);
      });
    }
    return drawnInTime;
  }
}

// No reason is given for a page that is not drawn on purpose.
const missedBecause: Partial<Record<Extract<DrawingOutcome, { kind: 'not-drawn' }>['why'], string>> = {
  late: 'it took too long',
  busy: 'the server had too much to draw',
  interrupted: 'its process was ended',
};

const outcomeName = (outcome: DrawingOutcome) => (outcome.kind === 'not-drawn' ? outcome.why : outcome.kind);

function failuresOf(
  { shell, remote }: { readonly shell: PageDecision; readonly remote: PageDecision | undefined },
  { by, why, at }: FailureCause,
): FailedDrawing[] {
  const failed = [...(by === 'remote' ? [] : [shell]), ...(by === 'shell' || !remote ? [] : [remote])];
  return failed.map(({ feature, version }) => ({
    feature,
    version,
    why,
    // The place is in the remote, or in the shell when it draws alone.
    ...(at !== undefined && (remote === undefined || feature === remote.feature) && { at }),
  }));
}

/** The decisions of the releases that draw a page: the shell, and the remote of the route unless the page is the shell's own. */
function decidedFor({ state: { decisions }, match }: Pick<PageRequest, 'state' | 'match'>) {
  const { shell } = decisions;
  if (shell === undefined || match.kind === 'redirect') return undefined;
  if (match.kind !== 'page' || match.route.owner.kind !== 'remote')
    return { shell, remote: undefined, expose: undefined };
  const { feature, expose } = match.route.owner;
  const remote = decisions[feature];
  return remote && { shell, remote, expose };
}

/** The part of a page's state that a drawing may depend on: nothing of the visitor, and no releases except those that draw. */
export function pageToDraw(state: PageState): string {
  const { token: _token, others: _others, previewFaults: _faults, ...open } = state;
  return JSON.stringify({ ...open, decisions: {}, apiAuthorization: '' } satisfies PageState);
}
