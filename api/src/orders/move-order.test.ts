import { isOk } from '@storefront/contract';
import { createCatalogue } from '../catalogue/create-catalogue';
import { aCatalogueOf, anOrder, anOrderingBusiness, guestToken } from '../testing/ordering';
import { silentLog } from '../testing/silent-log';
import { type TestApi, testApi } from '../testing/test-api';
import { businessToken } from './business-token';
import { cancelUnaccepted } from './late-orders';

const token = businessToken('secret of tests', 'saffron-yard');

let api: TestApi;
let okey: string;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  await api.bring(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no' })));
  const answer = await api.call('business/order', anOrder(await guestToken(api)));
  okey = isOk(answer) ? answer.id : '';
});
afterAll(() => api.close());

const move = async (state: string, authorization = `Bearer ${token}`) =>
  api.post('business/order_state', { okey, state }, { authorization });
const stateNow = async () => {
  const answer = await api.call('business/order_status', { okey });
  return isOk(answer) ? answer.order.state : answer.status;
};

describe('a business moves its order on', () => {
  it('with its token, a step at a time, to where a review can be written', async () => {
    for (const state of ['accepted', 'preparing', 'out_for_delivery', 'completed']) {
      expect((await move(state)).json()).toMatchObject({ responsecode: '200', order: { state } });
    }
    expect((await move('preparing')).json()).toMatchObject({ responsecode: '201' });
    expect(await stateNow()).toBe('completed');
  });

  it('[G10] not with another business’s token, and not with the client application’s pair', async () => {
    const other = businessToken('secret of tests', 'another-yard');
    for (const authorization of [
      `Bearer ${other}`,
      `Bearer ${token}x`,
      'Basic c3RvcmVmcm9udDpzdG9yZWZyb250',
      '',
    ])
      expect((await move('accepted', authorization)).json()).not.toMatchObject({ responsecode: '200' });
    expect(await stateNow()).toBe('placed');
  });

  it('what nobody accepts within 15 minutes is cancelled (D80)', async () => {
    const catalogue = await createCatalogue(api.database, silentLog);
    const ports = { database: api.database.database, clock: api.clock, catalogue };
    api.clock.advance({ minutes: 14, seconds: 59 });
    await cancelUnaccepted(ports);
    expect(await stateNow()).toBe('placed');
    api.clock.advance({ seconds: 1 });
    await cancelUnaccepted(ports);
    expect(await stateNow()).toBe('cancelled');
    await catalogue.close();
  });
});
