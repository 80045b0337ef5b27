/** The sentences about opening an account. The texts of messages are in `messages.ts`. */
export const copy = {
  deadCode: 'That code is no longer valid. Please register again to get a new one.',
  wrongCode: (triesLeft: number) =>
    `That code is not right. You have ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`,
} as const;
