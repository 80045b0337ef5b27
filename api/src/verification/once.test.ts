import { aCatalogueOf, anOrderingBusiness, newestCode, orderTo, textsTo } from '../testing/ordering';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await api.importCatalogue(aCatalogueOf(anOrderingBusiness()));
}, 60_000);
afterAll(() => api.close());

const inParallel = <Item>(count: number, make: () => Promise<Item>) =>
  Promise.all(Array.from({ length: count }, make));

const details = (okey: string) => api.call('business/cash_order_otp_details', { okey });
const verify = (okey: string, otp: string) => api.call('business/cash_order_otp_verify', { okey, otp });

describe('the code of a cash order with many requests at once, on real PostgreSQL', () => {
  it('[OTP-19] is sent once for ten loads of the page', async () => {
    const okey = await orderTo(api, '07700910001');
    await inParallel(10, () => details(okey));
    expect(await textsTo(api, '07700910001')).toHaveLength(1);
  });

  it('[OTP-44][G8] is compared with five of twenty-five wrong codes', async () => {
    const okey = await orderTo(api, '07700910002');
    await details(okey);
    const code = await newestCode(api, '07700910002');
    const wrong = code === '111111' ? '222222' : '111111';
    const answers = await inParallel(25, () => verify(okey, wrong));
    const tried = answers.filter(({ status }) => status?.startsWith('That code is not right.'));
    expect(tried).toHaveLength(5);
    expect(await verify(okey, code)).toMatchObject({ responsecode: '201' });
  });

  it('[OTP-41][G8] confirms the order once when it is sent ten times', async () => {
    const okey = await orderTo(api, '07700910003');
    await details(okey);
    const code = await newestCode(api, '07700910003');
    const answers = await inParallel(10, () => verify(okey, code));
    expect(new Set(answers.map(({ responsecode }) => responsecode))).toStrictEqual(new Set(['200']));
    const { rows } = await api.database.database.execute(
      `select count(*)::int as mails from outbox where topic = '${okey}' and channel = 'email' and recipient = 'ada@example.test'`,
    );
    expect(rows).toStrictEqual([{ mails: 1 }]);
  });

  it('[OTP-45] goes to one number five times an hour, over all its orders', async () => {
    const mobile = '07700910004';
    const orders = await inParallel(8, () => orderTo(api, mobile));
    await Promise.all(orders.map(details));
    expect(await textsTo(api, mobile)).toHaveLength(5);
  });
});
