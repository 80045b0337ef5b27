import { demoCustomer, demoData } from '@storefront/demo';
import { market, partner } from '../testing/brands';
import { outboxOf } from '../testing/ordering';
import { clientAuthorization, testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await demoData.addCustomer({
    database: api.database.database,
    clock: api.clock,
    brands: [market, partner],
  });
});
afterAll(() => api.close());

describe('guests and users', () => {
  it('[ACC-9][PER-4][DAT2-18] give a guest id 0 and no address book', async () => {
    expect(await api.call('users/guest', {})).toMatchObject({
      responsecode: '200',
      userdata: { user_id: '0', address_book: null, address_book_list: [] },
    });
  });

  it('log in the demo customer, and answer a wrong password like an unknown address', async () => {
    expect(await api.call('users/login', demoCustomer)).toMatchObject({ responsecode: '200' });
    const wrong = await api.call('users/login', { ...demoCustomer, password: 'not the password' });
    const nobody = await api.call('users/login', {
      email: 'nobody@example.test',
      password: 'not the password',
    });
    expect(wrong).toMatchObject({ responsecode: '201' });
    expect(nobody).toStrictEqual(wrong);
  });

  describe('guessing a password', () => {
    const tryFrom = async (remoteAddress: string, password: string) => {
      const answer = await api.server.inject({
        method: 'POST',
        url: '/api/users/login',
        headers: { authorization: clientAuthorization, 'content-type': 'application/json' },
        payload: { email: demoCustomer.email, password },
        remoteAddress,
      });
      return {
        code: answer.json<{ responsecode: string }>().responsecode,
        wait: answer.headers['retry-after'],
      };
    };

    it('[G13/login] slows down the guesser, twice as long each time, and never the owner', async () => {
      for (let tries = 0; tries < 5; tries += 1)
        expect(await tryFrom('203.0.113.1', 'guess')).toMatchObject({ code: '201' });
      expect(await tryFrom('203.0.113.1', 'guess')).toStrictEqual({ code: '429', wait: '5' });
      api.clock.advance({ seconds: 5 });
      expect(await tryFrom('203.0.113.1', 'guess')).toMatchObject({ code: '201' });
      expect(await tryFrom('203.0.113.1', demoCustomer.password)).toStrictEqual({ code: '429', wait: '10' });
      expect(await tryFrom('198.51.100.7', demoCustomer.password)).toMatchObject({ code: '200' });
    });

    it('[G13/login] slows a household down by its /56 and its /48, whichever /64 each guess comes from', async () => {
      const guesses = async (network: string, times: number) => {
        const codes: string[] = [];
        for (let guess = 0; guess < times; guess += 1)
          codes.push(
            (await tryFrom(`2001:db8:9:${network}${String(guess).padStart(2, '0')}::1`, 'guess')).code,
          );
        return codes.filter((code) => code === '201').length;
      };
      expect(await guesses('11', 16)).toBe(10);
      expect(await guesses('12', 16)).toBe(10);
      expect(await guesses('13', 16)).toBe(0);
    });

    it('[G13/login] is slow over all networks together, save where the owner has logged in before', async () => {
      const logIn = (address: string) => tryFrom(address, demoCustomer.password);
      expect(await logIn('198.51.100.20')).toMatchObject({ code: '200' });
      const codes: string[] = [];
      for (let network = 0; network < 60; network += 1)
        codes.push((await tryFrom(`203.0.${network}.9`, 'guess')).code);
      expect(codes.filter((code) => code === '201')).toHaveLength(50);
      expect(await logIn('192.0.2.1')).toStrictEqual({ code: '429', wait: '5' });
      expect(await logIn('198.51.100.20')).toMatchObject({ code: '200' });
    });

    it('[G13/login] is forgotten after the right password', async () => {
      for (let times = 0; times < 3; times += 1) {
        for (let tries = 0; tries < 4; tries += 1) await tryFrom('203.0.113.2', 'a slip of the finger');
        expect(await tryFrom('203.0.113.2', demoCustomer.password)).toMatchObject({ code: '200' });
      }
    });

    it('[G13/login] never ends the way in by an e-mailed link, however often strangers asked for one', async () => {
      const askFrom = (remoteAddress: string) =>
        api.server.inject({
          method: 'POST',
          url: '/api/users/forgot_password',
          headers: { authorization: clientAuthorization, 'content-type': 'application/json' },
          payload: { email: demoCustomer.email },
          remoteAddress,
        });
      const links = async () =>
        (await outboxOf(api)).filter(({ to, body }) => to === demoCustomer.email && body.includes('key='));
      for (let network = 0; network < 30; network += 1)
        expect((await askFrom(`203.0.${network}.9`)).statusCode).toBe(200);
      expect(await links()).toHaveLength(5);
      expect((await askFrom('192.0.2.1')).statusCode).toBe(200);
      const [newest] = await links();
      const reset_key = /key=([\w-]+)/.exec(newest?.body ?? '')?.[1] ?? '';
      const reset = { reset_key, new_password: 'eleven quiet lighthouses' };
      expect(await api.call('users/reset_password', reset)).toMatchObject({ responsecode: '200' });
    });
  });
});
