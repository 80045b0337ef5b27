import type { BusinessDetails, BusinessInfo, Possible } from '@storefront/contract';
import { aWireBusiness } from '@storefront/contract/testing';
import { parseCommonBusiness, parseOrderTerms, parseShownBusiness } from './parse-business';

const parse = (info: Partial<BusinessInfo> = {}, parts: Partial<BusinessDetails> = {}) =>
  parseShownBusiness(aWireBusiness(info, parts));
const available = { pickuppossible: 'yes', delpossible: 'yes', pickupmsg: '', deliverymsg: '' } as const;

/** What the field of `info`, the flag of `service_availability` and its message make of a mode, in the order delivery, collection. */
const possible = (field: Possible, flag: Possible, message = '') => [
  parse(
    { delivery_order_possible: field },
    { service_availability: { ...available, delpossible: flag, deliverymsg: message } },
  ).modes.delivery.possible,
  parse(
    { pickup_order_possible: field },
    { service_availability: { ...available, pickuppossible: flag, pickupmsg: message } },
  ).modes.collection.possible,
];

describe('whether a mode can be ordered now', () => {
  it.each([
    ['yes', 'yes', 'yes'],
    ['yes', 'pre', 'pre'],
    ['pre', 'yes', 'pre'],
    ['pre', 'pre', 'pre'],
    ['yes', 'no', 'no'],
    ['no', 'yes', 'no'],
    ['pre', 'no', 'no'],
    ['no', 'pre', 'no'],
    ['no', 'no', 'no'],
  ] as const)('is the stricter of its two fields: %s and %s mean %s', (field, flag, stricter) => {
    expect(possible(field, flag)).toStrictEqual([stricter, stricter]);
  });

  it('[SVC-14] is for later where the message is Preorder Only', () => {
    expect(possible('yes', 'yes', 'Preorder Only')).toStrictEqual(['pre', 'pre']);
  });

  it('stays no or for later whatever the message', () => {
    expect(possible('no', 'yes', 'Preorder Only')).toStrictEqual(['no', 'no']);
    expect(possible('yes', 'no', 'Preorder Only')).toStrictEqual(['no', 'no']);
    expect(possible('pre', 'yes', '45 mins')).toStrictEqual(['pre', 'pre']);
  });

  it('is not touched by another message', () => {
    expect(possible('yes', 'yes', 'Unavailable')).toStrictEqual(['yes', 'yes']);
  });

  it('concerns its own mode alone', () => {
    const { modes } = parse(
      { delivery_order_possible: 'no' },
      { service_availability: { ...available, pickupmsg: 'Preorder Only' } },
    );
    expect([modes.delivery.possible, modes.collection.possible]).toStrictEqual(['no', 'pre']);
  });
});

describe('the modes of a business', () => {
  it.each([
    ['yes', 'no'],
    ['no', 'yes'],
  ] as const)('are offered by its settings: delivery %s, collection %s', (delivery, collection) => {
    const { modes } = parse({ business_delivery: delivery, business_pickup: collection });
    expect([modes.delivery.isOffered, modes.collection.isOffered]).toStrictEqual([
      delivery === 'yes',
      collection === 'yes',
    ]);
  });

  it('have minutes and times of their own', () => {
    const early = [{ time: '12:00', at: '2026-11-20T12:00:00.000Z' }];
    const late = [{ time: '18:00', at: '2026-11-20T18:00:00.000Z' }];
    const { modes } = parse({}, { delivery_timeing: late, pickup_timeing: early });
    expect(modes).toMatchObject({
      delivery: { minutes: 45, times: late },
      collection: { minutes: 20, times: early },
    });
  });
});

describe('a business', () => {
  it('has the fields that each of its pages shows', () => {
    expect(parse({ bs_next_open: 'Opens at 17:00', allergy_info: 'Nuts.' })).toMatchObject({
      id: 'b-1',
      slug: 'saffron-yard',
      name: 'Saffron Yard',
      addressParts: ['12 Hanbury Street', 'Spitalfields', 'London'],
      cuisines: ['Indian'],
      rating: '4.6',
      reviewCount: 38,
      isPoweredBy: true,
      nextOpen: 'Opens at 17:00',
      allergyText: 'Nuts.',
    });
    const { id, slug, name, modes } = parse();
    expect(parseCommonBusiness(aWireBusiness())).toStrictEqual({ id, slug, name, modes });
    expect(parse({ bs_show_powered_by_bookyup: 'no' }).isPoweredBy).toBe(false);
  });

  it.each([
    ['', 'Leeds', ['12 Hanbury Street', 'Leeds']],
    [' ', '', ['12 Hanbury Street']],
  ])('[BIZ-3] leaves out the empty parts of its address: colony "%s", city "%s"', (colony, city, parts) => {
    expect(parse({ colony, city }).addressParts).toStrictEqual(parts);
  });

  it('takes bookings only where its booking configuration says yes', () => {
    const { booking } = aWireBusiness();
    const takesBookings = (configuration: typeof booking) =>
      parse({}, { booking: configuration }).takesBookings;
    expect(takesBookings(booking)).toBe(true);
    expect(takesBookings(booking && { ...booking, status: 'no' })).toBe(false);
    expect(takesBookings(null)).toBe(false);
  });

  it('says what an order costs beside the food, in pence', () => {
    expect(parseOrderTerms(aWireBusiness())).toMatchObject({
      ok: true,
      value: {
        charges: { service: { kind: 'fixed', amount: 50 }, bag: { kind: 'fixed', amount: 10 } },
        collectionMinimum: 500,
      },
    });
    expect(parseOrderTerms(aWireBusiness({ pickup_minorder_price: 'five pounds' })).ok).toBe(false);
  });
});
