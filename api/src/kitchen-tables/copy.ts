/** The sentences to the people who look after the tables. */
export const copy = {
  noTables: 'Your restaurant has no tables to book.',
  dateRefused: 'Please choose a day from yesterday on, at most a year ahead.',
  noSuchTime: 'That time is over, or not one of this day.',
  unknownTable: 'That table is not in the book of your restaurant.',
  overtaken: 'Another device, or the guest, has changed that table meanwhile.',
  tooEarly: 'Guests can be seated from an hour before their time.',
  notYet: 'It is not their time yet.',
  notPossible: 'That cannot be done with this table.',
  full: 'There are not enough free covers at that time.',
  walkIn: 'Without a booking',
  states: { held: 'held', expected: 'expected', seated: 'seated', no_show: 'did not come' },
  acts: {
    table: 'table changed',
    walkIn: 'seated without a booking',
    blocked: 'time blocked',
    unblocked: 'time opened',
  },
  guests: (guests: number) => `${guests} ${guests === 1 ? 'guest' : 'guests'}`,
  slot: (date: string, time: string) => (time === '' ? date : `${date} ${time}`),
} as const;
