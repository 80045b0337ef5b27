import { releaseId } from '../../releases/release-store';
import type { DrawnPage, FailedDrawing, PageDrawings, PageRequest } from '../../render/page-drawings';
import { drawnHtmlFault } from './drawn-html-faults';

interface RunningDrawing {
  readonly drawn: Promise<DrawnPage | undefined>;
  /** Receives the failures of the drawing. */
  failed: PageRequest['failed'];
}

/**
 * Draws a page once for all visitors who ask for the same page while it is being drawn. A drawing that the platform could take
 * for its own is not passed on, and counts as a failure of the releases that drew it (ISO-4).
 */
export class SharedDrawings {
  private readonly running = new Map<string, RunningDrawing>();

  constructor(private readonly drawings: Pick<PageDrawings, 'draw'>) {}

  /**
   * `key` is equal for equal pages. A drawing that fails is one failure, however many wait for it: it counts for the first visitor who
   * does (GRD-8). A page that wants to know of every failure is drawn alone.
   */
  draw(key: string, request: PageRequest): Promise<DrawnPage | undefined> {
    const { timeout = 0, isAlone = false } = request;
    const known = isAlone ? undefined : this.running.get(key);
    if (known !== undefined) {
      known.failed ??= request.failed;
      return known.drawn;
    }
    const failed = (failures: readonly FailedDrawing[]) => running.failed?.(failures);
    const checked = (drawn: DrawnPage): DrawnPage | undefined => {
      const fault = drawnHtmlFault(drawn.html);
      if (fault === undefined) return drawn;
      failed(failuresOf(request, drawn.by, `its first screen is refused: ${fault}`));
      return undefined;
    };
    const late = (tooLate: DrawnPage) => {
      const drawn = checked(tooLate);
      if (drawn !== undefined) request.late(drawn);
    };
    const drawn = this.drawings
      .draw({ ...request, failed, late })
      .then((page) => page && checked(page))
      .finally(() => !isAlone && this.running.delete(key));
    const inTime = untilTooLate(drawn, { late: request.late, longest: timeout + longestWait });
    const running: RunningDrawing = { drawn: inTime, failed: request.failed };
    if (!isAlone) this.running.set(key, running);
    return inTime;
  }
}

// Drawing has a time limit of its own; this one is for the files that it needs first.
const longestWait = 1_500;

/** A page, or undefined when it takes too long; then `late` receives it. */
async function untilTooLate(
  drawn: Promise<DrawnPage | undefined>,
  { late, longest }: Pick<PageRequest, 'late'> & { readonly longest: number },
): Promise<DrawnPage | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<'late'>((pass) => (timer = setTimeout(pass, longest, 'late').unref()));
  const first = await Promise.race([drawn, tooLate]).finally(() => clearTimeout(timer));
  if (first !== 'late') return first;
  drawn.then((page) => page && late(page)).catch(() => undefined);
  return undefined;
}

/** The failure of the remote that drew a page, or of the shell when no remote did. */
function failuresOf({ state }: PageRequest, by: string, why: string): FailedDrawing[] {
  const drew = by.split(' ');
  const decided = Object.values(state.decisions).filter((one) => drew.includes(releaseId(one)));
  const remotes = decided.filter(({ feature }) => feature !== 'shell');
  return (remotes.length > 0 ? remotes : decided).map(({ feature, version }) => ({ feature, version, why }));
}
