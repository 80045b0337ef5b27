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
  'api/src/orders/convert-former-orders.ts': [
    {
      code: '{ return undefined; }',
      replacement: '{}',
      reason: 'A function that ends returns undefined too.',
    },
  ],
  'api/src/orders/former-columns.ts': [
    {
      code: "'A line of an order is lost'",
      replacement: '""',
      reason: 'Parsing one line gives one line or throws.',
    },
    {
      code: 'line === undefined',
      replacement: 'false',
      reason: 'Parsing one line gives one line or throws.',
    },
  ],
  'api/src/orders/messages.ts': [
    { code: 'riderNote !== undefined', replacement: 'true', reason: 'JSON leaves out what is undefined.' },
  ],
  'api/src/orders/move-order.ts': [
    {
      code: "'An order moved while it was locked'",
      replacement: '""',
      reason: 'Nothing can move an order that is locked.',
    },
    { code: '!moved', replacement: 'false', reason: 'Nothing can move an order that is locked.' },
    {
      code: 'moved.paidAt !== null',
      replacement: 'true',
      reason: 'Nothing is refunded of an order that is not paid; this spares a query.',
    },
    {
      code: 'order.userId === null',
      replacement: 'false',
      reason: 'Nobody has no id, so no subscription is found either.',
    },
    {
      code: '(await createUserRepository(transaction).byId(order.userId))?.smsSubscription',
      replacement: '(await createUserRepository(transaction).byId(order.userId)).smsSubscription',
      reason: 'The account of an order under way cannot be deleted.',
    },
    { code: 'false', replacement: 'true', reason: 'The account of an order under way cannot be deleted.' },
  ],
  'api/src/orders/order-figures.ts': [
    {
      code: '[]',
      replacement: '["Stryker was here"]',
      reason: 'Every line of a priced order is of a dish on the menu.',
    },
  ],
  'api/src/orders/price-order.ts': [
    {
      code: "case 'none': return { kind: 'automatic' };",
      replacement: "case 'none':",
      reason:
        'No discount has undefined as its id, and a chosen one that is not found leaves the automatic one.',
    },
  ],
  'api/src/orders/present-notes.ts': [
    { code: 'riderNote !== undefined', replacement: 'true', reason: 'JSON leaves out what is undefined.' },
  ],
  'api/src/orders/reorder.ts': [
    {
      code: '!business || !categories',
      replacement: '!business && !categories',
      reason: 'A business of the catalogue always has a menu, and an unknown one never.',
    },
  ],
  'api/src/orders/repository.ts': [
    { code: 'minutes !== undefined', replacement: 'true', reason: 'JSON leaves out what is undefined.' },
  ],
  'api/src/orders/routes.ts': [
    {
      code: '!business || !categories',
      replacement: '!business && !categories',
      reason: 'A business of the catalogue always has a menu, and an unknown one never.',
    },
    {
      code: "typeof token === 'string'",
      replacement: 'true',
      reason: 'Node joins a header of this name that is sent twice, so it is a text or missing.',
    },
    {
      code: '[]',
      replacement: '["Stryker was here"]',
      reason: 'At a business that is unknown every code is wrong.',
    },
  ],
  'api/src/orders/take-answer.ts': [
    { code: "''", replacement: '"Stryker was here!"', reason: 'No business has either as its id.' },
    {
      code: "'webhook answer'",
      replacement: '""',
      reason: 'The name only keeps the keys of different calls apart, and no other call has these keys.',
    },
  ],
};
