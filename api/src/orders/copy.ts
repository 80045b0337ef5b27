/** The sentences about orders; those of the specification are exact. The texts of messages are in `messages.ts`. */
export const copy = {
  changed: 'We have updated the cart as some of the item value or discount has changed !!',
  closed:
    "The restaurant is closed at the moment. You'll be able to preorder before the next opening hours. Please try again later.",
  slotGone: 'That time can no longer be had. Please choose another.',
  contactMissing: 'Please complete your details.',
  payModeRefused: 'The restaurant does not take this way of paying. Please choose another.',
  emptyCart: 'Your cart is empty.',
  belowMinimum: (pounds: string) => `Order amount should be equal to or higher than £${pounds}`,
  sentBefore: 'This order was sent before with other contents. Please try again.',
  restaurantGone: 'That restaurant is no longer with us.',
  /** What differs from an earlier order that is ordered again (D127). */
  again: {
    price: (name: string, now: string, before: string) => `${name} is now £${now}, it was £${before}.`,
    renamed: (name: string, now: string) => `${name} is now called ${now}.`,
    options: (name: string, lost: string) => `No longer sold with ${name}: ${lost}.`,
    closed: (businessName: string, opens: string) =>
      opens === ''
        ? `${businessName} takes no orders at the moment.`
        : `${businessName} takes no orders at the moment. ${opens}.`,
    later: (businessName: string, opens: string) =>
      opens === ''
        ? `${businessName} takes orders for later today only.`
        : `${businessName} is closed now and takes orders for later today. ${opens}.`,
    noDelivery: (businessName: string) => `${businessName} does not deliver at the moment.`,
    noCollection: (businessName: string) => `Nothing can be collected from ${businessName} at the moment.`,
    outOfReach: (businessName: string, postcode: string) =>
      `${businessName} does not deliver to ${postcode} any more.`,
    timeGone: (slot: string) => `${slot} can no longer be had today.`,
  },
  /** To the business that moves the order. */
  moveRefused: (state: string, possible: readonly string[]) =>
    `The order is ${state}; from there it can go to: ${possible.length === 0 ? 'nothing any more' : possible.join(', ')}.`,
  /** What is told with a new state. */
  reasons: {
    minutes: (minutes: number) => `It will take about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    unanswered: (businessName: string) => `${businessName} did not answer in time.`,
    codeMissing: 'The code was not entered in time.',
    paymentMissing: 'The payment was not made in time.',
  },
} as const;
