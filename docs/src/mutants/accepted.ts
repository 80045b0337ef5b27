/** A break that no test has to notice, because nobody would. */
export interface Accepted {
  readonly file: string;
  /** The code and what stands in its place, as docs/mutants.md has them. */
  readonly code: string;
  readonly replacement: string;
  readonly reason: string;
}

export const accepted: readonly Accepted[] = [
  {
    file: 'shared/cart/src/former-cart.ts',
    code: 'json === undefined',
    replacement: 'false',
    reason: 'Parsing nothing gives undefined as well.',
  },
  {
    file: 'shared/cart/src/former-cart.ts',
    code: '{ return undefined; }',
    replacement: '{}',
    reason: 'A function that ends without a value returns undefined.',
  },
  {
    file: 'shared/cart/src/read-cart.ts',
    code: '[]',
    replacement: '["Stryker was here"]',
    reason: 'Parsing cannot fail here: the storage has checked every line.',
  },
  {
    file: 'shared/cart/src/read-cart.ts',
    code: 'minimum?.ok',
    replacement: 'minimum.ok',
    reason: 'The list always has three entries.',
  },
  {
    file: 'shared/cart/src/read-cart.ts',
    code: 'charge?.ok',
    replacement: 'charge.ok',
    reason: 'The list always has three entries.',
  },
  {
    file: 'shared/cart/src/read-cart.ts',
    code: 'waiver?.ok',
    replacement: 'waiver.ok',
    reason: 'The list always has three entries.',
  },
  {
    file: 'shared/cart/src/save-cart.ts',
    code: "service.mode === 'delivery'",
    replacement: 'true',
    reason: 'Only delivery has terms: those of another mode are undefined as well.',
  },
  {
    file: 'shared/cart/src/save-cart.ts',
    code: "service.mode === 'unset'",
    replacement: 'false',
    reason: 'The storage gives no mode of that name.',
  },
  {
    file: 'shared/cart/src/save-cart.ts',
    code: "'unset'",
    replacement: '""',
    reason: 'The storage gives no mode of that name.',
  },
  {
    file: 'shared/cart/src/save-cart.ts',
    code: "discountChoice.kind === 'chosen'",
    replacement: 'true',
    reason: 'Only a chosen discount has an id: that of another choice is undefined as well.',
  },
  {
    file: 'shared/pricing/src/discounts/decision.ts',
    code: '[]',
    replacement: '["Stryker was here"]',
    reason: 'A text has no id, so no chosen discount is found in it.',
  },
  {
    file: 'shared/pricing/src/discounts/discount.ts',
    code: "discount.from !== ''",
    replacement: 'true',
    reason: 'No date comes before the empty text.',
  },
  {
    file: 'shared/pricing/src/discounts/discount.ts',
    code: "''",
    replacement: '"Stryker was here!"',
    reason: 'No date comes before the empty text, and none after that one.',
  },
  {
    file: 'shared/pricing/src/discounts/flags.ts',
    code: "mode === 'unset'",
    replacement: 'false',
    reason: 'There is no mark of that name, so no line counts.',
  },
  {
    file: 'shared/pricing/src/discounts/flags.ts',
    code: "'unset'",
    replacement: '""',
    reason: 'There is no mark of that name, so no line counts.',
  },
  {
    file: 'shared/pricing/src/free-dish-choices.ts',
    code: '[]',
    replacement: '["Stryker was here"]',
    reason: 'No group has a dish of that id, so it is left out.',
  },
  {
    file: 'shared/pricing/src/free-dishes.ts',
    code: "unlocking.kind === 'amount'",
    replacement: 'true',
    reason: 'Only groups by amount are compared.',
  },
  {
    file: 'shared/pricing/src/wire/cart-item.ts',
    code: "typeof rank === 'number'",
    replacement: 'true',
    reason: 'Number.isInteger is false for everything that is no number.',
  },
  {
    file: 'shared/pricing/src/wire/cart-item.ts',
    code: 'rank > 0',
    replacement: 'rank >= 0',
    reason: 'Rank 0 gives 0 either way.',
  },
  {
    file: 'platform/src/decisions/candidate.ts',
    code: 'wanted === undefined',
    replacement: 'false',
    reason: 'Without a candidate there is no chosen one either.',
  },
  {
    file: 'platform/src/decisions/count-up-to.ts',
    code: 'turns[middle]?.id',
    replacement: 'turns[middle].id',
    reason: 'The middle is always within the list.',
  },
  {
    file: 'platform/src/decisions/audience.ts',
    code: 'words.length === 0',
    replacement: 'false',
    reason: 'An audience of nobody gives nobody anything, as none does.',
  },
  {
    file: 'platform/src/decisions/decide.ts',
    code: "''",
    replacement: '"Stryker was here!"',
    reason: 'Any text will do for the shell that is not there.',
  },
  {
    file: 'platform/src/decisions/decide.ts',
    code: 'failed.filter((id) => id.startsWith(`${name}@`))',
    replacement: 'failed',
    reason: 'The id of a release of another feature excludes none of this one.',
  },
  {
    file: 'platform/src/decisions/decide.ts',
    code: '`${name}@`',
    replacement: '``',
    reason: 'The id of a release of another feature excludes none of this one.',
  },
  {
    file: 'platform/src/decisions/decided.ts',
    code: 'one < other',
    replacement: 'one <= other',
    reason: 'Each feature is named once.',
  },
  {
    file: 'platform/src/decisions/explain.ts',
    code: 'one < other',
    replacement: 'one <= other',
    reason: 'Each feature is named once.',
  },
  {
    file: 'platform/src/decisions/feature-plan.ts',
    code: 'version === undefined',
    replacement: 'false',
    reason: 'No release is found for a version that is not there, and there is none to keep.',
  },
  {
    file: 'platform/src/decisions/feature-plan.ts',
    code: 'rollout?.steps[rollout.step]?.share',
    replacement: 'rollout?.steps[rollout.step].share',
    reason: 'The step of a rollout always exists.',
  },
  {
    file: 'platform/src/decisions/feature-plan.ts',
    code: 'share !== undefined',
    replacement: 'true',
    reason: 'The step of a rollout always exists.',
  },
  {
    file: 'platform/src/decisions/feature-plan.ts',
    code: "''",
    replacement: '"Stryker was here!"',
    reason: 'Any text that is no version will do for the visit that keeps none.',
  },
  {
    file: 'platform/src/decisions/feature-plan.ts',
    code: '[]',
    replacement: '["Stryker was here"]',
    reason: 'No release has an id of that text.',
  },
  {
    file: 'platform/src/decisions/feature-plan.ts',
    code: 'turns.filter(({ brands }) => covers(brands, brand))',
    replacement: 'turns',
    reason: 'Turns of other brands are passed over later too; this spares only work.',
  },
  {
    file: 'platform/src/decisions/feature-plan.ts',
    code: 'canary === undefined && turn >= latest',
    replacement: 'false',
    reason: 'What was stable at the last turn is the present release; this spares only work.',
  },
  {
    file: 'platform/src/decisions/feature-plan.ts',
    code: 'turn >= latest',
    replacement: 'turn > latest',
    reason: 'What was stable at the last turn is the present release; this spares only work.',
  },
  {
    file: 'platform/src/decisions/feature-plan.ts',
    code: '!known.has(turnCount)',
    replacement: 'true',
    reason: 'It is computed again, to the same version.',
  },
  {
    file: 'platform/src/decisions/given-releases.ts',
    code: 'remotes.filter(({ feature }) => shown.includes(feature))',
    replacement: 'remotes',
    reason: 'Further down, a feature that is neither shown nor being rolled out gives nothing either.',
  },
  {
    file: 'platform/src/decisions/kept-version.ts',
    code: 'index < turns.length',
    replacement: 'index <= turns.length',
    reason: 'Behind the last turn there is none to look at.',
  },
  {
    file: 'platform/src/decisions/kept-version.ts',
    code: "turn?.kind !== 'rollback' || !covers(turn.brands, brand)",
    replacement: 'false',
    reason:
      'A turn that takes nothing back on this brand leaves the version in its history; this spares only work.',
  },
  {
    file: 'platform/src/decisions/kept-version.ts',
    code: "turn?.kind !== 'rollback' || !covers(turn.brands, brand)",
    replacement: "turn?.kind !== 'rollback' && !covers(turn.brands, brand)",
    reason:
      'A turn that takes nothing back on this brand leaves the version in its history; this spares only work.',
  },
  {
    file: 'platform/src/decisions/kept-version.ts',
    code: "turn?.kind !== 'rollback'",
    replacement: 'false',
    reason:
      'A turn that takes nothing back on this brand leaves the version in its history; this spares only work.',
  },
  {
    file: 'platform/src/decisions/kept-version.ts',
    code: 'turn?.kind',
    replacement: 'turn.kind',
    reason: 'There is a turn at each place of the list.',
  },
  {
    file: 'platform/src/decisions/plan.ts',
    code: '({ feature }) => feature',
    replacement: '() => undefined',
    reason: 'All that is shared has the same features.',
  },
  {
    file: 'platform/src/decisions/plan.ts',
    code: "' '",
    replacement: '""',
    reason: 'All that is shared has the same features.',
  },
  {
    file: 'platform/src/decisions/plan.ts',
    code: "[...new Set([...index.features, ...Object.keys(brand.remotes)])] .filter((feature) => feature !== 'shell') .sort()",
    replacement:
      "[...new Set([...index.features, ...Object.keys(brand.remotes)])].filter(feature => feature !== 'shell')",
    reason: 'What shows features in an order sorts them itself.',
  },
  {
    file: 'platform/src/decisions/registry-index.ts',
    code: 'other.until < freeze.until',
    replacement: 'other.until <= freeze.until',
    reason: 'Of two freezes that end together either may be taken.',
  },
  {
    file: 'platform/src/decisions/registry-index.ts',
    code: "[...new Set(names)].filter((name) => !name.includes('/')).sort()",
    replacement: "[...new Set(names)].filter(name => !name.includes('/'))",
    reason: 'The plan of a brand sorts them again.',
  },
  {
    file: 'platform/src/decisions/registry-index.ts',
    code: "brands === 'all'",
    replacement: 'false',
    reason: 'No brand is called all.',
  },
  {
    file: 'platform/src/decisions/registry-index.ts',
    code: "'all'",
    replacement: '""',
    reason: 'No brand is called all.',
  },
  {
    file: 'platform/src/decisions/registry-index.ts',
    code: '[]',
    replacement: '["Stryker was here"]',
    reason: 'A text names no brand.',
  },
  {
    file: 'platform/src/decisions/registry-index.ts',
    code: "turns.filter(({ brands }) => brands === 'all')",
    replacement: 'turns',
    reason: 'No brand has an empty name, so only turns of all brands count.',
  },
  {
    file: 'platform/src/decisions/registry-index.ts',
    code: "''",
    replacement: '"Stryker was here!"',
    reason: 'No brand has that name, so only turns of all brands count.',
  },
  {
    file: 'platform/src/guard/evidence.ts',
    code: 'tally.share < least.share',
    replacement: 'tally.share <= least.share',
    reason: 'Of two tallies at the same share a failure weighs the same.',
  },
  {
    file: 'platform/src/guard/evidence.ts',
    code: 'byBrand.size <= 1',
    replacement: 'byBrand.size < 1',
    reason: 'The evidence over one brand and over all of one brand is the same.',
  },
  {
    file: 'platform/src/guard/evidence.ts',
    code: 'one.log > best.log',
    replacement: 'one.log >= best.log',
    reason: 'Of two brands with the same evidence either may be named.',
  },
  {
    file: 'platform/src/guard/evidence.ts',
    code: 'strongest.log > all',
    replacement: 'strongest.log >= all',
    reason: 'Both are the same only where nothing was counted.',
  },
  {
    file: 'platform/src/guard/judge.ts',
    code: 'seen < share',
    replacement: 'seen <= share',
    reason: 'Where both shares are the same, it does not matter which is taken.',
  },
  {
    file: 'platform/src/guard/judge.ts',
    code: 'seen > share',
    replacement: 'seen >= share',
    reason: 'Where both shares are the same, it does not matter which is taken.',
  },
  {
    file: 'platform/src/guard/judge.ts',
    code: '[]',
    replacement: '["Stryker was here"]',
    reason: 'A text is no cell, so none is found in it.',
  },
  {
    file: 'platform/src/guard/judge.ts',
    code: "'networks'",
    replacement: '""',
    reason: 'Who is not a visitor is counted as a network.',
  },
  {
    file: 'platform/src/guard/judge.ts',
    code: 'networks.log >= threshold',
    replacement: 'networks.log > threshold',
    reason: 'A sum of logarithms is never exactly the limit.',
  },
  {
    file: 'platform/src/guard/judge.ts',
    code: 'visitors.log >= threshold',
    replacement: 'visitors.log > threshold',
    reason: 'A sum of logarithms is never exactly the limit.',
  },
  {
    file: 'platform/src/guard/judge.ts',
    code: 'shares.log >= -Math.log(falseHoldRate)',
    replacement: 'shares.log > -Math.log(falseHoldRate)',
    reason: 'A sum of logarithms is never exactly the limit.',
  },
  {
    file: 'platform/src/guard/judge.ts',
    code: 'strongest.log >= doubt',
    replacement: 'strongest.log > doubt',
    reason: 'A sum of logarithms is never exactly the limit.',
  },
  {
    file: 'platform/src/guard/judge.ts',
    code: 'networks.log > visitors.log',
    replacement: 'networks.log >= visitors.log',
    reason: 'Where both are the same, it does not matter which is taken.',
  },
  {
    file: 'platform/src/guard/goals.ts',
    code: 'at - 1',
    replacement: 'at + 1',
    reason: 'Of equal steps one after the other the last one stays in place of the first.',
  },
  {
    file: 'platform/src/guard/percentile.ts',
    code: 'total === 0',
    replacement: 'false',
    reason: 'Without a value no bucket is found either.',
  },
  {
    file: 'platform/src/guard/signals.ts',
    code: '-1',
    replacement: '+1',
    reason: 'The name of a release has at most one slash, and without one the whole name is taken.',
  },
  {
    file: 'platform/src/guard/words.ts',
    code: 'on < expected',
    replacement: 'on <= expected',
    reason: 'Shares are put in words only where they differ.',
  },
  {
    file: 'api/src/verification/code.ts',
    code: 'first.length === second.length',
    replacement: 'true',
    reason: 'All hashes have the same length.',
  },
  {
    file: 'api/src/verification/code-details.ts',
    code: 'newest.expiresAt > now',
    replacement: 'newest.expiresAt >= now',
    reason: 'At that instant no second is left either way.',
  },
  {
    file: 'api/src/verification/code-details.ts',
    code: "'waiting'",
    replacement: '""',
    reason: 'It is the only kind that is left; nobody asks for its name.',
  },
  {
    file: 'api/src/verification/limit-codes.ts',
    code: "'codes-of-business'",
    replacement: '""',
    reason:
      'The name only keeps the counts of different limits apart, and the subjects of these limits are never equal.',
  },
  {
    file: 'api/src/verification/limit-codes.ts',
    code: "'codes-of-network'",
    replacement: '""',
    reason:
      'The name only keeps the counts of different limits apart, and the subjects of these limits are never equal.',
  },
  {
    file: 'api/src/verification/limit-codes.ts',
    code: "'codes-of-account'",
    replacement: '""',
    reason:
      'The name only keeps the counts of different limits apart, and the subjects of these limits are never equal.',
  },
  {
    file: 'api/src/verification/limit-codes.ts',
    code: "'codes-to-number'",
    replacement: '""',
    reason:
      'The name only keeps the counts of different limits apart, and the subjects of these limits are never equal.',
  },
  {
    file: 'api/src/orders/calculate-cart.ts',
    code: "delivery.kind === 'delivers'",
    replacement: 'true',
    reason: 'Another outcome has no sector.',
  },
  {
    file: 'api/src/orders/calculate-cart.ts',
    code: "'delivery'",
    replacement: '""',
    reason: 'A saved address is found whatever the mode.',
  },
  {
    file: 'api/src/orders/confirm-order.ts',
    code: "'An order moved while it was locked'",
    replacement: '""',
    reason: 'Nothing can move an order that is locked.',
  },
  {
    file: 'api/src/orders/confirm-order.ts',
    code: '!confirmed',
    replacement: 'false',
    reason: 'Nothing can move an order that is locked.',
  },
];
