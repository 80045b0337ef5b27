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
  await api.bring(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no', webhook_url })));
  notified.length = 0;
});
afterEach(() => api.close());

const jobPorts = ({ hasLeft = false } = {}) => ({
  database: api.database.database,
  clock: api.clock,
  catalogue: { businessById: () => Promise.resolve(hasLeft ? undefined : aBusiness({ webhook_url })) },
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
  it('is cancelled, and its kitchen is told in its own system and on its screens', async () => {
    const okey = await place();
    api.clock.advance({ minutes: 16 });
    await cancelUnaccepted(jobPorts());
    expect(await stateOf(okey)).toEqual(['cancelled', 'Saffron Yard did not answer in time.']);
    const webhooks = (await outboxOf(api)).filter(({ channel }) => channel === 'webhook');
    expect(webhooks.map(({ subject }) => subject)).toContain('order.cancelled');
    expect(notified).toEqual(['saffron-yard']);
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

describe('an order that waits for its payment', () => {
  it('is cancelled after an hour and not before, with its own reason', async () => {
    const okey = await place({ paymode: 'card' });
    api.clock.advance({ minutes: 59 });
    await cancelAbandoned(jobPorts());
    expect((await stateOf(okey))[0]).toBe('awaiting_payment');
    api.clock.advance({ minutes: 2 });
    await cancelAbandoned(jobPorts());
    expect(await stateOf(okey)).toEqual(['cancelled', 'The payment was not made in time.']);
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
