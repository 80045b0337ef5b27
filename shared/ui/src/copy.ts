/** The few words that belong to the components themselves; everything else is said by who uses them. */
export const copy = {
  close: 'Close',
  clear: 'Clear',
  retry: 'Try again',
  ok: 'OK',
  required: 'required',
  loading: 'Loading',
  notices: 'Notices',
  dismiss: 'Dismiss',
  addOne: (what: string) => `Add one ${what}`,
  removeOne: (what: string) => `Remove one ${what}`,
  quantityOf: (what: string) => `Quantity of ${what}`,
  rating: (rating: string, outOf: number) => `${rating} out of ${outOf} stars`,
  starsToGive: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  failedTitle: 'This did not load',
};
