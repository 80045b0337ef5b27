import { parseAutomaticDiscounts, parseFreeDishGroups } from '@storefront/pricing';
import { unwrap } from '../testing/unwrap';
import { wireDiscount, wireFreeDishes } from '../testing/wire';
import { chargeText } from './charge-text';
import { stripOffers } from './offers';

it('shows an offer of both modes once, none without a text, and free dishes as offers', () => {
  const both = wireDiscount({ discountid: 'd-1', discounttext: '10% off' });
  const collectionOnly = wireDiscount({ discountid: 'd-2', discounttext: '£2 off' });
  const silent = wireDiscount({ discountid: 'd-3', discounttext: ' ' });
  const discounts = unwrap(
    parseAutomaticDiscounts({ delivery: [both, silent], pickup: [both, collectionOnly] }),
  );
  const groups = unwrap(parseFreeDishGroups({ amount: [wireFreeDishes()], group: [] }));
  expect(
    stripOffers(discounts, groups).map(({ text, service, kind }) => [text, service, kind]),
  ).toStrictEqual([
    ['10% off', 'both', 'discount'],
    ['£2 off', 'collection', 'discount'],
    ['A free side with £20 of food', 'both', 'free-dish'],
  ]);
});

it('[G23] shows charges in pounds or as a share of the food, and no charge when there is none', () => {
  const ofFood = (rate: string) => `${rate}% of your food`;
  expect(chargeText({ kind: 'fixed', amount: 50 }, ofFood)).toBe('£0.50');
  expect(chargeText({ kind: 'percentage', rate: 50_000 }, ofFood)).toBe('5% of your food');
  expect(chargeText({ kind: 'fixed', amount: 0 }, ofFood)).toBe('');
  expect(chargeText({ kind: 'percentage', rate: 0 }, ofFood)).toBe('');
});
