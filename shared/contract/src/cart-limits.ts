/** The limits of a cart, for the schemas of the wire and for all code that fills a cart. */
export const cartLimits = {
  lines: 200,
  /** Of one line. */
  quantity: 999,
  /** Characters of a line's comment. */
  comment: 50,
  /** Option groups of one line, and choices in one of them. */
  extras: 50,
  /** Of one choice. */
  itemQuantity: 99,
} as const;
