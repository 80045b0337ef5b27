/** The most that a cart can hold; the schemas of the wire and everybody who fills a cart use these numbers. */
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
