import { fakeHost } from '@storefront/host/testing';
import { aWireDiscount, aWireFreeDishGroup, aWireItem } from '@storefront/contract/testing';
import { readCart } from './read-cart';
import { storedItems } from './stored-cart';
import { cartReaderContract } from './testing';

describe('readCart', () => {
  cartReaderContract((host) => {
    const { lines, mode } = readCart(host);
    const terms = mode.kind === 'delivery' ? mode.terms : undefined;
    return {
      hasCart: lines.length > 0,
      service:
        mode.kind === 'unset'
          ? ''
          : [mode.kind, terms?.minimum, terms?.charge, terms?.waiver].join(' ').trim(),
    };
  });
});

describe('storedItems', () => {
  cartReaderContract((host) => ({ hasCart: storedItems(host).length > 0 }));
});

const stored = (values: Parameters<typeof keep>[1]) => keep(fakeHost(), values);
const keep = (
  host: ReturnType<typeof fakeHost>,
  values: {
    discount?: object;
    chosen_discount?: string;
    freedish?: object[];
    freedish_chosen?: object[];
    freedish_seen?: string[];
  },
) => {
  const all = { business_id: 'b-1', cartlist: [aWireItem()], ...values };
  for (const [key, value] of Object.entries(all))
    host.storage.writeRaw(key as 'discount', JSON.stringify(value));
  return readCart(host);
};

it('a stored cart has when its lines changed, the order that it repeats, and what is sent to the server as it is stored', () => {
  const host = fakeHost();
  host.storage.write('timestamp', 1_763_640_000_000);
  host.storage.write('reorder_order_id', 'order-7');
  const [discount, freedish] = [aWireDiscount(), [aWireFreeDishGroup()]];
  const cart = keep(host, { discount, freedish });
  expect([cart.changedAt, cart.reorderOf]).toStrictEqual([1_763_640_000_000, 'order-7']);
  expect(cart.wire).toStrictEqual({ items: [aWireItem()], discount, freeDishes: freedish });
});

it('a browser without a cart has no line, no mode, no discount and no free dish', () => {
  expect(readCart(fakeHost())).toMatchObject({
    lines: [],
    mode: { kind: 'unset' },
    discount: undefined,
    freeDishes: {},
    seenFreeDishes: [],
    wire: { items: [], discount: null, freeDishes: [] },
  });
});

it('a browser without chosen free dishes has none', () => {
  expect(Object.keys(readCart(fakeHost()).freeDishes)).toStrictEqual([]);
});

it.each(['minimum_order', 'zone_delivery_charg', 'delivery_charge_waiver'] as const)(
  'a stored delivery without %s has no mode',
  (missing) => {
    const host = fakeHost();
    host.storage.write('isDelMode', 'delivery');
    for (const key of ['minimum_order', 'zone_delivery_charg', 'delivery_charge_waiver'] as const)
      if (key !== missing) host.storage.write(key, '1.00');
    expect(readCart(host).mode).toStrictEqual({ kind: 'unset' });
  },
);

describe('the choices in a stored cart', () => {
  it('apply the best discount when nothing else was kept', () => {
    expect(stored({ discount: aWireDiscount() }).discountChoice).toStrictEqual({ kind: 'automatic' });
  });

  it('hold the discount that the customer chose from the list', () => {
    const { discountChoice } = stored({ discount: aWireDiscount(), chosen_discount: 'd-two' });
    expect(discountChoice).toStrictEqual({ kind: 'chosen', discountId: 'd-two' });
  });

  it('prefer a typed code to a discount chosen before', () => {
    const { discountChoice } = stored({
      discount: aWireDiscount({ coupon_type: 'manual', code: 'NAAN3' }),
      chosen_discount: 'd-two',
    });
    expect(discountChoice).toMatchObject({ kind: 'manual', discount: { code: 'NAAN3' } });
  });

  it('hold the free dishes of locked groups too', () => {
    const cart = stored({ freedish: [], freedish_chosen: [{ id: 'f-1', dishes: ['fd-2'] }] });
    expect(cart.freeDishes).toStrictEqual({ 'f-1': ['fd-2'] });
  });

  it('count the free dish groups of an older cart as seen, and none when an empty list was kept', () => {
    const freedish = [aWireFreeDishGroup({ id: 'f-1' })];
    expect(stored({ freedish }).seenFreeDishes).toStrictEqual(['f-1']);
    expect(stored({ freedish, freedish_seen: [] }).seenFreeDishes).toStrictEqual([]);
  });
});
