/** The sentences about the code of a cash order; those of the specification are exact, misspellings included. */
export const copy = {
  sent: 'We have sent the code to your number, please verify.',
  /** `time` is minutes and seconds, such as '01:05'. */
  tooSoon: (time: string) =>
    `Please wait, we have already send a verification code. If you not receved then try after ${time} minute`,
  tooMany: (time: string) =>
    `We have sent as many codes as we can for now. Please try again after ${time} minute, or call the restaurant.`,
  /** For a number that cannot get text messages. */
  notMobile: 'We send the code by text message: please enter a mobile number that begins with 07.',
  verified: 'Thank you, your order is confirmed.',
  alreadyVerified: 'This order is confirmed already.',
  deadCode: 'That code is no longer valid. Please ask for a new one.',
  wrongCode: (triesLeft: number) =>
    triesLeft > 0
      ? `That code is not right. You have ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`
      : 'That code is not right. Please ask for a new one.',
  textMessage: (code: string, orderNumber: number, businessName: string) =>
    `${code} is your code to confirm order ${orderNumber} with ${businessName}. It is valid for 5 minutes.`,
} as const;
