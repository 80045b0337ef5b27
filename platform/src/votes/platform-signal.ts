import type { PlatformEvent, PlatformFigures } from '@storefront/contract';
import type { Clock } from '../clock';

/** How often each thing has happened to the platform itself. */
export const nothingHappened: PlatformFigures = { paused: 0, restarted: 0, late: 0, resting: 0 };

const span = 60_000;

const sentences: Readonly<Record<Exclude<PlatformEvent, 'restarted'>, (times: number) => string>> = {
  paused: (times) => `This server stood still for a second or longer ${timesText(times)} in the last minute.`,
  late: (times) => `First screens were not drawn in time ${timesText(times)} in the last minute.`,
  resting: (times) =>
    `Pages were sent without their first screen ${timesText(times)} in the last minute, because their releases had failed before.`,
};

const timesText = (times: number) => (times === 1 ? 'once' : `${times} times`);

/**
 * What happens to the platform itself on this server: pauses, restarts, late drawings and the rests after failures. It is a signal of
 * its own, and counts for no release (GRD-8).
 */
export class PlatformSignal {
  /** By second, the oldest first. */
  private readonly recent = new Map<number, Record<PlatformEvent, number>>();
  private waiting = { ...nothingHappened };

  constructor(private readonly clock: Clock) {}

  add(event: PlatformEvent): void {
    const now = this.clock.now().getTime();
    const second = Math.floor(now / 1_000) * 1_000;
    const figures = this.recent.get(second) ?? { ...nothingHappened };
    figures[event] += 1;
    this.recent.set(second, figures);
    this.waiting[event] += 1;
    this.forget(now);
  }

  /** What happened in the last minute, in sentences for operators. */
  warnings(): string[] {
    this.forget(this.clock.now().getTime());
    return (Object.keys(sentences) as (keyof typeof sentences)[]).flatMap((event) => {
      const times = [...this.recent.values()].reduce((sum, figures) => sum + figures[event], 0);
      return times === 0 ? [] : [sentences[event](times)];
    });
  }

  /** Takes what has happened since the last time; `restore` returns it when it could not be stored. */
  take(): PlatformFigures {
    const taken = this.waiting;
    this.waiting = { ...nothingHappened };
    return taken;
  }

  restore(figures: PlatformFigures): void {
    for (const event of Object.keys(figures) as PlatformEvent[]) this.waiting[event] += figures[event];
  }

  private forget(now: number): void {
    for (const second of this.recent.keys()) if (second <= now - span) this.recent.delete(second);
  }
}
