import type { AcceptedBreaks } from './accepted-breaks';

export const orders: AcceptedBreaks = {
  'api/src/orders/calculate-cart.ts': [
    { code: "delivery.kind === 'delivers'", replacement: 'true', reason: 'Another outcome has no sector.' },
    { code: "'delivery'", replacement: '""', reason: 'A saved address is found whatever the mode.' },
  ],
  'api/src/orders/confirm-order.ts': [
    {
      code: "'An order moved while it was locked'",
      replacement: '""',
      reason: 'Nothing can move an order that is locked.',
    },
    { code: '!confirmed', replacement: 'false', reason: 'Nothing can move an order that is locked.' },
  ],
  'api/src/orders/expected-time.ts': [
    {
      code: 'promised !== undefined',
      replacement: 'true',
      reason: 'What was not promised is not later than anything.',
    },
  ],
  'api/src/orders/messages.ts': [
    { code: 'riderNote !== undefined', replacement: 'true', reason: 'JSON leaves out what is undefined.' },
  ],
  'api/src/orders/order-figures.ts': [
    {
      code: '[]',
      replacement: '["Stryker was here"]',
      reason: 'Every line of a priced order is of a dish on the menu.',
    },
  ],
  'api/src/orders/present-notes.ts': [
    { code: 'riderNote !== undefined', replacement: 'true', reason: 'JSON leaves out what is undefined.' },
  ],
};
