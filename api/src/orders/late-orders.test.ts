import { businessToken } from '../business-keys/business-token';
import { aBusiness } from '../testing/builders';
import { payByCard } from '../testing/kitchen';
import { aCatalogueOf, anOrder, anOrderingBusiness, guestToken, idOf, outboxOf } from '../testing/ordering';
import type { DeliveryOrder } from '../testing/ordering';
import { testApi, testConfig } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { waitsForLock } from '../testing/waits-for-lock';
import { cancelAbandoned, cancelUnaccepted } from './late-orders';

const webhook_url = 'https://till.test/orders';

let api: TestApi;
const notified: string[] = [];
beforeEach(async () => {
  api = await testApi();
  await importBusiness();
  notified.length = 0;
});
afterEach(() => api.close());

let business: ReturnType<typeof aBusiness>;
const importBusiness = (parts: Parameters<typeof anOrderingBusiness>[0] = {}) => {
  business = aBusiness({ webhook_url, ...parts });
  return api.importCatalogue(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no', webhook_url, ...parts })));
};
const jobPorts = ({ hasLeft = false } = {}) => ({
  database: api.database.database,
  clock: api.clock,
  catalogue: { businessById: () => Promise.resolve(hasLeft ? undefined : business) },
  config: testConfig,
  kitchenChanges: { tell: (slug: string) => void notified.push(slug) },
});
const place = async (parts: Partial<DeliveryOrder> = {}) =>
  idOf(await api.call('business/order', anOrder(await guestToken(api), parts)));
const stateOf = async (okey: string) => {
  const { rows } = await api.database.database.execute<{ state: string; state_reason: string }>(
    `select state, state_reason from orders where okey = '${okey}'`,
  );
  return [rows[0]?.state, rows[0]?.state_reason];
};

/** Cancels late orders while somebody else changes the order, so that it has changed when its turn comes. */
const cancelBeside = async (change: string, cancel: () => Promise<void>) => {
  let cancelling = Promise.resolve();
  await api.database.database.transaction(async (transaction) => {
    await transaction.execute(change);
    cancelling = cancel();
    await waitsForLock(api.database.database);
  });
  await cancelling;
};

describe('an order that nobody accepts in time', () => {
  it('is cancelled after fifteen minutes; customer and kitchen are told, in its own system and on its screens', async () => {
    const okey = await place();
    api.clock.advance({ minutes: 14, seconds: 59 });
    await cancelUnaccepted(jobPorts());
    expect((await stateOf(okey))[0]).toBe('placed');
    api.clock.advance({ seconds: 1 });
    await cancelUnaccepted(jobPorts());
    expect(await stateOf(okey)).toStrictEqual(['cancelled', 'Saffron Yard did not answer in time.']);
    const [mail, event] = await outboxOf(api);
    expect(mail?.body).toContain('your order has been cancelled');
    expect(event).toMatchObject({ channel: 'webhook', subject: 'order.cancelled' });
    expect(notified).toStrictEqual(['saffron-yard']);
  });

  it('stays once it was accepted', async () => {
    const okey = await place();
    const authorization = `Bearer ${businessToken('secret of tests', 'saffron-yard')}`;
    await api.post('business/order_state', { okey, state: 'accepted' }, { authorization });
    api.clock.advance({ hours: 2 });
    await cancelUnaccepted(jobPorts());
    expect((await stateOf(okey))[0]).toBe('accepted');
  });

  it('is refunded when it was paid', async () => {
    const okey = await place({ paymode: 'card' });
    await api.database.database.execute(
      `update orders set state = 'placed', paid_at = now(), accept_by = '2026-01-01' where okey = '${okey}'`,
    );
    await api.database.database.execute(
      `insert into payments (id, subject_kind, subject_id, provider, reference, amount, state, created_at) values ('${okey}-p', 'order', '${okey}', 'sandbox', 'r', 2275, 'paid', now())`,
    );
    await cancelUnaccepted(jobPorts());
    const messages = await outboxOf(api);
    expect(messages.filter(({ channel }) => channel === 'refund')).toMatchObject([{ to: `${okey}-p` }]);
    expect(messages[0]?.body).toContain('The £22.75 that you have paid goes back to your card.');
  });

  it('is accepted until fifteen minutes after the opening when it was placed before', async () => {
    const { opening } = anOrderingBusiness();
    const untilEleven = Object.keys(opening).map((day) => [day, [['19:30', '23:00']]]);
    await importBusiness({ opening: Object.fromEntries(untilEleven) as typeof opening });
    const okey = await place();
    api.clock.moveTo('2026-11-20T19:44:59Z');
    await cancelUnaccepted(jobPorts());
    expect((await stateOf(okey))[0]).toBe('placed');
    api.clock.moveTo('2026-11-20T19:45:00Z');
    await cancelUnaccepted(jobPorts());
    expect((await stateOf(okey))[0]).toBe('cancelled');
  });

  it('is cancelled also when its business has left the catalogue', async () => {
    const okey = await place();
    api.clock.advance({ minutes: 16 });
    await cancelUnaccepted(jobPorts({ hasLeft: true }));
    expect((await stateOf(okey))[0]).toBe('cancelled');
  });

  it('stays when it is accepted at the last instant', async () => {
    const okey = await place();
    api.clock.advance({ minutes: 16 });
    await cancelBeside(`update orders set state = 'accepted' where okey = '${okey}'`, () =>
      cancelUnaccepted(jobPorts()),
    );
    expect((await stateOf(okey))[0]).toBe('accepted');
  });
});

describe('an order that waits for its code', () => {
  it('is cancelled after an hour, and nobody is told', async () => {
    await importBusiness({ cash_otp: 'yes' });
    const okey = await place();
    await api.call('business/cash_order_otp_details', { okey });
    const before = await outboxOf(api);
    api.clock.advance({ hours: 1, seconds: 1 });
    await cancelAbandoned(jobPorts());
    expect(await stateOf(okey)).toStrictEqual(['cancelled', 'The code was not entered in time.']);
    expect(await outboxOf(api)).toStrictEqual(before);
  });
});

describe('an order that waits for its payment', () => {
  it('is cancelled after an hour and not before, with its own reason', async () => {
    const okey = await place({ paymode: 'card' });
    api.clock.advance({ minutes: 59 });
    await cancelAbandoned(jobPorts());
    expect((await stateOf(okey))[0]).toBe('awaiting_payment');
    api.clock.advance({ minutes: 2 });
    await cancelAbandoned(jobPorts());
    expect(await stateOf(okey)).toStrictEqual(['cancelled', 'The payment was not made in time.']);
  });

  it('stays when it is paid at the last instant', async () => {
    const okey = await place({ paymode: 'card' });
    api.clock.advance({ minutes: 61 });
    await cancelBeside(`update orders set state = 'placed' where okey = '${okey}'`, () =>
      cancelAbandoned(jobPorts()),
    );
    expect((await stateOf(okey))[0]).toBe('placed');
  });

  it('stays once it is paid', async () => {
    const okey = await place({ paymode: 'card' });
    await payByCard(api, okey);
    api.clock.advance({ hours: 2 });
    await cancelAbandoned(jobPorts());
    expect((await stateOf(okey))[0]).toBe('placed');
  });
});
