import type { AcceptedBreaks } from './accepted-breaks';

export const guard: AcceptedBreaks = {
  'platform/src/guard/evidence.ts': [
    {
      code: 'tally.share < least.share',
      replacement: 'tally.share <= least.share',
      reason: 'Of two tallies at the same share a failure weighs the same.',
    },
    {
      code: 'byBrand.size <= 1',
      replacement: 'byBrand.size < 1',
      reason: 'The evidence over one brand and over all of one brand is the same.',
    },
    {
      code: 'one.log > best.log',
      replacement: 'one.log >= best.log',
      reason: 'Of two brands with the same evidence either may be named.',
    },
    {
      code: 'strongest.log > all',
      replacement: 'strongest.log >= all',
      reason: 'Both are the same only where nothing was counted.',
    },
  ],
  'platform/src/guard/goals.ts': [
    {
      code: 'at - 1',
      replacement: 'at + 1',
      reason: 'Of equal steps one after the other the last one stays in place of the first.',
    },
  ],
  'platform/src/guard/judge.ts': [
    {
      code: 'seen < share',
      replacement: 'seen <= share',
      reason: 'Where both shares are the same, it does not matter which is taken.',
    },
    {
      code: 'seen > share',
      replacement: 'seen >= share',
      reason: 'Where both shares are the same, it does not matter which is taken.',
    },
    { code: '[]', replacement: '["Stryker was here"]', reason: 'A text is no cell, so none is found in it.' },
    { code: "'networks'", replacement: '""', reason: 'Who is not a visitor is counted as a network.' },
    {
      code: 'networks.log >= threshold',
      replacement: 'networks.log > threshold',
      reason: 'A sum of logarithms is never exactly the limit.',
    },
    {
      code: 'visitors.log >= threshold',
      replacement: 'visitors.log > threshold',
      reason: 'A sum of logarithms is never exactly the limit.',
    },
    {
      code: 'shares.log >= -Math.log(falseHoldRate)',
      replacement: 'shares.log > -Math.log(falseHoldRate)',
      reason: 'A sum of logarithms is never exactly the limit.',
    },
    {
      code: 'strongest.log >= doubt',
      replacement: 'strongest.log > doubt',
      reason: 'A sum of logarithms is never exactly the limit.',
    },
    {
      code: 'networks.log > visitors.log',
      replacement: 'networks.log >= visitors.log',
      reason: 'Where both are the same, it does not matter which is taken.',
    },
  ],
  'platform/src/guard/percentile.ts': [
    { code: 'total === 0', replacement: 'false', reason: 'Without a value no bucket is found either.' },
  ],
  'platform/src/guard/signals.ts': [
    {
      code: '-1',
      replacement: '+1',
      reason: 'The name of a release has at most one slash, and without one the whole name is taken.',
    },
  ],
  'platform/src/guard/words.ts': [
    {
      code: 'on < expected',
      replacement: 'on <= expected',
      reason: 'Shares are put in words only where they differ.',
    },
  ],
};
