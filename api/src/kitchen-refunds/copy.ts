/** The sentences about refunds to the people in a kitchen. */
export const copy = {
  notPaid: 'This order was not paid by card. What was paid in cash is given back in cash.',
  nothingLeft: 'All that was paid for this order has gone back already.',
  reasonMissing: 'Please say why the money goes back. The customer is told.',
  tooMany: 'That is more dishes than this order has left to refund.',
  overtaken: (number: number, pounds: string) =>
    `Order ${number} has changed meanwhile: £${pounds} can go back. Please look at it again.`,
} as const;
