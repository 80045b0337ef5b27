import { join } from 'node:path';
import { openServer } from '../database/open-server';
import { createEmptyDatabase } from '../testing/databases';
import { importFormerCatalogue } from '../testing/import-former-catalogue';
import { aCatalogueOf, anOrder, anOrderingBusiness, cartItem, idOf } from '../testing/ordering';
import type * as Entry from '../testing/previous-entry';
import { loadPreviousVersion } from '../testing/previous-version';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { aPassword, userToken } from '../testing/users';

const previous = loadPreviousVersion<typeof Entry>(join(import.meta.dirname, '../..'));

let former: TestApi;
let newer: TestApi;
let drop: () => Promise<void>;
let sessiontoken: string;
let orderedBefore: string;

const rowsOf = async (query: string) => (await newer.database.database.execute(query)).rows;
const order = async (api: TestApi) =>
  idOf(
    await api.call(
      'business/order',
      anOrder(sessiontoken, { user_type: 'user', cartitems: [cartItem({ product_comment: 'For Ada' })] }),
    ),
  );
const asOrdered = {
  order: { items: [{ product_name: 'Dal', product_comment: 'For Ada' }], totals: { total: '22.75' } },
};

beforeEach(async () => {
  const empty = await createEmptyDatabase();
  drop = empty.drop;
  former = await previous.code.testApi({ database: await previous.code.openServer(empty.url) });
  await importFormerCatalogue(former, aCatalogueOf(anOrderingBusiness({ cash_otp: 'no' })));
  sessiontoken = await userToken(former);
  orderedBefore = await order(former);
  newer = await testApi({ database: await openServer(empty.url) });
});
afterEach(async () => {
  await former.close();
  await newer.close();
  await drop();
});
afterAll(() => previous.remove());

describe('an order, while the version before runs beside this one', () => {
  it('[G7/api] is read by both, whichever wrote it', async () => {
    for (const okey of [orderedBefore, await order(former), await order(newer)])
      for (const api of [former, newer])
        expect(await api.call('business/order_status', { okey })).toMatchObject(asOrdered);
  });

  it('is stored by both in the words of the product alone', async () => {
    const keys = [await order(former), await order(newer)];
    expect(
      await rowsOf(
        `select content is null as lacks, items, free_dishes, totals from orders where okey in ('${keys.join("', '")}')`,
      ),
    ).toStrictEqual(keys.map(() => ({ lacks: false, items: null, free_dishes: null, totals: null })));
  });

  it.each([
    ['the version before', () => former],
    ['this version', () => newer],
  ])('[ACC-7] keeps no comment when %s deletes the account', async (_who, deleter) => {
    const keys = [orderedBefore, await order(former), await order(newer)];
    await rowsOf(`update orders set state = 'completed'`);
    expect(await deleter().call('users/delete', { sessiontoken, password: aPassword })).toStrictEqual({
      responsecode: '200',
    });
    expect(JSON.stringify(await rowsOf('select * from orders'))).not.toContain('For Ada');
    for (const okey of keys)
      for (const api of [former, newer])
        expect(await api.call('business/order_status', { okey })).toMatchObject({
          order: { items: [{ product_name: 'Dal', product_comment: '' }], totals: { total: '22.75' } },
        });
  });
});
