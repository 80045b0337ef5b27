import { testApi } from '../testing/test-api';
import { userToken } from '../testing/users';

describe('a session that is not used', () => {
  it('[API2-11] ends after thirty days', async () => {
    await using api = await testApi();
    const sessiontoken = await userToken(api);
    api.clock.advance({ days: 30, seconds: -1 });
    // Using a session prolongs it, so each instant has its own.
    const other = await userToken(api, { email: 'bea@example.test' });
    expect(await api.call('users/details', { sessiontoken })).toMatchObject({ responsecode: '200' });
    api.clock.advance({ days: 30, seconds: 1 });
    expect(await api.call('users/details', { sessiontoken: other })).toMatchObject({ responsecode: '221' });
  });
});
