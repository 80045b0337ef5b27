import type { MeasuredInteractions } from './interactions';
import type { Pace } from './pace';

/** The most milliseconds from the slowest press to the next paint, on a quiet machine (G27). */
export const interactionBound = 100;

export function boundAt({ factor }: Pick<Pace, 'factor'>): number {
  return interactionBound * factor;
}

/** The interactions whose slowest press took too long, even for the machine's pace. */
export function interactionFaults(measured: readonly MeasuredInteractions[]): string[] {
  return measured.flatMap(({ interactions, pace }) =>
    interactions
      .filter(({ worst }) => worst >= boundAt(pace))
      .map(
        ({ name, worst }) =>
          `${name}: the slowest took ${Math.round(worst)} ms; at this pace of the machine it has to be under ${Math.round(boundAt(pace))} ms.`,
      ),
  );
}
