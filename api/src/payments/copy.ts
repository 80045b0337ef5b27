/** The sentences about payments, and the words of the page where a card is charged. */
export const copy = {
  paidInCash: 'Cash is paid to the restaurant.',
  unknownSubject: 'We cannot find what is to be paid.',
  unavailable: 'Card payment is not available at the moment.',
  /** What a payment is for, as the provider's page shows it. */
  order: (orderNumber: number, businessName: string) => `Order ${orderNumber} with ${businessName}`,
  booking: (reference: string, businessName: string) => `Table booking ${reference} at ${businessName}`,
  page: {
    title: 'Card payment',
    pay: (pounds: string) => `Pay £${pounds}`,
    decline: 'Decline',
    cancel: 'Cancel',
    sandbox: 'This is a sandbox: no card is asked for and no money moves.',
    declined: 'The card was declined.',
    chooseAgain: 'Please choose again.',
    sorry: 'Sorry!!',
    home: 'Go home',
  },
} as const;
