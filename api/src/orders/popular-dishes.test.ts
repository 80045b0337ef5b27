import { sql } from 'drizzle-orm';
import { isOk } from '@storefront/contract';
import {
  aCatalogueOf,
  aCollection,
  anOrderingBusiness,
  businessId,
  cartItem,
  guestToken,
  idOf,
} from '../testing/ordering';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { popularDishes } from './popular-dishes-repository';

const noCharges = {
  service_charge_type: 'fixed_price',
  service_charge: '0.00',
  baggage_charge_type: 'fixed_price',
  baggage_charge: '0.00',
} as const;

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
  await api.importCatalogue(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no', service_charge: noCharges })));
});
afterEach(() => api.close());

const dal = cartItem();
const naan = cartItem({ product_id: 'p-2', product_name: 'Naan', product_price: '2.40', sell_price: '2.40' });

/** Places orders of these dishes, each by another guest, and brings them to a state. */
const order = async (items: (typeof dal)[], times: number, state = 'completed') => {
  for (let time = 0; time < times; time += 1) {
    const okey = idOf(
      await api.call(
        'business/order',
        aCollection(await guestToken(api), {
          cartitems: items,
          service_charge: '0.00',
          baggage_charge: '0.00',
        }),
      ),
    );
    await api.database.database.execute(sql`update orders set state = ${state} where okey = ${okey}`);
  }
};
const popular = () => popularDishes(api.database.database, businessId, api.clock.now());

describe('the popular dishes of a business', () => {
  it('[MNU-18] are those of at least three orders, the most ordered first', async () => {
    await order([dal, naan], 2);
    expect(await popular()).toStrictEqual([]);
    await order([naan, dal], 1);
    await order([naan, cartItem({ product_qnty: 4 })], 1);
    expect(await popular()).toStrictEqual(['p-1', 'p-2']);
    await order([cartItem({ ...naan, product_qnty: 9 })], 1);
    expect(await popular()).toStrictEqual(['p-2', 'p-1']);
  });

  it('are not counted from orders that no kitchen took', async () => {
    await order([dal], 2);
    await order([dal], 3, 'cancelled');
    await order([dal], 1, 'placed');
    expect(await popular()).toStrictEqual([]);
  });

  it('are those of the last 90 days', async () => {
    await order([dal], 3);
    api.clock.advance({ days: 89 });
    expect(await popular()).toStrictEqual(['p-1']);
    api.clock.advance({ days: 2 });
    expect(await popular()).toStrictEqual([]);
  });

  it('[API-11][MNU-18] are on the menu’s answer, at least two, and within minutes', async () => {
    const popularOnMenu = async () => {
      const answer = await api.call('business/menu', { business: businessId });
      return isOk(answer) ? answer.popular : 'refused';
    };
    await order([dal], 3);
    expect(await popularOnMenu()).toBeUndefined();
    await order([naan, dal], 3);
    expect(await popularOnMenu()).toBeUndefined();
    api.clock.advance({ minutes: 5 });
    expect(await popularOnMenu()).toStrictEqual(['p-1', 'p-2']);
  });
});
