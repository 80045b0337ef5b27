/** What the customer is told with a new state: the expected minutes, and the business's own words. */
export function reasonOf({
  reason = '',
  minutes,
}: {
  readonly reason?: string;
  readonly minutes?: number;
}): string {
  const time =
    minutes === undefined ? '' : `It will take about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return [time, reason.trim()].filter((part) => part !== '').join(' ');
}
