import { isOk } from '@storefront/contract';
import type { Body, OkAnswer } from '@storefront/contract';
import { aCatalogueBusiness, aCategory, anOptionGroup, anOptionItem, aProduct } from '../testing/builders';
import { kitchenToken } from '../testing/kitchen';
import {
  aCatalogueOf,
  aCollection,
  anOrder,
  anOrderingBusiness,
  businessId,
  cartItem,
} from '../testing/ordering';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { userToken } from '../testing/users';

let api: TestApi;
let sessiontoken: string;
const friday = '2026-11-20T18:30:00Z';
const importBusiness = (parts: Parameters<typeof anOrderingBusiness>[0] = {}) =>
  api.importCatalogue(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no', ...parts })));
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.moveTo(friday);
  await importBusiness();
  sessiontoken = await userToken(api);
});
afterAll(() => api.close());

async function place(body: Parameters<typeof api.call<'business/order'>>[1]): Promise<string> {
  const answer = await api.call('business/order', body);
  if (!isOk(answer)) throw new Error(JSON.stringify(answer));
  return answer.id;
}
const delivered = (parts: Parameters<typeof anOrder>[1] = {}) =>
  place(anOrder(sessiontoken, { user_type: 'user', ...parts }));
async function again(order_id: string): Promise<OkAnswer<'business/reorder'>> {
  const answer = await api.call('business/reorder', { sessiontoken, order_id });
  if (!isOk(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}
const menu = (dal: Parameters<typeof aProduct>[1]) => [
  aCategory('c-1', [aProduct('p-1', { product_name: 'Dal', product_price: '9.50', ...dal })]),
];
const twoDishes = {
  cartitems: [
    cartItem(),
    cartItem({ product_id: 'p-2', product_name: 'Naan', product_price: '2.40', sell_price: '2.40' }),
  ],
  service_charge: '1.19',
};

describe('ordering again', () => {
  it('[ACC-3] brings mode, terms of the postcode and a time that can still be had; nothing is said where nothing changed', async () => {
    const answer = await again(await delivered({ slot: '20:00' }));
    expect(answer).toMatchObject({
      del_mode: 'delivery',
      slot: '20:00',
      zipcode: 'E1 6AN',
      delivery_price: '2.50',
      minorder_price: '12.00',
      delivery_charge_waiver: '25.00',
      missing: [],
      changes: [],
    });
    const collected = await again(await place(aCollection(sessiontoken, { user_type: 'user' })));
    expect(collected).toMatchObject({ del_mode: 'pickup', changes: [] });
    for (const field of ['slot', 'zipcode', 'delivery_price']) expect(collected).not.toHaveProperty(field);
  });

  it('[ACC-3] says which prices and names have changed, and names the dishes that are gone', async () => {
    const okey = await delivered(twoDishes);
    await importBusiness({ menu: menu({ product_name: 'Black Dal', product_price: '9.90' }) });
    const answer = await again(okey);
    expect(answer.changes).toStrictEqual(['Dal is now called Black Dal.', 'Dal is now £9.90, it was £9.50.']);
    expect(answer.missing).toStrictEqual(['Naan']);
    expect(answer.cartitems).toMatchObject([{ product_name: 'Black Dal', sell_price: '9.90' }]);
  });

  it('[ACC-3] says which time can no longer be had', async () => {
    const okey = await delivered({ slot: '20:00' });
    api.clock.moveTo('2026-11-20T19:30:00Z');
    const answer = await again(okey);
    expect(answer.changes).toStrictEqual(['20:00 can no longer be had today.']);
    expect(answer.slot).toBeUndefined();
    expect(answer.del_mode).toBe('delivery');
  });

  it('[ACC-3] says that the business is closed, and keeps the mode where it takes orders for later', async () => {
    const okey = await delivered();
    api.clock.moveTo('2026-11-21T09:00:00Z');
    expect(await again(okey)).toMatchObject({
      del_mode: 'delivery',
      changes: ['Saffron Yard is closed now and takes orders for later today. Opens at 12:00.'],
    });
    await importBusiness({
      delivery: { ...anOrderingBusiness().delivery, preorder: 'no' },
      pickup: { ...anOrderingBusiness().pickup, preorder: 'no' },
    });
    const closed = await again(okey);
    expect(closed.changes).toStrictEqual(['Saffron Yard takes no orders at the moment. Opens at 12:00.']);
    expect(closed.del_mode).toBeUndefined();
  });

  it('[ACC-3] leaves the mode to the customer where the place or the mode is served no more, and says so', async () => {
    const okey = await delivered();
    const collected = await place(aCollection(sessiontoken, { user_type: 'user' }));
    const { delivery, pickup } = anOrderingBusiness();
    await importBusiness({ delivery: { ...delivery, sectors: [] } });
    const away = await again(okey);
    expect(away.changes).toStrictEqual(['Saffron Yard does not deliver to E1 6AN any more.']);
    expect(away.del_mode).toBeUndefined();
    await importBusiness({ delivery: { ...delivery, status: 'no' } });
    expect((await again(okey)).changes).toStrictEqual(['Saffron Yard does not deliver at the moment.']);
    await importBusiness({ pickup: { ...pickup, status: 'no' } });
    const none = await again(collected);
    expect(none.changes).toStrictEqual(['Nothing can be collected from Saffron Yard at the moment.']);
    expect(none.del_mode).toBeUndefined();
  });

  it('[ACC-3] says nothing of collection where a delivery can be had again, and nothing of delivery where a collection can', async () => {
    const okey = await delivered();
    const collected = await place(aCollection(sessiontoken, { user_type: 'user' }));
    const { delivery, pickup } = anOrderingBusiness();
    await importBusiness({ pickup: { ...pickup, status: 'no' } });
    expect(await again(okey)).toMatchObject({ del_mode: 'delivery', changes: [] });
    await importBusiness({ delivery: { ...delivery, status: 'no' } });
    expect(await again(collected)).toMatchObject({ del_mode: 'pickup', changes: [] });
  });

  it('[ACC-3] a collection does not depend on whether its customer’s saved address is delivered to', async () => {
    const saved = await api.call('users/order_delivery_address', {
      sessiontoken,
      businessid: businessId,
      user_type: 'user',
      salt_key: 'form-1',
      ...anOrder(sessiontoken).address,
    } as Body<'users/order_delivery_address'>);
    if (!isOk(saved)) throw new Error(JSON.stringify(saved));
    const collected = await place(
      aCollection(sessiontoken, { user_type: 'user', addressid: saved.address_id, address: null }),
    );
    await importBusiness({ delivery: { ...anOrderingBusiness().delivery, sectors: [] } });
    expect(await again(collected)).toMatchObject({ del_mode: 'pickup', changes: [] });
  });

  it('[ACC-3] does not say of an order for as soon as possible that its time is gone while the kitchen has stopped', async () => {
    const okey = await delivered();
    const kitchen_token = await kitchenToken(api);
    const pause = (minutes: number) =>
      api.call('kitchen/pause', { kitchen_token, mode: 'delivery', minutes, request_key: `${minutes}` });
    await pause(30);
    expect((await again(okey)).changes).toStrictEqual(['Saffron Yard takes orders for later today only.']);
    await pause(0);
  });

  it('[ACC-3] names the options that are no longer sold with a dish', async () => {
    const extra = (id: string, name: string) => anOptionItem(id, { itemName: name });
    const withOptions = (...items: ReturnType<typeof extra>[]) => ({
      menu: menu({ product_option: [anOptionGroup('o-1', items, { optionMaxSelection: 3 })] }),
    });
    const [raita, pickle, chutney] = [extra('i-1', 'Raita'), extra('i-2', 'Pickle'), extra('i-3', 'Chutney')];
    await importBusiness(withOptions(raita, pickle, chutney));
    const selection = [raita, pickle, chutney].map(({ itemId, itemName }) => ({
      itemId,
      itemName,
      itemQuantity: 1,
      itemPrice: '0.00',
      optionId: 'o-1',
    }));
    const extras = [{ optionId: 'o-1', optionHeaderLabel: 'Group o-1', parentItemId: '', selection }];
    const okey = await delivered({ cartitems: [cartItem({ extras })] });
    await importBusiness(withOptions(chutney));
    expect((await again(okey)).changes).toStrictEqual(['No longer sold with Dal: Raita, Pickle.']);
  });

  it('[ACC-3] of an order that is unknown or another user’s, or of a restaurant that is gone, brings nothing', async () => {
    const okey = await delivered();
    const unknown = await api.call('business/reorder', { sessiontoken, order_id: 'no-such-order' });
    expect(unknown).toStrictEqual(await api.call('business/order_status', { okey: 'no-such-order' }));
    const stranger = await userToken(api);
    expect(await api.call('business/reorder', { sessiontoken: stranger, order_id: okey })).toStrictEqual(
      unknown,
    );
    await api.importCatalogue(aCatalogueOf(aCatalogueBusiness({ business_id: 'b-other' })));
    expect(await api.call('business/reorder', { sessiontoken, order_id: okey })).toStrictEqual({
      responsecode: '204',
      status: 'That restaurant is no longer with us.',
    });
  });
});
