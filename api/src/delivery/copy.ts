/** The sentences about delivery; they show under the postcode field (SVC-23). */
export const copy = {
  noDelivery: (name: string) => `${name} does not deliver.`,
  outcodeAlone: 'Please enter your full postcode.',
  outOfReach: (name: string, postcode: string) => `Sorry, ${name} does not deliver to ${postcode}.`,
} as const;
