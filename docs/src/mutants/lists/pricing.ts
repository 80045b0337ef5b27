import { mutantsOf } from '../mutant';

const source = 'shared/pricing/src';

/** Breaks of what a customer is charged. */
export const pricing = [
  ...mutantsOf(
    `${source}/charges.ts`,
    ['TOT-4', 'collection is charged for delivery', `service.mode !== 'delivery' || isWaived`, 'isWaived'],
    ['TOT-5', 'delivery is charged at exactly the waiver', '>= terms.waiver', '> terms.waiver'],
    ['TOT-6', 'a waiver of nothing makes every delivery free', 'terms.waiver > 0 && ', ''],
    [
      'TOT-7',
      'the hint names the whole waiver instead of what is missing',
      'missing: waiver - discountedSubtotal',
      'missing: waiver',
    ],
    ['TOT-8', 'a delivery that costs nothing is not called free', 'charge === 0 || ', ''],
    [
      'TOT-10',
      'a percentage charge is taken as an amount',
      'return percentageOf(base, charge.rate)',
      'return charge.rate',
    ],
  ),
  ...mutantsOf(
    `${source}/totals.ts`,
    [
      'TOT-1',
      'the total leaves the bag charge out',
      'delivery + serviceCharge + bag',
      'delivery + serviceCharge',
    ],
    ['TOT-1', 'the total is taken before the discount', 'total: discountedSubtotal +', 'total: subtotal +'],
    ['CRT-20', 'an empty basket is charged for delivery', 'isEmpty ? 0 : deliveryCharge', 'deliveryCharge'],
    ['CRT-25', 'delivery has no minimum', 'return service.terms.minimum', 'return 0'],
    [
      'TOT-5',
      'the waiver is compared with the food before the discount',
      'deliveryCharge(service, discountedSubtotal)',
      'deliveryCharge(service, subtotal)',
    ],
  ),
  ...mutantsOf(
    `${source}/money.ts`,
    ['TOT-16', 'half a penny is rounded down', 'BigInt(rate) + divisor', 'BigInt(rate)'],
    ['TOT-14', 'a saving is rounded to ten pence downwards', '(amount + 5) / 10', 'amount / 10'],
    [
      'TOT-18',
      'an amount without pence is taken',
      'const POUNDS = /^(\\d{1,7})\\.(\\d{2})$/',
      'const POUNDS = /^(\\d{1,7})\\.?(\\d{2})?$/',
    ],
  ),
  ...mutantsOf(
    `${source}/options.ts`,
    [
      'OPT-5',
      'a required group may be left empty',
      'return group.isRequired ? {',
      'return group.isRequired && group.minimum > 99 ? {',
    ],
    [
      'OPT-7',
      'one item less than the minimum will do',
      'ticked.length < group.minimum',
      'ticked.length < group.minimum - 1',
    ],
    [
      'OPT-8',
      'one item more than the maximum will do',
      'ticked.length > maximum)',
      'ticked.length > maximum + 1)',
    ],
    [
      'OPT-10',
      'nested groups of a chosen item are not asked for',
      'return [{ group, parentItemId }, ...nested]',
      'return [{ group, parentItemId }]',
    ],
    [
      'OPT-14',
      'the select offers one more than the maximum',
      'Math.max(1, item.maximumQuantity) }',
      'Math.max(1, item.maximumQuantity) + 1 }',
    ],
    [
      'OPT-3',
      'an optional group is called required',
      'group.isRequired ? optionCopy.required : optionCopy.optional',
      'group.isRequired ? optionCopy.required : optionCopy.required',
    ],
  ),
  ...mutantsOf(
    `${source}/free-dishes.ts`,
    ['FRE-3', 'the amount itself does not unlock the group', '>= unlocking.amount', '> unlocking.amount'],
    ['FRE-4', 'one of the products is enough', 'Math.min(', 'Math.max('],
    [
      'FRE-5',
      'all groups that depend on the amount are given',
      '!isDependent(group) || group === highest',
      'true || group === highest',
    ],
    ['TTL-9', 'dishes that were not chosen count as saved', '(isSelected ? dish.price : 0)', 'dish.price'],
  ),
  ...mutantsOf(
    `${source}/booking.ts`,
    [
      'BKP-1',
      'the guest price starts with one guest fewer',
      'guestCount > terms.freeGuests',
      'guestCount >= terms.freeGuests',
    ],
    ['BKP-2', 'the deposit is left out', 'const total = guests + terms.deposit', 'const total = guests'],
    [
      'BKP-4',
      'the service charge is taken on the guests alone',
      'chargeOn(total, terms.serviceCharge)',
      'chargeOn(guests, terms.serviceCharge)',
    ],
    [
      'BKP-7',
      'nothing due still asks for a payment method',
      'if (amountDue === 0)\n    return',
      'if (amountDue < 0)\n    return',
    ],
    [
      'BKP-9',
      'a larger party keeps a payment mode that no longer fits',
      'terms.freeGuests > 0 && isAbove',
      'terms.freeGuests > 999 && isAbove',
    ],
    [
      'BKP-22',
      'the button does not say what is paid',
      'amountDue === 0 ? bookingCopy',
      'amountDue >= 0 ? bookingCopy',
    ],
  ),
  ...mutantsOf(
    `${source}/discounts/discount.ts`,
    [
      'DSC-4',
      'a percentage is taken off the whole food instead of its dishes',
      'percentageOf(foodSubtotal(covered)',
      'percentageOf(subtotal',
    ],
    [
      'TOT-17',
      'a discount takes off more than the food',
      'return Math.min(reducedBy(reduction, covered), subtotal)',
      'return reducedBy(reduction, covered)',
    ],
    ['DSC-6', 'a discount without dishes covers none', 'discount.productIds.length === 0 || ', ''],
  ),
  ...mutantsOf(
    `${source}/discounts/decision.ts`,
    ['DSC-2', 'the worst discount is applied first', 'other.saved - one.saved', 'one.saved - other.saved'],
    [
      'DSC-1',
      'collection gets the discounts of delivery',
      "mode === 'unset' ? [] : discounts[mode]",
      "mode === 'unset' ? [] : discounts.delivery",
    ],
  ),
  ...mutantsOf(
    `${source}/discounts/label.ts`,
    ['TOT-13', 'a fixed discount reads as a percentage', 'discountCopy.fixed', 'discountCopy.percentage'],
    [
      'CPN-8',
      'a typed code is shown as what it takes off',
      'if (isManual) return code',
      'if (isManual && code === "") return code',
    ],
  ),
  ...mutantsOf(`${source}/lines.ts`, [
    'CRT-10',
    'the count of a product leaves its sub-products out',
    'line.mainProduct?.id ?? line.productId]',
    'line.productId]',
  ]),
  ...mutantsOf(
    `${source}/reprice.ts`,
    [
      'ORD-11',
      'a dish keeps the price that the page claims',
      '{ ...line, ...article, extras }',
      '{ ...line, extras }',
    ],
    [
      'ORD-10',
      'a dish that is sold out is ordered all the same',
      'product === undefined || !product.isAvailable',
      'product === undefined',
    ],
  ),
];
