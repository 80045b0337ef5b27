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

describe('a session that is used every day', () => {
  // At whole days the last prolongation ends with the ninetieth day in any case; twelve hours later it would go beyond it.
  it.each([0, 12])(
    '[API2-11] works through its ninetieth day and ends then (%i hours later each day)',
    async (hours) => {
      await using api = await testApi();
      const sessiontoken = await userToken(api);
      const use = async () => (await api.call('users/details', { sessiontoken })).responsecode;
      api.clock.advance({ hours });
      for (let day = 1; day < 90; day += 1) {
        api.clock.advance({ days: 1 });
        expect([day, await use()]).toStrictEqual([day, '200']);
      }
      api.clock.advance({ days: 1, hours: -hours, seconds: -1 });
      expect(await use()).toBe('200');
      api.clock.advance({ seconds: 2 });
      expect(await use()).toBe('221');
    },
  );
});
