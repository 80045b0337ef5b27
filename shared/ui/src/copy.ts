/** The few texts of the components themselves; all others are passed in. */
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
  logoOf: (business: string) => `Logo of ${business}`,
  cuisines: 'Cuisines',
  poweredBy: 'Powered by Bookyup',
  failedTitle: 'This did not load',
};

/** The texts of the head of a business, apart because most pages have none. */
export const businessCopy = {
  reviews: (count: number) => (count === 1 ? '(1 review)' : `(${count} reviews)`),
  modes: { delivery: 'Delivery', collection: 'Collection' },
  deliveryFrom: (pounds: string) => `from ${pounds}`,
  free: 'free',
  /** The words on the board under a sign, those of LST-37. */
  boards: { open: 'Order-now', preorder: 'Pre-order', closed: 'Closed' },
  tabs: { menu: 'Menu', review: 'Reviews', info: 'Info', book: 'Book a table' },
};

/** The texts of how to reach a business, apart because few pages have them. */
export const contactsCopy = { directions: 'Directions', call: (business: string) => `Call ${business}` };
