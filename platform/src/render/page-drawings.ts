import type { PageState, RouteMatch } from '@storefront/contract';
import { ownPageOf } from '../edge/page-files';
import { releaseId } from '../releases/release-store';
import { pairKey } from './drawing';
import type { DrawingOutcome, DrawingPair, FailedBy } from './drawing';
import type { DrawingPool } from './drawing-pool';
import type { PairHealth } from './pair-health';
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
}

export interface PageDrawingsDeps {
  readonly pool: Pick<DrawingPool, 'draw'>;
  readonly parts: Pick<ReleaseParts, 'serverPart' | 'sheetsOf'>;
  readonly health: PairHealth;
  counted(
    outcome: 'drawn' | 'ahead' | 'failed' | 'late' | 'busy' | 'resting' | 'asks-for-more' | 'no-such-page',
  ): void;
}

/** The request of a drawing; `failed` may be called after the page has been sent. */
export interface PageRequest {
  readonly state: PageState;
  readonly match: RouteMatch;
  /** Path and query. */
  readonly address: string;
  failed(failures: readonly FailedDrawing[]): void;
  /** Receives a drawing that was finished after `draw` had given up. */
  late(drawn: DrawnPage): void;
  /** Whether no visitor waits for the page: it is drawn only if nobody else waits for a drawing. */
  readonly isAhead?: boolean;
}

/** Draws the first screens of pages, with exactly the releases that the page names (EDG-7). */
export class PageDrawings {
  constructor(private readonly deps: PageDrawingsDeps) {}

  /** The first screen; undefined when it cannot be drawn, which takes at most the pool's time limit. */
  async draw(request: PageRequest): Promise<DrawnPage | undefined> {
    const decided = decidedFor(request);
    if (decided === undefined) return undefined;
    const { shell, remote, expose } = decided;
    const { parts, health } = this.deps;
    const [shellPart, remotePart] = await Promise.all([
      parts.serverPart(shell),
      remote && parts.serverPart(remote),
    ]);
    if (shellPart === undefined || (remote && remotePart === undefined)) return undefined;
    const pair: DrawingPair = { shell: shellPart, remote: remotePart };
    const key = pairKey(pair);
    const failed = (by: FailedBy, why: string) =>
      request.failed(
        [...(by === 'remote' ? [] : [shell]), ...(by === 'shell' || !remote ? [] : [remote])].map(
          ({ feature, version }) => ({ feature, version, why }),
        ),
      );

    const cooldownReason = health.cooldownReason(key);
    if (cooldownReason !== undefined) {
      this.deps.counted('resting');
      if (cooldownReason !== 'late') failed(cooldownReason.by, cooldownReason.why);
      return undefined;
    }
    const sheetsOfPage = expose ?? ownPageOf(request.match);
    const [shellSheets, pageSheets] = await Promise.all([
      parts.sheetsOf(shell, './start'),
      sheetsOfPage === undefined ? [] : parts.sheetsOf(remote ?? shell, sheetsOfPage),
    ]);
    if (shellSheets === undefined || pageSheets === undefined) return undefined;
    const { isAhead = false, address } = request;
    const drawing = this.deps.pool.draw(
      pair,
      { page: pageToDraw(request.state), address, expose },
      { isAhead },
    );
    void drawing.finalOutcome.then((outcome) => {
      health.record(key, outcome);
      if (outcome.kind === 'failed') failed(outcome.by, outcome.why);
    });
    const outcome = await drawing.outcomeInTime;
    this.deps.counted(isAhead ? 'ahead' : outcomeName(outcome));
    const by = [shell, remote].map((one) => (one ? releaseId(one) : '-')).join(' ');
    const drawnBy = (drawn: DrawingOutcome): DrawnPage | undefined => {
      if (drawn.kind !== 'drawn') return undefined;
      const { html, assumed, readsClock } = drawn;
      return { html, assumed, readsClock, by, shellSheets, pageSheets };
    };
    const drawnInTime = drawnBy(outcome);
    if (drawnInTime === undefined) {
      void drawing.finalOutcome.then((finalOutcome) => {
        const drawn = drawnBy(finalOutcome);
        if (drawn !== undefined) request.late(drawn);
      });
    }
    return drawnInTime;
  }
}

const outcomeName = (outcome: DrawingOutcome) => (outcome.kind === 'not-drawn' ? outcome.why : outcome.kind);

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
function pageToDraw(state: PageState): string {
  const { token: _token, others: _others, ...open } = state;
  return JSON.stringify({ ...open, decisions: {}, apiAuthorization: '' } satisfies PageState);
}
