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
  tooLateToChange: 'A booking can be changed until 2 hours before. Please call the restaurant.',
  tooManyChanges: 'This booking was changed ten times. Please call the restaurant.',
  payFirst: 'Please pay for this table before you change it, or cancel it.',
  paidOtherwise:
    'This booking is paid, and the change would cost another amount. Cancel it and book again: what you paid goes back to you.',
  mustBePaid:
    'A table for so many guests is paid by card before. Cancel this booking and book again, please.',
  changeSentBefore: 'This change was sent before with other contents. Please try again.',
  tooLateToCancel: 'A booking can be cancelled until 2 hours before. Please call the restaurant.',
  tooEarlyToSeat: 'Guests can be marked as seated from an hour before the booking on.',
} as const;
