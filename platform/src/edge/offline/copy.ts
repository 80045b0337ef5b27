/** The texts of the page that is shown without a connection. */
export const offlineCopy = {
  offline: 'You are offline',
  unreachable: (brand: string) => `We cannot reach ${brand}`,
  lead: 'This page comes back by itself as soon as there is a connection.',
  cart: (business: string) =>
    business === '' ? 'Your basket is kept' : `Your basket from ${business} is kept`,
  retry: 'Try again',
};
