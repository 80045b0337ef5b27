import { isOk } from '@storefront/contract';
import { sweep } from '../jobs/sweep';
import { aCatalogueOf, anOrder, anOrderingBusiness, guestToken, outboxOf } from '../testing/ordering';
import { aBooking, aTableBusiness } from '../testing/tables';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { aPassword, userToken } from '../testing/users';

const kitchen = 'orders@saffron-yard.example';
let api: TestApi;
let sessiontoken: string;
beforeEach(async () => {
  api = await testApi();
  await api.importCatalogue(
    aCatalogueOf(
      anOrderingBusiness({ ...aTableBusiness(), cash_otp: 'no', opening: anOrderingBusiness().opening }),
    ),
  );
  sessiontoken = await userToken(api);
});
afterEach(() => api.close());

async function order(token: string, email: string): Promise<string> {
  const body = anOrder(token);
  const address = { ...body.address, email } as typeof body.address;
  const answer = await api.call('business/order', { ...body, address });
  if (!isOk(answer)) throw new Error(JSON.stringify(answer));
  return answer.id;
}

const run = (statement: string) => api.database.database.execute(statement);
const sendAll = () => run(`update outbox set sent_at = '2026-11-20T18:30:00Z'`);
const end = (okey: string) => run(`update orders set state = 'completed' where okey = '${okey}'`);
const deleteAccount = () => api.call('users/delete', { sessiontoken, password: aPassword });
const messagesTo = async (address: string) => (await outboxOf(api)).filter(({ to }) => to === address).length;

describe('deleting an account', () => {
  it('[ACC-7] keeps messages to others whose addresses the user typed into an order', async () => {
    await order(await guestToken(api), 'stranger@example.test');
    await api.call('users/forgot_password', { email: 'stranger@example.test' });
    await api.call('information/contact_us', {
      name: 'Eve',
      email: 'stranger@example.test',
      subject: 'Hello',
      message: 'Hello',
    });
    const ownOrders = [
      await order(sessiontoken, kitchen),
      await order(sessiontoken, 'hello@storefront.example'),
      await order(sessiontoken, 'stranger@example.test'),
    ];
    const before = (await outboxOf(api)).length;
    for (const okey of ownOrders) await end(okey);
    await sendAll();

    expect(await deleteAccount()).toStrictEqual({ responsecode: '200' });
    // Each of the user's orders had one message to the kitchen and one to the typed address.
    expect(await outboxOf(api)).toHaveLength(before - 2 * ownOrders.length);
    expect(await messagesTo(kitchen)).toBe(1);
    expect(await messagesTo('hello@market.example')).toBe(1);
    expect(await messagesTo('stranger@example.test')).toBe(2);
  });

  it('[ACC-7] sends waiting messages, and erases them afterwards', async () => {
    const okey = await order(sessiontoken, 'ada@example.test');
    await end(okey);
    await deleteAccount();
    expect(await messagesTo(kitchen)).toBe(1);
    await sendAll();
    await sweep({ database: api.database.database, clock: api.clock });
    expect(await outboxOf(api)).toStrictEqual([]);
  });

  it('[ACC-7] is refused during an order and before a booked visit', async () => {
    const okey = await order(sessiontoken, 'ada@example.test');
    expect(await deleteAccount()).toMatchObject({
      responsecode: '201',
      status: expect.stringMatching(/^Your order \d+ with Saffron Yard is still under way\./),
    });
    expect(await api.call('users/details', { sessiontoken })).toMatchObject({ responsecode: '200' });
    await end(okey);

    const booking = await api.call('business/booking', aBooking({ sessiontoken }));
    expect(await deleteAccount()).toStrictEqual({
      responsecode: '201',
      status:
        'You have a table at Saffron Yard on 21 November 2026 at 18:00. Please cancel it first, or delete your account after your visit.',
    });
    await api.call('users/booking_cancel', { id: isOk(booking) ? booking.id : '' });
    expect(await deleteAccount()).toStrictEqual({ responsecode: '200' });
  });

  it('[ACC-7] requires the password, and erases nothing with a wrong one', async () => {
    const answer = await api.call('users/delete', { sessiontoken, password: `${aPassword}!` });
    expect(isOk(answer)).toBe(false);
    expect(await api.call('users/details', { sessiontoken })).toMatchObject({ responsecode: '200' });
  });

  it('[ACC-7] is possible a day after an order that the business never completed', async () => {
    await order(sessiontoken, 'ada@example.test');
    api.clock.advance({ days: 1, minutes: 15 });
    expect(await deleteAccount()).toStrictEqual({ responsecode: '200' });
  });
});
