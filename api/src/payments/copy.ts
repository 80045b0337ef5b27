/** The sentences about payments, and the words of the page where a card is charged. */
export const copy = {
  paidInCash: 'Cash is paid to the restaurant.',
  unknownSubject: 'We cannot find what is to be paid.',
  unavailable: 'Card payment is not available at the moment.',
  /** What a payment is for, as the provider's page shows it. */
  order: (orderNumber: number, businessName: string) => `Order ${orderNumber} with ${businessName}`,
  booking: (reference: string, businessName: string) => `Table booking ${reference} at ${businessName}`,
  dish: (quantity: number, name: string) => `${quantity} × ${name}`,
  discount: 'Discount',
  charges: 'Delivery, service and bag charges',
  tip: 'Tip',
  visit: (date: string, time: string) => `${date}, ${time}`,
  guests: (count: number) => (count === 1 ? '1 guest' : `${count} guests`),
  page: {
    title: 'Card payment',
    pay: (pounds: string) => `Pay £${pounds}`,
    total: 'To pay',
    free: 'Free',
    decline: 'Decline',
    tryDecline: 'To see what a refused card does:',
    cancel: 'Cancel',
    sandbox: 'This is a sandbox: no card is asked for and no money moves.',
    declined: 'The card was declined.',
    chooseAgain: 'Please choose again.',
    sorry: 'Sorry!!',
    home: 'Go home',
  },
} as const;
