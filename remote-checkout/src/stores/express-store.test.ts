import { checkoutHost } from '../testing/checkout-host';
import { aUser, aWireAddress } from '../testing/wire';
import { anAgreeingApi } from '../testing/checkout-host';
import { ExpressPageModel } from './express-page-model';

const book = [aWireAddress()];
const visitor = aUser({ address_book_list: book });

/** A page whose question about past orders gets no answer. */
const waitingPage = () => {
  const api = anAgreeingApi({ book });
  api.answer('users/orders', () => new Promise(() => undefined));
  const host = checkoutHost({ visitor, api });
  return { host, api, model: new ExpressPageModel(host) };
};

describe('past orders without an answer', () => {
  it('[EXP-5] are waited for 2 seconds, then the long form shows', async () => {
    const { host, model } = waitingPage();
    const loaded = model.load();
    host.clock.advance(1_999);
    expect(model.express?.screen).toBe('asking');
    host.clock.advance(1);
    expect(model.express?.screen).toBe('form');
    await loaded;
    expect(model.page.checkout?.information.isReady).toBe(true);
    expect(host.clock.planned).toBe(0);
  });

  it('are no longer asked for once the customer has left, and nothing else is asked either', async () => {
    const { host, api, model } = waitingPage();
    const loaded = model.load();
    model.stop();
    await loaded;
    expect(host.clock.planned).toBe(0);
    expect(api.calls.map(({ name }) => name)).toStrictEqual(['users/orders']);
  });
});
