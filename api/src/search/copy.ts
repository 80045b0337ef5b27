/** The sentences of the search for restaurants. */
export const copy = {
  unserved: (postcode: string) => `Sorry, no restaurant serves ${postcode} yet.`,
  deliveryFrom: (time: string) => `Delivery from ${time}`,
} as const;
