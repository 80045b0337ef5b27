import { ApiUnreachable } from '@storefront/host';
import { BrokenApi, FakeApi } from '@storefront/host/testing';
import type { AutomaticDiscounts, CartLine, Discount } from '@storefront/pricing';
import { FakeBusinessGateway, found } from '../testing/fake-business-gateway';
import { unwrap } from '../testing/unwrap';
import {
  wireDeliveryAnswer,
  wireDetails,
  wireDetailsAnswer,
  wireDiscount,
  wireDiscountAnswer,
  wireMenuAnswer,
} from '../testing/wire';
import type { BusinessGateway } from './business-gateway';
import { httpBusinessGateway } from './http-business-gateway';
import { parseBusiness } from './parse-business';
import { parseMenuContent } from './parse-menu';

const refusal = 'Sorry, we do not deliver to M1 1AA.';
const naan3: Discount = {
  id: 'd-naan',
  code: 'NAAN3',
  text: '£3 off',
  isManual: true,
  reduction: { kind: 'price', amount: 300 },
  minimum: 0,
  productIds: [],
  service: 'both',
  from: '',
  until: '',
};
const discounts: AutomaticDiscounts = {
  delivery: [
    {
      ...naan3,
      id: 'd-ten',
      code: '',
      text: '10% off when you spend £15',
      isManual: false,
      reduction: { kind: 'percentage', rate: 100_000 },
      minimum: 1500,
      service: 'delivery',
    },
  ],
  collection: [],
};
const line: CartLine = {
  productId: 'p-dal',
  name: 'Tarka Dal',
  mainProduct: null,
  basePrice: 650,
  quantity: 2,
  extras: [],
  comment: '',
  categoryRank: 1,
  productType: '',
};
const answer = wireMenuAnswer();
const menu = answer.responsecode === '200' ? unwrap(parseMenuContent(answer)) : undefined;

const api = () =>
  new FakeApi({
    'business/details': ({ slug }) => {
      switch (slug) {
        case 'saffron-yard':
          return wireDetailsAnswer();
        case 'moved':
          return { responsecode: '201', status: 'Moved', postcode_url: '/business/other' };
        case 'refused':
          return { responsecode: '201', status: 'Not now.' };
        case 'over':
          return { responsecode: '221', status: 'Please log in again.' };
        case 'unknown':
          return { responsecode: '204', status: 'There is no such business.' };
        default:
          throw new ApiUnreachable('business/details');
      }
    },
    'business/menu': () => wireMenuAnswer(),
    'business/discount': () => wireDiscountAnswer([wireDiscount()], []),
    'business/manual_discount': ({ discountcode }) =>
      discountcode === 'NAAN3'
        ? {
            responsecode: '200',
            discount_price: '3.00',
            discount: wireDiscount({
              discountid: 'd-naan',
              code: 'NAAN3',
              discounttext: '£3 off',
              payby: 'price',
              commonrate: '3.00',
              minshop: '0.00',
              coupon_type: 'manual',
            }),
          }
        : { responsecode: '201', status: 'That code is not valid.' },
    'business/delivery_status_check': ({ zipcode }) =>
      zipcode === 'E1 6AN' ? wireDeliveryAnswer() : { responsecode: '201', status: refusal },
  });

const fakes: Record<string, () => BusinessGateway> = {
  'the HTTP gateway': () => httpBusinessGateway(api()),
  'the fake gateway': () => {
    const gateway = new FakeBusinessGateway({
      details: found(unwrap(parseBusiness(wireDetails())), wireDetails()),
      ...(menu ? { menu: { kind: 'ok', value: menu } } : {}),
      discounts: { kind: 'ok', value: discounts },
      codes: {
        NAAN3: { kind: 'ok', value: naan3 },
        OLD: { kind: 'refused', sentence: 'That code is not valid.' },
      },
      postcodes: {
        'E1 6AN': { kind: 'ok', value: { minimum: 1200, charge: 250, waiver: 2500 } },
        'M1 1AA': { kind: 'refused', sentence: refusal },
      },
    });
    return gateway;
  },
};

