import { isOk } from '@storefront/contract';
import {
  aCatalogueOf,
  aCollection,
  anOrder,
  anOrderingBusiness,
  businessId,
  guestToken,
} from '../testing/ordering';
import type { CollectionOrder, DeliveryOrder } from '../testing/ordering';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { userToken } from '../testing/users';

let api: TestApi;
let guest: string;
beforeAll(async () => {
  api = await testApi();
  const business = anOrderingBusiness();
  const sectors = [
    { sector: 'e16', charge: '2.50', minimum: '12.00', waiver: '25.00' },
    { sector: 'e201', charge: '4.00', minimum: '12.00', waiver: '30.00' },
  ];
  await api.importCatalogue(aCatalogueOf({ ...business, delivery: { ...business.delivery, sectors } }));
  guest = await guestToken(api);
});
afterAll(() => api.close());

const calculated = async (order: DeliveryOrder | CollectionOrder) => {
  const { request_key: _, ...body } = order;
  const answer = await api.call('business/order_cart_backend_calculation', { ...body, paymode: '' });
  if (!isOk(answer)) throw new Error(JSON.stringify(answer));
  return answer;
};
const chargeOf = async (order: DeliveryOrder | CollectionOrder) => (await calculated(order)).delivery_charge;

const addressIn = (zipcode: string) => ({
  address_id: '',
  name: 'Ada Moss',
  email: 'ada@example.test',
  mobile_no: '07700900123',
  address: '1 Brick Lane',
  address2: '',
  city: 'London',
  zipcode,
  is_default: 'no' as const,
  delivery_type: 'delivery' as const,
});
const [inE16, inE20] = [addressIn('E1 6AN'), addressIn('E20 1AA')];

describe('the delivery charge of a cart', () => {
  it.each([
    ['2.50', '2.50'],
    ['4.00', '4.00'],
    ['3.00', '0.00'],
  ])(
    '[TTL-8] is, without an address, the one that was shown (%s) where a sector has it (%s)',
    async (shown, charge) => {
      expect(await chargeOf(anOrder(guest, { address: null, delivery_price: shown }))).toBe(charge);
      const noPostcode = { ...inE16, zipcode: '' };
      expect(await chargeOf(anOrder(guest, { address: noPostcode, delivery_price: shown }))).toBe(charge);
    },
  );

  it('[API2-20] is that of the postcode in the form, whatever was shown', async () => {
    expect(await chargeOf(anOrder(guest, { address: inE20, delivery_price: '2.50' }))).toBe('4.00');
  });

  it('[API2-20] is nothing where nothing is delivered', async () => {
    expect(await chargeOf(anOrder(guest, { address: addressIn('ZE1 0AA'), delivery_price: '2.50' }))).toBe(
      '0.00',
    );
  });

  it('[API2-20] is nothing for collection, whatever was shown', async () => {
    expect(await calculated(aCollection(guest, { delivery_price: '2.50' }))).toMatchObject({
      delivery_charge: '0.00',
      delivery_charge_waiver: '0.00',
    });
  });

  it('[API2-20] is that of the chosen address of a customer, and not of the form', async () => {
    const user = await userToken(api);
    const saved = await api.call('users/order_delivery_address', {
      ...inE20,
      sessiontoken: user,
      businessid: businessId,
      user_type: 'user',
      salt_key: 'saved',
    });
    if (!isOk(saved)) throw new Error(JSON.stringify(saved));
    const addressid = saved.address_id;
    const withForm = { user_type: 'user', address: inE16, delivery_price: '4.00' } as const;
    expect(await calculated(anOrder(user, { ...withForm, addressid }))).toMatchObject({
      delivery_charge: '4.00',
      delivery_charge_waiver: '30.00',
    });
    expect(await chargeOf(anOrder(user, { ...withForm, addressid: '' }))).toBe('2.50');
    const { addressid: _, ...unnamed } = anOrder(user, withForm);
    expect(await chargeOf(unnamed as DeliveryOrder)).toBe('2.50');
    // An address that is gone is none.
    expect(await chargeOf(anOrder(user, { ...withForm, addressid: '0' }))).toBe('4.00');
    // A guest has no saved addresses.
    expect(await chargeOf(anOrder(guest, { address: inE16, addressid, delivery_price: '4.00' }))).toBe(
      '2.50',
    );
  });
});
