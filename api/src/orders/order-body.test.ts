import { aCatalogueOf, aCollection, anOrder, anOrderingBusiness, cartItem } from '../testing/ordering';
import { guestToken, outboxOf } from '../testing/ordering';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  await api.importCatalogue(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no' })));
  token = await guestToken(api);
});
afterAll(() => api.close());

/** The HTTP status and the sentence that the API answers to a body which its schema refuses. */
async function refusalOf(body: object, call = 'business/order') {
  const answer = await api.post(call, body);
  expect(answer.json().responsecode).toBe('400');
  return [answer.statusCode, answer.json().status];
}
const contact = { name: 'Ada Moss', email: 'ada@example.test', mobile_no: '07700900123' };
const address = anOrder('').address;

describe('the address of an order', () => {
  it('of a delivery is refused in the shape of a collection', async () => {
    for (const sneaked of [
      contact,
      { ...contact, zipcode: 'E1 6AN', address: 'x'.repeat(200_000), address2: '', city: '' },
      { ...contact, zipcode: 'E1 6AN', address: ['1 Brick Lane'], address2: {}, city: '' },
      { ...contact, zipcode: 'E1 6AN', address: '1\nBcc: all', address2: '', city: '' },
    ])
      expect(await refusalOf({ ...anOrder(token), address: sneaked })).toStrictEqual([
        400,
        expect.stringMatching(/^address\.\w+: Expected /),
      ]);
    expect(await outboxOf(api)).toStrictEqual([]);
  });

  it.each([
    ['address', 'x'.repeat(201), 'text on one line of 1 to 200 characters'],
    ['address', ['1 Brick Lane'], 'text on one line of 1 to 200 characters'],
    ['address2', 'flat 1\nflat 2', 'text on one line of at most 200 characters'],
    ['city', 'Lon\u0000don', 'text without the character NUL'],
    ['name', 'Ada\u2028Moss', 'a name of at most 100 letters, spaces, hyphens and apostrophes'],
    ['email', 'ada', 'an email address, such as "ada@example.com"'],
    ['mobile_no', '123', 'a phone number of 11 digits with a leading 0'],
    ['floor', '3', 'no such field'],
  ])('with a wrong %s is refused by the name of that field', async (field, value, expected) => {
    const body = { ...anOrder(token), address: { ...address, [field]: value } };
    expect(await refusalOf(body)).toStrictEqual([400, `address.${field}: Expected ${expected}`]);
  });

  it('of a collection names the person who collects, and no unknown field', async () => {
    const order = aCollection(token);
    expect(await refusalOf({ ...order, address: { ...contact, floor: '3' } })).toStrictEqual([
      400,
      'address.floor: Expected no such field',
    ]);
    expect(await refusalOf({ ...order, address: { ...contact, address: 'x'.repeat(201) } })).toStrictEqual([
      400,
      'address.address: Expected text on one line of at most 200 characters',
    ]);
    const whole = { ...address, delivery_type: 'pickup' };
    for (const known of [contact, whole])
      expect(
        (await api.post('business/order', { ...aCollection(token), address: known })).json(),
      ).toStrictEqual({ responsecode: '200', id: expect.any(String), subscribed_bs_list: [] });
  });

  it.each([
    ['x'.repeat(201), 'text of at most 200 characters'],
    ['no\u0000bell', 'text without the character NUL'],
    [['Blue door'], 'text of at most 200 characters'],
  ])('[CHK-17] a wrong note for the rider is refused by its name', async (rider_note, expected) => {
    expect(await refusalOf({ ...anOrder(token), rider_note })).toStrictEqual([
      400,
      `rider_note: Expected ${expected}`,
    ]);
  });

  it.each(['100.01', '2', '-1.00', 2])('[CHK-18] a wrong tip is refused by its name', async (tip) => {
    expect(await refusalOf({ ...anOrder(token), tip })).toStrictEqual([
      400,
      'tip: Expected pounds with two decimals, such as "2.00", at most "100.00"',
    ]);
  });

  it('is not checked before the mode: an order without a valid mode is told to name one', async () => {
    const { del_mode: _mode, ...order } = anOrder(token);
    for (const parts of [{}, { del_mode: 'drone' }, { del_mode: null }])
      expect(await refusalOf({ ...order, ...parts })).toStrictEqual([
        400,
        'del_mode: Expected "delivery" or "pickup"',
      ]);
  });

  it('that is saved or priced has no unknown field', async () => {
    const calculation = { ...anOrder(token), address: { zipcode: 'E1 6AN', floor: '3' } };
    expect(await refusalOf(calculation, 'business/order_cart_backend_calculation')).toStrictEqual([
      400,
      'address.floor: Expected no such field',
    ]);
    const saved = { ...contact, sessiontoken: token, businessid: 'b', user_type: 'guest', salt_key: '' };
    expect(
      await refusalOf({ ...saved, address_id: '', floor: '3' }, 'users/order_delivery_address'),
    ).toStrictEqual([400, 'floor: Expected no such field']);
  });
});

describe('a wrong field inside an order', () => {
  const discount = {
    discountid: 'd-1',
    code: '',
    discounttext: '',
    payby: 'price',
    commonrate: '1',
    minshop: '0.00',
    discounted_product_id: [],
  };

  it.each([
    ['discount.minshop', { discount: { ...discount, minshop: 12 } }],
    ['discount.payby', { discount: { ...discount, payby: 'barter' } }],
    ['discount.discounted_product_id.1', { discount: { ...discount, discounted_product_id: ['p', 7] } }],
    [
      'cartitems.0.extras.0.selection',
      { cartitems: [cartItem({ extras: [{ optionId: 'o', optionHeaderLabel: 'O' } as never] })] },
    ],
    ['cartitems.0.product_name', { cartitems: [cartItem({ product_name: 'Dal\nDal' })] }],
    [
      'freedish.0.freedish_item.0.selected',
      { freedish: [{ id: 'f', qnty: 1, freedish_item: [{ fd_id: 'd' }] }] },
    ],
  ])('is named: %s', async (field, parts) => {
    const [status, sentence] = await refusalOf({ ...anOrder(token), ...parts });
    expect([status, String(sentence).split(':')[0]]).toStrictEqual([400, field]);
  });

  it('is named with its outer field when a whole object is missing', async () => {
    expect(await refusalOf({ ...anOrder(token), discount: 'none' })).toStrictEqual([
      400,
      'discount: Expected an object or null',
    ]);
  });

  it('is not reported when parentItemId and coupon_type are left out', async () => {
    const extras = [{ optionId: 'gone', optionHeaderLabel: 'Gone', selection: [] }];
    const body = { ...anOrder(token), cartitems: [cartItem({ extras })], discount };
    const answer = (await api.post('business/order', body)).json();
    expect(answer).toMatchObject({ responsecode: '202', discount: null });
    expect((await api.call('business/order', anOrder(token))).responsecode).toBe('200');
  });

  it('is a NUL anywhere, even in unknown fields', async () => {
    for (const [path, parts] of [
      ['later', { later: 'a\u0000b' }],
      ['later.0.deep', { later: [{ deep: '\u0000' }] }],
      ['later', { later: { '\u0000': 1 } }],
    ] as const)
      expect(await refusalOf({ ...anOrder(token), ...parts })).toStrictEqual([
        400,
        `${path}: Expected text without the character NUL`,
      ]);
  });
});
