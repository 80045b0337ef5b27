import type { Answer } from '@storefront/contract';
import { aWireOrder } from '@storefront/contract/testing';
import { ApiUnreachable } from '@storefront/host';
import { FakeStorage } from '@storefront/host/testing';
import type { FakeHost } from '@storefront/host/testing';
import { checkoutHost, storedGuestAddress } from '../testing/checkout-host';
import { anItem } from '../testing/wire';
import { CheckoutPageModel } from './checkout-page-model';
import { OrderCompletePageModel } from './order-complete-page-model';

type OrderAnswer = Answer<'business/order'>;
const awaitsCode: OrderAnswer = { responsecode: '203', id: 'okey-1', subscribed_bs_list: [] };
const placed: OrderAnswer = { responsecode: '200', id: 'okey-1', subscribed_bs_list: [] };
const otherContents: OrderAnswer = { responsecode: '201', status: 'This order was sent before.' };

/** Opens the checkout in a tab with everything filled in; each tab makes request keys with its own name. */
const openTab = async (name: string, storage: FakeStorage, answer: (key: string) => OrderAnswer) => {
  const stored = storage.read('cartlist') === undefined ? { cartlist: [anItem()] } : { cartlist: undefined };
  const made = checkoutHost({ storage, stored: { ...stored, addressDetails: storedGuestAddress } });
  let keys = 0;
  const host: FakeHost = { ...made, randomKey: () => `${name}-${(keys += 1)}` };
  host.api.answer('business/order', ({ request_key }) => answer(request_key));
  const model = new CheckoutPageModel(host);
  await model.load();
  model.start();
  const { checkout } = model;
  if (!checkout) throw new Error('The checkout did not open');
  return { host, model, checkout };
};

/** The key of each order that was sent: the name of the tab that made it, and its number. */
const keysOf = ({ host }: { host: FakeHost }) =>
  host.api.bodies('business/order').map(({ request_key }) => request_key);

const madeBy = (tab: string): unknown => expect.stringMatching(new RegExp(`^${tab}-\\d+$`));

describe('a cart at checkout in two tabs', () => {
  it('is sent under one key, and both go where the first answer leads', async () => {
    const storage = new FakeStorage();
    const first = await openTab('first', storage, () => awaitsCode);
    const second = await openTab('second', storage.otherTab(), () => awaitsCode);
    await first.checkout.place();
    await second.checkout.place();
    expect(keysOf(first)).toStrictEqual([madeBy('first')]);
    expect(keysOf(second)).toStrictEqual(keysOf(first));
    expect(second.host.navigation.moves).toStrictEqual(['go /order/checkout-otp/okey-1']);
  });

  it('is sent under one key by a tab that opens checkout later too', async () => {
    const storage = new FakeStorage();
    const first = await openTab('first', storage, () => awaitsCode);
    await first.checkout.place();
    const late = await openTab('late', storage.otherTab(), () => awaitsCode);
    await late.checkout.place();
    expect(keysOf(late)).toStrictEqual(keysOf(first));
  });

  it('leads to the order when the other tab has ordered it', async () => {
    const storage = new FakeStorage();
    const first = await openTab('first', storage, () => placed);
    const second = await openTab('second', storage.otherTab(), () => placed);
    await first.checkout.place();
    expect(new Set(second.host.navigation.moves)).toStrictEqual(
      new Set(['replace /order-complete?v=okey-1']),
    );
    expect(new Set(second.host.shownNotices)).toStrictEqual(
      new Set(['Your basket was ordered in another tab.']),
    );
  });

  it('is another order after a change in one of them', async () => {
    const storage = new FakeStorage();
    const first = await openTab('first', storage, () => awaitsCode);
    await first.checkout.place();
    storage.write('cartlist', [anItem({ product_qnty: 5 })]);
    const second = await openTab('second', storage.otherTab(), () => awaitsCode);
    await second.checkout.place();
    expect(keysOf(second)).toStrictEqual([madeBy('second')]);
  });
});

