/** The sentences about sessions and accounts. */
export const copy = {
  guestsRefused: (brandName: string) => `Please log in to order at ${brandName}.`,
  wrongLogin: 'The e-mail address or the password is not right.',
  unknownSubscription: 'We cannot find one of the restaurants that you chose.',
} as const;
