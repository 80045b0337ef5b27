/** Whole seconds from `now` until an instant, 0 once it has passed; both are in milliseconds. */
export function secondsUntil(instant: number, now: number): number {
  return Math.max(0, Math.ceil((instant - now) / 1000));
}

/** Seconds as minutes and seconds, `04:07`. */
export function minutesAndSeconds(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
