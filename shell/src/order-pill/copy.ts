/** The words of the order that is on its way. */
export const copy = {
  label: (words: string) => `Your order: ${words}`,
  placed: 'Order placed',
  accepted: 'Order accepted',
  preparing: 'Being prepared',
  ready: { delivery: 'Packed', pickup: 'Ready to collect' },
  out_for_delivery: 'On its way',
} as const;
