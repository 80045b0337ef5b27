/** Formats an instant in the reader's own time zone: `21 Nov 2026, 18:00`. */
export function timeText(instant: string): string {
  return new Date(instant).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}

/** The same with the zone, for a time that somebody has to be ready at: `1 Dec 2026, 09:00 GMT`. */
export function zonedTimeText(instant: string): string {
  const zone = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName');
  return `${timeText(instant)} ${zone?.value ?? ''}`.trim();
}
