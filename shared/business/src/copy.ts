/** What customers read about whether a business takes orders; the sentences of the specification are exact. */
export const copy = {
  availability: {
    unavailable: 'Unavailable',
    preorderOnly: 'Preorder Only',
    minutes: (minutes: number) => `${minutes} mins`,
    bookingsOnly: 'We take table bookings only.',
    closed: 'We are closed at the moment.',
    orders: (modes: string) => `We are taking orders for ${modes}`,
    preorders: (modes: string) => `We are taking preorders for ${modes}.`,
    modes: { collection: 'collection', delivery: 'delivery' },
    and: ' and ',
  },
};

/** The notice over a business that takes no order now (D51). */
export const closedNotice = {
  title: 'Sorry!!',
  text: "The restaurant is closed at the moment. You'll be able to preorder before the next opening hours. Please try again later.",
};
