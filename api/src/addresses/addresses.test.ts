import { isOk } from '@storefront/contract';
import type { Body } from '@storefront/contract';
import { aCatalogueOf, anOrderingBusiness, businessId, guestToken } from '../testing/ordering';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { userToken } from '../testing/users';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  await api.importCatalogue(aCatalogueOf(anOrderingBusiness()));
});
beforeEach(async () => {
  token = await userToken(api);
});
afterAll(() => api.close());

type Form = Body<'users/order_delivery_address'>;
let forms = 0;
const aForm = (parts: Partial<Form> = {}): Form => ({
  sessiontoken: token,
  businessid: businessId,
  user_type: 'user',
  salt_key: `form-${(forms += 1)}`,
  address_id: '',
  name: 'Ada Moss',
  email: 'ada@example.test',
  mobile_no: '07700900123',
  address: '1 Brick Lane',
  address2: '',
  city: 'London',
  zipcode: 'e16an',
  delivery_type: 'delivery',
  ...parts,
});
const save = (parts: Partial<Form> = {}) => api.call('users/order_delivery_address', aForm(parts));
const savedId = async (parts: Partial<Form> = {}) => {
  const answer = await save(parts);
  if (!isOk(answer)) throw new Error(answer.status);
  return answer.address_id;
};

describe('saving an address for an order', () => {
  it('[ADR-9][ADR-21][API2-18] stores it in the user’s address book with a tidied postcode, and answers what delivery costs', async () => {
    const answer = await save();
    expect(answer).toMatchObject({
      responsecode: '200',
      address_id: expect.stringMatching(/^[\w-]{22}$/),
      address_book: { address: '1 Brick Lane', zipcode: 'E1 6AN', is_default: 'yes' },
      delivery_price: '2.50',
      delivery_charge_waiver: '25.00',
      minorder_price: '12.00',
    });
    expect(await api.call('users/details', { sessiontoken: token })).toMatchObject({
      userdata: { address_book_list: [{ address: '1 Brick Lane' }] },
    });
  });

  it('[PER-4] checks a guest’s address without storing it', async () => {
    const sessiontoken = await guestToken(api);
    expect(await save({ sessiontoken, user_type: 'guest' })).toMatchObject({
      responsecode: '200',
      address_id: '',
      address_book: null,
      address_book_list: [],
      delivery_price: '2.50',
    });
  });

  it.each(['guest', 'user'] as const)(
    '[ADR-22][ADR-23] refuses a %s’s postcode outside the sectors and saves nothing',
    async (user_type) => {
      const sessiontoken = user_type === 'user' ? token : await guestToken(api);
      expect(await save({ sessiontoken, user_type, zipcode: 'e161aa' })).toStrictEqual({
        responsecode: '201',
        status: 'The restaurant doesn’t deliver to E16 1AA. Enter a different delivery postcode',
      });
      expect(await api.call('users/details', { sessiontoken })).toMatchObject({
        userdata: { address_book_list: [] },
      });
    },
  );

  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ email: '' as const }, 'Email is required'],
    [{ mobile_no: '' as const }, 'Mobile Number is required'],
    [{ address: '' }, 'Address is required'],
    [{ zipcode: '' }, 'Postcode is required'],
    [{ zipcode: 'E1' }, 'Please enter valid postcode'],
  ])('[ADR-25] refuses %j with “%s”', async (parts, status) => {
    expect(await save(parts)).toStrictEqual({ responsecode: '201', status });
  });

  it('[ADR-1] needs no address for collection, which has its own minimum', async () => {
    const parts = { delivery_type: 'pickup', address: '', zipcode: '', city: '' } as const;
    expect(await save(parts)).toMatchObject({
      responsecode: '200',
      address_id: '',
      delivery_price: '0.00',
      minorder_price: '0.00',
    });
  });

  it('stores one address when the same form is sent several times at once', async () => {
    const form = aForm();
    const answers = await Promise.all([1, 2, 3].map(() => api.call('users/order_delivery_address', form)));
    expect(new Set(answers.map((answer) => (isOk(answer) ? answer.address_id : answer.status))).size).toBe(1);
  });

  it('leaves one default when two first addresses are saved at once', async () => {
    await Promise.all([savedId({ address: '1 First Street' }), savedId({ address: '2 First Street' })]);
    const details = await api.call('users/details', { sessiontoken: token });
    const defaults = isOk(details)
      ? details.userdata.address_book_list.filter((one) => one.is_default === 'yes')
      : [];
    expect(defaults).toHaveLength(1);
  });
});

describe('the address book', () => {
  it('[ADR-7] chooses an address by its id alone', async () => {
    const address_id = await savedId();
    const chosen = {
      sessiontoken: token,
      businessid: businessId,
      user_type: 'user',
      salt_key: 's',
      address_id,
    } as const;
    expect(await api.call('users/order_delivery_address', chosen)).toMatchObject({
      responsecode: '200',
      address_id,
      delivery_price: '2.50',
    });
  });

  it('[ADR-8] changes an address under its id', async () => {
    const address_id = await savedId();
    await savedId({ address_id, address: '99 Brick Lane' });
    const details = await api.call('users/details', { sessiontoken: token });
    expect(details).toMatchObject({
      userdata: { address_book_list: [{ address_id, address: '99 Brick Lane' }] },
    });
  });

  it('[ADR-6] lists the default first, and can make another the default', async () => {
    const first = await savedId({ address: '1 First Street' });
    const second = await savedId({ address: '2 Second Street' });
    const answer = await api.call('users/address_default', { sessiontoken: token, address_id: second });
    expect(answer).toMatchObject({ address_book: { address_id: second } });
    expect(isOk(answer) && answer.address_book_list.map((one) => one.address_id)).toStrictEqual([
      second,
      first,
    ]);
  });

  it('makes the oldest address the default when the default is removed', async () => {
    const first = await savedId({ address: '1 First Street' });
    const second = await savedId({ address: '2 Second Street' });
    expect(await api.call('users/address_delete', { sessiontoken: token, address_id: first })).toMatchObject({
      address_book: { address_id: second, is_default: 'yes' },
    });
    expect(await api.call('users/address_delete', { sessiontoken: token, address_id: second })).toMatchObject(
      { address_book: null, address_book_list: [] },
    );
  });

  it('lets nobody choose, change, remove or make default another user’s address', async () => {
    const address_id = await savedId();
    const stranger = await userToken(api);
    expect(await save({ sessiontoken: stranger, address_id, address: 'Mine now' })).toMatchObject({
      responsecode: '204',
    });
    for (const name of ['users/address_delete', 'users/address_default'] as const)
      expect(await api.call(name, { sessiontoken: stranger, address_id })).toMatchObject({
        responsecode: '204',
      });
    expect(await api.call('users/details', { sessiontoken: token })).toMatchObject({
      userdata: { address_book_list: [{ address_id, address: '1 Brick Lane' }] },
    });
  });

  it('answers 221 to a guest and without a session', async () => {
    for (const sessiontoken of [await guestToken(api), 'nobody'])
      expect(await api.call('users/address_delete', { sessiontoken, address_id: 'x' })).toMatchObject({
        responsecode: '221',
      });
  });
});
