/** What the customer is told with a new state: the business's own words, and in how many minutes it expects to be done. */
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