describe('an order of a cart that was ordered before', () => {
  it('is placed when the customer comes back and changes it', async () => {
    const storage = new FakeStorage();
    const first = await openTab('first', storage, () => awaitsCode);
    await first.checkout.place();
    first.model.stop();
    const back = await openTab('back', storage, (key) => (key.startsWith('first') ? otherContents : placed));
    back.checkout.setNote('Ring twice.');
    await back.checkout.place();
    expect(keysOf(back)).toStrictEqual([...keysOf(first), madeBy('back')]);
    expect(back.host.navigation.moves).toStrictEqual(['go /order-complete?v=okey-1']);
    expect(back.checkout.popups.shown).toBeUndefined();
  });

  it('is not sent again under another key when the server has failed, since it may have arrived', async () => {
    const storage = new FakeStorage();
    const first = await openTab('first', storage, () => awaitsCode);
    await first.checkout.place();
    first.model.stop();
    const back = await openTab('back', storage, () => ({
      responsecode: '500',
      status: 'Something went wrong.',
    }));
    back.checkout.setNote('Ring twice.');
    await back.checkout.place();
    expect(keysOf(back)).toStrictEqual(keysOf(first));
  });

  it('is sent under a new key when the change is refused after a press without an answer', async () => {
    const storage = new FakeStorage();
    const first = await openTab('first', storage, () => awaitsCode);
    await first.checkout.place();
    first.model.stop();
    const back = await openTab('back', storage, () => {
      throw new ApiUnreachable('business/order');
    });
    back.checkout.setNote('Ring twice.');
    await back.checkout.place();
    const [former] = keysOf(first);
    back.host.api.answer('business/order', ({ request_key }) =>
      request_key === former ? otherContents : placed,
    );
    await back.checkout.place();
    expect(keysOf(back)).toStrictEqual([former, former, madeBy('back')]);
    expect(back.host.navigation.moves).toStrictEqual(['go /order-complete?v=okey-1']);
  });

  it('is refused in a tab that was open all the time, so that nobody orders twice unawares', async () => {
    const storage = new FakeStorage();
    const first = await openTab('first', storage, () => awaitsCode);
    const second = await openTab('second', storage.otherTab(), () => otherContents);
    await first.checkout.place();
    second.checkout.setNote('Ring twice.');
    await second.checkout.place();
    expect(keysOf(second)).toStrictEqual(keysOf(first));
    expect(second.checkout.popups.shown).toMatchObject({ message: 'This order was sent before.' });
  });

  it('gets a new key once the first order is cancelled', async () => {
    const storage = new FakeStorage();
    const first = await openTab('first', storage, () => awaitsCode);
    await first.checkout.place();
    first.model.stop();
    first.host.api.answer('business/order_status', () => ({
      responsecode: '200',
      order: aWireOrder({ okey: 'okey-1', state: 'cancelled' }),
    }));
    const page = new OrderCompletePageModel(first.host, {
      path: '/order-complete',
      params: {},
      query: { v: 'okey-1' },
    });
    await page.load();
    page.stop();
    const again = await openTab('again', storage, () => awaitsCode);
    await again.checkout.place();
    expect(keysOf(again)).toStrictEqual([madeBy('again')]);
  });
});

describe('a press without an answer', () => {
  const unanswered = async () => {
    const storage = new FakeStorage();
    const tab = await openTab('first', storage, () => {
      throw new ApiUnreachable('business/order');
    });
    await tab.checkout.place();
    return { storage, tab };
  };

  it('keeps its request key, whatever another tab does to the cart', async () => {
    const { storage, tab } = await unanswered();
    storage.otherTab().write('request_key', { key: 'other', basket: 'other' });
    tab.host.api.answer('business/order', () => placed);
    await tab.checkout.place();
    const [key] = keysOf(tab);
    expect(keysOf(tab)).toStrictEqual([key, key]);
    expect(key).toStrictEqual(madeBy('first'));
  });

  it('keeps its request key when the server answers that it has failed, since the order may have arrived', async () => {
    const { storage, tab } = await unanswered();
    tab.host.api.answer('business/order', () => ({ responsecode: '500', status: 'Something went wrong.' }));
    await tab.checkout.place();
    tab.checkout.popups.close();
    storage.otherTab().write('request_key', { key: 'other', basket: 'other' });
    tab.host.api.answer('business/order', () => placed);
    await tab.checkout.place();
    const [key] = keysOf(tab);
    expect(keysOf(tab)).toStrictEqual([key, key, key]);
  });

  it('gives the next order a new key once the server has refused this one', async () => {
    const { tab } = await unanswered();
    tab.host.api.answer('business/order', () => otherContents);
    await tab.checkout.place();
    tab.checkout.popups.close();
    tab.host.api.answer('business/order', () => placed);
    await tab.checkout.place();
    const [key] = keysOf(tab);
    expect(keysOf(tab)).toStrictEqual([key, key, madeBy('first')]);
    expect(keysOf(tab)[2]).not.toBe(key);
  });
});
