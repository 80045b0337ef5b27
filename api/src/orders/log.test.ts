import { aCatalogueOf, anOrder, anOrderingBusiness, guestToken, newestCode } from '../testing/ordering';
import { testApi } from '../testing/test-api';
import { aPassword, userToken } from '../testing/users';

describe('what an order leaves in the log', () => {
  it('[G14] is no code, token, password, number, address or key', async () => {
    await using api = await testApi();
    await api.importCatalogue(aCatalogueOf(anOrderingBusiness()));
    const token = await guestToken(api);
    const user = await userToken(api);
    const order = anOrder(token);
    const answer = await api.call('business/order', order);
    const okey = answer.responsecode === '203' ? answer.id : '';
    await api.call('business/cash_order_otp_details', { okey });
    const mobile = order.address?.mobile_no ?? '';
    const code = await newestCode(api, mobile);
    await api.call('business/cash_order_otp_verify', { okey, otp: code });
    await api.call('users/password', {
      sessiontoken: user,
      old_password: aPassword,
      new_password: 'eleven quiet lamps',
    });
    await api.server.inject(`/pay?key=${okey}&ptype=card`);
    const log = api.logged.join('\n');
    expect(log).toContain('business/order');
    for (const secret of [
      token,
      user,
      okey,
      code,
      mobile,
      aPassword,
      'eleven quiet lamps',
      'Brick Lane',
      'ada@example.test',
      order.request_key,
    ])
      expect(log).not.toContain(secret);
  });
});
