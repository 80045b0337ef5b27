/** The sentences about a typed code; they show under the coupon box (CPN-10). */
export const copy = {
  noCode: 'Please enter a discount code.',
  unknown: 'We do not know that code. Please check it and try again.',
  emptyCart: 'Add something to your cart before you use a code.',
  notYet: (date: string) => `This code can be used from ${date}.`,
  over: 'This code can no longer be used.',
  otherMode: (mode: string) => `This code is for ${mode} only.`,
  modes: { delivery: 'delivery', collection: 'collection' },
  belowMinimum: (minimum: string, missing: string) =>
    `This code needs £${minimum} of food. Add £${missing} more to use it.`,
  noMatchingDish: (dishes: string) => `This code is for ${dishes}. Add one to use it.`,
  otherDishes: 'other dishes',
  moreDishes: (count: number) => `${count} other ${count === 1 ? 'dish' : 'dishes'}`,
  /** 'A or B', 'A, B or C'. */
  either: (names: readonly string[], last: string) => `${names.join(', ')} or ${last}`,
  savesNothing: 'This code saves nothing on what is in your cart.',
} as const;
