import { isOk } from '@storefront/contract';
import { type TestApi, testApi } from '../testing/test-api';
import { addDemoCustomer, demoCustomer } from './demo-customer';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await addDemoCustomer({ database: api.database.database, clock: api.clock });
});
afterAll(() => api.close());

const person = {
  name: 'Ada Moss',
  email: 'ada@example.test',
  mobile: '07700900123',
  password: 'a long walk home',
};

describe('who is here', () => {
  it('[ACC-9][PER-4][DAT2-18] a guest has id 0 and no address book', async () => {
    expect(await api.call('users/guest', {})).toMatchObject({
      responsecode: '200',
      userdata: { user_id: '0', address_book: null, address_book_list: [] },
    });
  });

  it('registers, is known by the token, and is gone after logging out', async () => {
    const registered = await api.call('users/register', person);
    if (!isOk(registered)) throw new Error(registered.status);
    const { sessiontoken } = registered;
    expect(await api.call('users/details', { sessiontoken })).toMatchObject({
      userdata: { name: 'Ada Moss' },
    });
    await api.call('users/logout', { sessiontoken });
    expect(await api.call('users/details', { sessiontoken })).toMatchObject({ responsecode: '221' });
  });

  it('a second account for the same address is refused, and its owner is told by e-mail', async () => {
    expect(await api.call('users/register', { ...person, password: 'another long walk' })).toMatchObject({
      responsecode: '201',
    });
  });

  it.each([
    ['password', 'That password is too common. Please choose another.'],
    ['ada@example.test', 'That password is too close to your name or e-mail address. Please choose another.'],
  ])('the password %s is refused', async (password, status) => {
    expect(await api.call('users/register', { ...person, password })).toEqual({
      responsecode: '201',
      status,
    });
  });

  it('the demo customer can log in, and a wrong password reads like an unknown address', async () => {
    expect(await api.call('users/login', demoCustomer)).toMatchObject({ responsecode: '200' });
    const wrong = await api.call('users/login', { ...demoCustomer, password: 'not the password' });
    const nobody = await api.call('users/login', {
      email: 'nobody@example.test',
      password: 'not the password',
    });
    expect(wrong).toMatchObject({ responsecode: '201' });
    expect(nobody).toEqual(wrong);
  });

  it('[G13] logging in over and over is answered 429', async () => {
    const email = 'victim@example.test';
    const answers = [];
    for (let tries = 0; tries < 12; tries += 1)
      answers.push(await api.call('users/login', { email, password: 'guess' }));
    expect(answers.at(-1)).toMatchObject({ responsecode: '429' });
  });
});
