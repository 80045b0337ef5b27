import type { Clock } from '../clock';

/** A clock that always returns one instant. */
export const fixedClock: Clock = { now: () => new Date('2026-11-21T18:00:00.000Z') };
