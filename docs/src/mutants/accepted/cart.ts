import type { AcceptedBreaks } from './accepted-breaks';

export const cart: AcceptedBreaks = {
  'shared/cart/src/former-cart.ts': [
    { code: 'json === undefined', replacement: 'false', reason: 'Parsing nothing gives undefined as well.' },
    {
      code: '{ return undefined; }',
      replacement: '{}',
      reason: 'A function that ends without a value returns undefined.',
    },
  ],
  'shared/cart/src/read-cart.ts': [
    {
      code: '[]',
      replacement: '["Stryker was here"]',
      reason: 'Parsing cannot fail here: the storage has checked every line.',
    },
    { code: 'minimum?.ok', replacement: 'minimum.ok', reason: 'The list always has three entries.' },
    { code: 'charge?.ok', replacement: 'charge.ok', reason: 'The list always has three entries.' },
    { code: 'waiver?.ok', replacement: 'waiver.ok', reason: 'The list always has three entries.' },
  ],
  'shared/cart/src/replace-cart.ts': [
    {
      code: 'slot !== undefined',
      replacement: 'true',
      reason: 'A value that was written as undefined is read as missing.',
    },
  ],
  'shared/cart/src/save-cart.ts': [
    {
      code: "service.mode === 'delivery'",
      replacement: 'true',
      reason: 'Only delivery has terms: those of another mode are undefined as well.',
    },
    {
      code: "service.mode === 'unset'",
      replacement: 'false',
      reason: 'The storage gives no mode of that name.',
    },
    { code: "'unset'", replacement: '""', reason: 'The storage gives no mode of that name.' },
    {
      code: "discountChoice.kind === 'chosen'",
      replacement: 'true',
      reason: 'Only a chosen discount has an id: that of another choice is undefined as well.',
    },
  ],
};