describe.each(Object.entries(fakes))('%s', (_, gateway) => {
  it('finds a business, with the details that the browser keeps', async () => {
    await expect(gateway().details('saffron-yard', '')).resolves.toStrictEqual(
      found(unwrap(parseBusiness(wireDetails())), wireDetails()),
    );
  });

  it('[API-11] returns the menu with its dishes', async () => {
    const outcome = await gateway().menu('b-1');
    expect(outcome).toStrictEqual({ kind: 'ok', value: menu });
  });

  it('[API-12] returns the automatic discounts of each mode', async () => {
    await expect(gateway().discounts('b-1')).resolves.toStrictEqual({ kind: 'ok', value: discounts });
  });

  it('[API-13] returns the discount of a typed code, or the sentence of its refusal', async () => {
    const request = { businessId: 'b-1', mode: 'delivery' as const, lines: [line], discounts, applied: null };
    await expect(gateway().manualDiscount({ ...request, code: 'NAAN3' })).resolves.toStrictEqual({
      kind: 'ok',
      value: naan3,
    });
    await expect(gateway().manualDiscount({ ...request, code: 'OLD' })).resolves.toStrictEqual({
      kind: 'refused',
      sentence: 'That code is not valid.',
    });
  });

  it('[API-14] returns the terms of delivery to a postcode, or the sentence of its refusal', async () => {
    await expect(gateway().deliveryTerms('b-1', 'E1 6AN')).resolves.toStrictEqual({
      kind: 'ok',
      value: { minimum: 1200, charge: 250, waiver: 2500 },
    });
    await expect(gateway().deliveryTerms('b-1', 'M1 1AA')).resolves.toStrictEqual({
      kind: 'refused',
      sentence: refusal,
    });
  });

  it('rejects when the call is aborted', async () => {
    const controller = new AbortController();
    const asked = gateway().menu('b-1', controller.signal);
    controller.abort();
    await expect(asked).rejects.toThrow();
  });
});

describe('the HTTP gateway', () => {
  it('[API-10][API-11][API-12][API-13][API-14] sends the fields of each call', async () => {
    const asked = api();
    const gateway = httpBusinessGateway(asked);
    await gateway.details('saffron-yard', 'E1 6AN');
    await gateway.menu('b-1');
    await gateway.discounts('b-1');
    await gateway.manualDiscount({
      businessId: 'b-1',
      code: 'NAAN3',
      mode: 'collection',
      lines: [line],
      discounts,
      applied: null,
    });
    await gateway.deliveryTerms('b-1', 'E1 6AN');
    expect(asked.bodies('business/details')).toStrictEqual([{ slug: 'saffron-yard', zipcode: 'E1 6AN' }]);
    expect(asked.bodies('business/menu')).toStrictEqual([{ business: 'b-1' }]);
    expect(asked.bodies('business/discount')).toStrictEqual([{ business: 'b-1' }]);
    expect(asked.bodies('business/manual_discount')).toMatchObject([
      {
        businessid: 'b-1',
        discountcode: 'NAAN3',
        servicetype: 'pickup',
        productid: [{ product_id: 'p-dal', product_qnty: 2, sell_price: '6.50' }],
      },
    ]);
    expect(asked.bodies('business/delivery_status_check')).toStrictEqual([
      { business: 'b-1', zipcode: 'E1 6AN' },
    ]);
  });

  it.each([
    ['unknown', { kind: 'unknown' }],
    ['moved', { kind: 'moved', url: '/business/other' }],
    ['refused', { kind: 'refused', sentence: 'Not now.' }],
    ['over', { kind: 'session-over' }],
  ])('distinguishes the answers of business/details: %s', async (slug, outcome) => {
    await expect(httpBusinessGateway(api()).details(slug, '')).resolves.toStrictEqual(outcome);
  });

  it('treats an answer that it cannot parse as no answer', async () => {
    const broken = new BrokenApi({
      'business/details': () => wireDetailsAnswer({ pickup_minorder_price: 'five pounds' }),
    });
    await expect(httpBusinessGateway(broken).details('saffron-yard', '')).rejects.toBeInstanceOf(
      ApiUnreachable,
    );
  });
});
