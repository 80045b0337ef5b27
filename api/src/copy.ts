/** The sentences to customers that several modules answer. Those of one module alone are in its own `copy.ts`. */
export const sharedCopy = {
  sessionOver: 'Your session has ended. Please log in again.',
  unknownRestaurant: 'We cannot find that restaurant.',
  unknownOrder: 'We cannot find that order.',
  invalidPostcode: 'Please enter valid postcode',
  nameMissing: 'Name required',
} as const;
