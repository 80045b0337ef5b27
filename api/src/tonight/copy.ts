/** The sentences to the people who change something for tonight, and the words of their acts in the log. */
export const copy = {
  notOnMenu: 'That is no longer on the menu.',
  notOffered: 'Your restaurant does not offer that.',
  dayRefused: 'Please choose a day from today on, at most a year ahead.',
  hoursMissing: 'Please say from when until when it is open.',
  hoursRefused: 'Please give hours that do not overlap and end after they begin.',
  /** Another device was first. */
  minutesChanged: (more: number) => `Another device has set it to ${moreWords(more)}.`,
  modes: { delivery: 'Delivery', pickup: 'Collection', booking: 'Table booking' },
  acts: {
    soldOut: 'sold out',
    available: 'available again',
    paused: 'stopped',
    resumed: 'goes on',
    minutes: 'minutes changed',
    day: 'hours of a day changed',
  },
  states: {
    available: 'available',
    soldOut: (until: string) => (until === '' ? 'sold out' : `sold out until ${until}`),
    running: 'takes orders',
    stopped: (until: string) => `stopped until ${until}`,
    more: moreWords,
    closed: 'closed',
    usual: 'as usual',
  },
} as const;

function moreWords(more: number): string {
  if (more === 0) return 'the usual minutes';
  return more > 0 ? `${more} minutes more` : `${-more} minutes less`;
}
