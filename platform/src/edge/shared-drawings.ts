import type { DrawnPage, FailedDrawing, PageDrawings, PageRequest } from '../render/page-drawings';

interface RunningDrawing {
  readonly drawn: Promise<DrawnPage | undefined>;
  readonly listeners: PageRequest['failed'][];
}

/** Draws a page once for all visitors who ask for the same page while it is being drawn. */
export class SharedDrawings {
  private readonly running = new Map<string, RunningDrawing>();

  constructor(private readonly drawings: Pick<PageDrawings, 'draw'>) {}

  /** `key` is equal for equal pages. Every waiting request receives the failures, because each visitor was given those releases. */
  draw(key: string, request: PageRequest): Promise<DrawnPage | undefined> {
    const running = this.running.get(key);
    if (running !== undefined) {
      running.listeners.push(request.failed);
      return running.drawn;
    }
    const listeners = [request.failed];
    const failed = (failures: readonly FailedDrawing[]) => {
      for (const listener of listeners) listener(failures);
    };
    const drawn = this.drawings.draw({ ...request, failed }).finally(() => this.running.delete(key));
    this.running.set(key, { drawn, listeners });
    return drawn;
  }
}
