/** Formats an instant in the reader's own time zone: `21 Nov 2026, 18:00`. */
export function timeText(instant: string): string {
  return new Date(instant).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
