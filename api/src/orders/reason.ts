import { copy } from './copy';

/** What the customer is told with a new state: the expected minutes, and the business's own words. */
export function reasonOf({
  reason = '',
  minutes,
}: {
  readonly reason?: string;
  readonly minutes?: number;
}): string {
  const time = minutes === undefined ? '' : copy.reasons.minutes(minutes);
  return [time, reason.trim()].filter((part) => part !== '').join(' ');
}
