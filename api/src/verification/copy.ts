import { tryAgainIn } from '@storefront/contract';

/** The sentences about the code of a cash order or a booking; those of the specification are exact, misspellings included. */
export const copy = {
  sent: 'We have sent the code to your number, please verify.',
  /** `time` is minutes and seconds, such as '01:05'. */
  tooSoon: (time: string) =>
    `Please wait, we have already send a verification code. If you not receved then try after ${time} minute`,
  tooMany: (seconds: number) =>
    `No code was sent: we have sent as many as we can for now. ${tryAgainIn(seconds)} Or call the restaurant.`,
  deadCode: 'That code is no longer valid. Please ask for a new one.',
  wrongCode: (triesLeft: number) =>
    triesLeft > 0
      ? `That code is not right. You have ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`
      : 'That code is not right. Please ask for a new one.',
  order: {
    verified: 'Thank you, your order is confirmed.',
    alreadyVerified: 'This order is confirmed already.',
    cancelled: 'This order is cancelled. Please order again.',
    textMessage: (code: string, orderNumber: number, businessName: string) =>
      `${code} is your code to confirm order ${orderNumber} with ${businessName}. It is valid for 5 minutes.`,
  },
  booking: {
    verified: 'Thank you, your table is booked.',
    held: 'Thank you. Your table is held until it is paid.',
    alreadyVerified: 'This booking is confirmed already.',
    expired: 'This booking was not confirmed in time. Please book again.',
    cancelled: 'This booking is cancelled. Please book again.',
    taken: 'That time has just been taken. Please choose another.',
    textMessage: (code: string, businessName: string) =>
      `${code} is your code to book a table at ${businessName}. It is valid for 5 minutes.`,
  },
} as const;
