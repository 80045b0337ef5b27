/** An instant as the console writes it: `21 Nov 2026, 18:00` in the reader's own time. */
export function timeText(instant: string): string {
  return new Date(instant).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
