import type { Clock } from '../host';

interface Timer {
  due: number;
  every: number | undefined;
  run: () => void;
}

/** A clock that stands still until a test moves it; timers fire in the order they are due. */
export class FakeClock implements Clock {
  private readonly timers = new Set<Timer>();

  constructor(private instant = Date.parse('2026-11-21T18:00:00Z')) {}

  now() {
    return this.instant;
  }

  after(milliseconds: number, run: () => void) {
    return this.plan({ due: this.instant + milliseconds, every: undefined, run });
  }

  every(milliseconds: number, run: () => void) {
    return this.plan({ due: this.instant + milliseconds, every: milliseconds, run });
  }

  /** How many timers are still planned: a page that has gone must leave none. */
  get planned() {
    return this.timers.size;
  }

  /** Moves time on and fires what comes due on the way. */
  advance(milliseconds: number) {
    const end = this.instant + milliseconds;
    for (let next = this.earliest(end); next; next = this.earliest(end)) {
      this.instant = next.due;
      if (next.every === undefined) this.timers.delete(next);
      else next.due += next.every;
      next.run();
    }
    this.instant = end;
  }

  /** Moves time on as on a page that is busy: what came due meanwhile fires once, at the end. */
  stall(milliseconds: number) {
    this.instant += milliseconds;
    const late = [...this.timers].filter(({ due }) => due <= this.instant).sort((a, b) => a.due - b.due);
    for (const timer of late) {
      if (!this.timers.has(timer)) continue;
      if (timer.every === undefined) this.timers.delete(timer);
      else timer.due = this.instant + timer.every;
      timer.run();
    }
  }

  private earliest(end: number) {
    return [...this.timers].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
  }

  private plan(timer: Timer) {
    this.timers.add(timer);
    return () => void this.timers.delete(timer);
  }
}
