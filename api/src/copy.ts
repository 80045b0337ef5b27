/** The sentences to customers that several modules answer. Those of one module alone are in its own `copy.ts`. */
export const sharedCopy = {
  sessionOver: 'Your session has ended. Please log in again.',
  kitchenOver: 'This device is no longer logged in. Please log in again.',
  unknownRestaurant: 'We cannot find that restaurant.',
  unknownOrder: 'We cannot find that order.',
  invalidPostcode: 'Please enter valid postcode',
  nameMissing: 'Name required',
  /** For a number that cannot get text messages. */
  notMobile: 'We send the code by text message: please enter a UK mobile number that begins with 07.',
} as const;
