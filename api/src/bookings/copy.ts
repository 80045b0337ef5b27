/** The sentences about table bookings; those of the booking form show in the 'Error' popup (BKS-5). */
export const copy = {
  unavailable: 'Table booking is not available.',
  /** For a date without a free table, for any reason. */
  noTables: 'No table is free on that day. Please choose another.',
  taken: 'That time has just been taken. Please choose another.',
  priceChanged: 'The price has changed. Please look at it again before you book.',
  guestsRefused: 'The restaurant does not take a booking for that number of guests.',
  messageMissing: 'Message required',
  payModeRefused: 'Please select a payment method.',
  /** The answer of a booking that waits for its code; shown only by pages from before there were such codes. */
  codeNeeded:
    'Please confirm this booking with the code that we send to your mobile. Reload the page and book again.',
  notMobile:
    'We confirm this booking by a code that we send by text message: please enter a UK mobile number that begins with 07.',
  tooManyOpen: 'You have 10 tables booked already. Please call the restaurant for another one.',
  sentBefore: 'This booking was sent before with other contents. Please try again.',
  unknownBooking: 'We cannot find that booking.',
  over: 'This booking no longer stands.',
  tooLateToCancel: 'A booking can be cancelled until 2 hours before. Please call the restaurant.',
  tooEarlyToSeat: 'Guests can be marked as seated from an hour before the booking on.',
} as const;
