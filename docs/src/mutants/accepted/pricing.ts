import type { AcceptedBreaks } from './accepted-breaks';

export const pricing: AcceptedBreaks = {
  'shared/pricing/src/discounts/decision.ts': [
    {
      code: '[]',
      replacement: '["Stryker was here"]',
      reason: 'A text has no id, so no chosen discount is found in it.',
    },
  ],
  'shared/pricing/src/discounts/discount.ts': [
    { code: "discount.from !== ''", replacement: 'true', reason: 'No date comes before the empty text.' },
    {
      code: "''",
      replacement: '"Stryker was here!"',
      reason: 'No date comes before the empty text, and none after that one.',
    },
  ],
  'shared/pricing/src/discounts/flags.ts': [
    {
      code: "mode === 'unset'",
      replacement: 'false',
      reason: 'There is no mark of that name, so no line counts.',
    },
    { code: "'unset'", replacement: '""', reason: 'There is no mark of that name, so no line counts.' },
  ],
  'shared/pricing/src/free-dish-choices.ts': [
    {
      code: '[]',
      replacement: '["Stryker was here"]',
      reason: 'No group has a dish of that id, so it is left out.',
    },
  ],
  'shared/pricing/src/free-dishes.ts': [
    {
      code: "unlocking.kind === 'amount'",
      replacement: 'true',
      reason: 'Only groups by amount are compared.',
    },
  ],
  'shared/pricing/src/wire/cart-item.ts': [
    {
      code: "typeof rank === 'number'",
      replacement: 'true',
      reason: 'Number.isInteger is false for everything that is no number.',
    },
    { code: 'rank > 0', replacement: 'rank >= 0', reason: 'Rank 0 gives 0 either way.' },
  ],
};
