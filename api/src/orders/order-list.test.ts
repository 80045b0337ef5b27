import { isOk } from '@storefront/contract';
import { aCatalogueOf, anOrder, anOrderingBusiness, businessId, idOf } from '../testing/ordering';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { userData, userToken } from '../testing/users';

let api: TestApi;
let sessiontoken: string;
beforeAll(async () => {
  api = await testApi();
  await api.importCatalogue(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no' })));
});
beforeEach(async () => {
  sessiontoken = await userToken(api);
});
afterAll(() => api.close());

const placedOrder = async () =>
  idOf(await api.call('business/order', anOrder(sessiontoken, { user_type: 'user' })));

describe('the orders of a user', () => {
  it('[ACC-2][ACC-10] lists the user’s own orders with their state, newest first', async () => {
    const stranger = await userToken(api);
    const first = await placedOrder();
    api.clock.advance({ seconds: 1 });
    const second = await placedOrder();
    expect(await api.call('users/orders', { sessiontoken, req_page: 0 })).toMatchObject({
      list: [
        { okey: second, state: 'placed', total: '22.75', items: [{ product_name: 'Dal', product_qnty: 2 }] },
        { okey: first },
      ],
      more_status: 'no',
    });
    expect(await api.call('users/orders', { sessiontoken: stranger, req_page: 0 })).toMatchObject({
      list: [],
    });
  });

  it('shows for each order how it was paid and to which saved address it went', async () => {
    const { address_book_list: none } = await userData(api, sessiontoken);
    expect(none).toStrictEqual([]);
    await placedOrder();
    const listed = async () => {
      const answer = await api.call('users/orders', { sessiontoken, req_page: 0 });
      return isOk(answer) ? answer.list.map(({ paymode, addressid }) => ({ paymode, addressid })) : [];
    };
    expect(await listed()).toStrictEqual([{ paymode: 'cod', addressid: '' }]);
    const saved = await api.call('users/order_delivery_address', {
      sessiontoken,
      businessid: businessId,
      user_type: 'user',
      salt_key: 'form-1',
      name: 'Somebody Else',
      email: 'else@example.test',
      mobile_no: '07700900999',
      address_id: '',
      address: '1 Brick Lane',
      address2: '',
      city: 'London',
      zipcode: 'E1 6AN',
      is_default: 'no',
      delivery_type: 'delivery',
    });
    if (!isOk(saved)) throw new Error(JSON.stringify(saved));
    expect(await listed()).toStrictEqual([{ paymode: 'cod', addressid: saved.address_id }]);
  });

  it('[ACC-2] come ten at a time, and say whether more follow', async () => {
    const placed: string[] = [];
    const page = async (req_page: number) => {
      const answer = await api.call('users/orders', { sessiontoken, req_page });
      if (!isOk(answer)) throw new Error(JSON.stringify(answer));
      return { okeys: answer.list.map(({ okey }) => okey), more: answer.more_status };
    };
    const placeLater = async () => {
      api.clock.advance({ seconds: 1 });
      placed.unshift(await placedOrder());
    };
    for (let count = 0; count < 10; count += 1) await placeLater();
    expect(await page(0)).toStrictEqual({ okeys: placed, more: 'no' });
    await placeLater();
    expect(await page(0)).toStrictEqual({ okeys: placed.slice(0, 10), more: 'yes' });
    expect(await page(1)).toStrictEqual({ okeys: placed.slice(10), more: 'no' });
  });
});
