import { FakeStorage } from '@storefront/host/testing';
import { parseDiscount } from '@storefront/pricing';
import { unwrap } from '../testing/unwrap';
import { businessPage, openBusinessPage, settle } from '../testing/business-page';
import { wireDetailsAnswer, wireDiscount, wireFreeDishes, wireMenu } from '../testing/wire';
import type { BusinessPageModel } from './business-page-model';

const typed = wireDiscount({
  discountid: 'd-typed',
  code: 'THREE',
  payby: 'price',
  commonrate: '3.00',
  coupon_type: 'manual',
});
const collecting = { stored: { business_id: 'b-1', isDelMode: 'pickup' } } as const;
const resetKeys = [
  'cartlist',
  'isDelMode',
  'minimum_order',
  'zone_delivery_charg',
  'delivery_charge_waiver',
  'freedish',
  'reorder_order_id',
  'discount',
  'scharge',
] as const;

const choose = async ({ mode }: BusinessPageModel, wanted: 'delivery' | 'collection') => {
  mode.openChooser();
  mode.select(wanted);
  await mode.saveMode();
};

/** A storage that holds a cart of Saffron Yard for delivery, with discount and free dishes. */
const filled = async () => {
  const storage = new FakeStorage();
  const setting = {
    storage,
    discounts: { delivery: [wireDiscount()] },
    freeDishes: { amount: [wireFreeDishes()] },
  };
  const page = await openBusinessPage({
    ...setting,
    stored: { business_id: 'b-1', searched_pincode: 'E1 6AN', reorder_order_id: 'o-1' },
  });
  await choose(page.model, 'delivery');
  for (let times = 0; times < 4; times += 1) page.model.adding.add('p-dal');
  return { ...page, setting, storage };
};

const resets = ({ bus }: { bus: { published: readonly { name: string; payload: unknown }[] } }) =>
  bus.published.filter(({ name }) => name === 'cart-reset').map(({ payload }) => payload);

describe('a stored cart', () => {
  it('[STO-2][STO-3] is there when the page opens again, with business, day and time of the last change', async () => {
    const { model, host, setting, storage } = await filled();
    expect(storage.read('business_id')).toBe('b-1');
    expect(storage.read('today_token')).toBe('token-2026-11-21');
    expect(storage.read('timestamp')).toBe(host.clock.now());
    model.stop();
    const again = await openBusinessPage(setting);
    expect(again.model.cart.lines).toStrictEqual(model.cart.lines);
    expect(again.model.totals.figures).toStrictEqual(model.totals.figures);
  });

  it('[STO-6][DAT2-14] keeps the discount in force, with what it saves, and the charges', async () => {
    const { storage } = await filled();
    expect(storage.read('discount')).toMatchObject({ discountid: 'd-ten', discountvalue: '2.60' });
    expect(storage.read('scharge')).toStrictEqual({
      service_charge_amount: '0.50',
      baggage_charge_amount: '0.10',
    });
  });

  it('[STO-7][FRE-1] has its free dishes written again at every change', async () => {
    const { model, storage } = await filled();
    expect(storage.read('freedish')).toMatchObject([{ id: 'f-1', qnty: 1 }]);
    model.cart.removeLatest('p-dal');
    expect(storage.read('freedish')).toBeUndefined();
  });

  it('keeps the time of its last change when the customer only looks at it', async () => {
    const { host, storage, setting, model } = await filled();
    const changed = host.clock.now();
    model.stop();
    await openBusinessPage(setting);
    expect(storage.read('timestamp')).toBe(changed);
  });

  it.each([
    ['[CRT-15] of another business', { info: { business_id: 'b-2' } }, 'other-business'],
    ['[CRT-16] of another day', { info: { today_token: 'token-2026-11-22' } }, 'new-day'],
  ] as const)(
    '[CRT-15][CRT-16][CRT-17] %s is reset whole, and the customer is told',
    async (_, { info }, reason) => {
      const { model, setting, storage } = await filled();
      expect(resetKeys.filter((key) => storage.read(key) === undefined)).toStrictEqual([]);
      model.stop();
      const page = businessPage({ ...setting, info });
      await page.model.load();
      expect(resetKeys.filter((key) => storage.read(key) !== undefined)).toStrictEqual([]);
      page.model.start();
      expect(resetKeys.filter((key) => storage.read(key) !== undefined)).toStrictEqual([]);
      expect(page.model.cart.isEmpty).toBe(true);
      expect(page.model.mode.mode).toBe('unset');
      expect(page.model.totals.figures).toMatchObject({
        discount: 0,
        delivery: 0,
        service: 0,
        freeDishes: [],
      });
      expect(resets(page.host)).toStrictEqual([{ reason, businessId: 'b-1' }]);
      expect(page.host.shownNotices).toHaveLength(1);
      expect(storage.read('business_id')).toBe(page.model.business.business?.id);
    },
  );

  it('that has not changed for more than a day is reset', async () => {
    const { model, setting, storage, host } = await filled();
    model.stop();
    storage.write('timestamp', host.clock.now() - 24 * 60 * 60 * 1000 - 1);
    const page = await openBusinessPage(setting);
    expect(resets(page.host)).toStrictEqual([{ reason: 'too-old', businessId: 'b-1' }]);
  });

  it('[CRT-16][CRT-18] is reset when the day changes while the page is open', async () => {
    const { model, host, storage } = await filled();
    host.api.answer('business/details', () => wireDetailsAnswer({ today_token: 'token-2026-11-22' }));
    host.clock.advance(60_000);
    await settle();
    expect(model.cart.isEmpty).toBe(true);
    expect(resets(host)).toStrictEqual([{ reason: 'new-day', businessId: 'b-1' }]);
    expect(storage.read('today_token')).toBe('token-2026-11-22');
    expect(model.mode.mode).toBe('unset');
    expect(resetKeys.filter((key) => storage.read(key) !== undefined)).toStrictEqual([]);
  });

  it('shows the chooser and the celebration of free dishes again after a reset', async () => {
    const { model, host } = await filled();
    host.clock.advance(3_500);
    model.freeDishes.closeChooser();
    host.api.answer('business/details', () => wireDetailsAnswer({ today_token: 'token-2026-11-22' }));
    host.clock.advance(60_000);
    await settle();
    await choose(model, 'collection');
    for (let times = 0; times < 4; times += 1) model.adding.add('p-dal');
    expect(model.freeDishes.isCelebrating).toBe(true);
    host.clock.advance(300);
    expect(model.freeDishes.isChooserOpen).toBe(true);
  });

  it('is reset silently when it is empty', async () => {
    const { host } = await openBusinessPage({ stored: { business_id: 'b-9', isDelMode: 'pickup' } });
    expect(host.shownNotices).toStrictEqual([]);
    expect(host.storage.read('isDelMode')).toBeUndefined();
  });

  it.each([
    ['half a JSON', '[{"product_id":'],
    ['another shape', '{"items":[]}'],
    ['a price that is none', '[{"product_price":"free"}]'],
    ['markup', '"<script>alert(1)</script>"'],
  ])('[G11] %s in its place is dropped, and the page works', async (_, text) => {
    const storage = new FakeStorage();
    storage.writeRaw('cartlist', text);
    storage.writeRaw('freedish', text);
    storage.writeRaw('isDelMode', text);
    storage.writeRaw('business_details', text);
    const { model } = await openBusinessPage({ storage, stored: { business_id: 'b-1' } });
    expect(model.cart.isEmpty).toBe(true);
    model.mode.openChooser();
    model.mode.select('collection');
    await model.mode.saveMode();
    model.adding.add('p-dal');
    expect(model.totals.figures.subtotal).toBe(650);
  });

  it('[CRT-14] without the ranks of its categories is kept, and gets the ranks again', async () => {
    const { model, setting, storage } = await filled();
    model.stop();
    const [line] = storage.read('cartlist') ?? [];
    if (!line) throw new Error('No line');
    const { menucategory_rank: _rank, ...without } = line;
    storage.writeRaw(
      'cartlist',
      JSON.stringify([without, { ...line, product_comment: 'hot', menucategory_rank: -2 }]),
    );
    const page = await openBusinessPage(setting);
    expect(page.host.shownNotices).toStrictEqual([]);
    expect(page.model.cart.lines.map(({ categoryRank }) => categoryRank)).toStrictEqual([0, 0]);
    page.model.adding.add('p-naan');
    expect(storage.read('cartlist')?.map(({ menucategory_rank }) => menucategory_rank)).toStrictEqual([
      0, 0, 2,
    ]);
  });

  it('with prices changed by hand is priced by the menu, and the customer is told', async () => {
    const { model, setting, storage } = await filled();
    model.stop();
    const lines = storage.read('cartlist') ?? [];
    storage.write(
      'cartlist',
      lines.map((line) => ({ ...line, product_price: '0.01', sell_price: '0.01' })),
    );
    const page = await openBusinessPage(setting);
    expect(page.model.totals.figures.subtotal).toBe(4 * 650);
    expect(page.host.shownNotices).toStrictEqual([
      'The menu has changed since your last visit. Tarka Dal is now £6.50.',
    ]);
  });

  it('with a dish that has left the menu loses it, and the customer is told', async () => {
    const { model, setting } = await filled();
    model.stop();
    const page = await openBusinessPage({ ...setting, menu: wireMenu.slice(1) });
    expect(page.model.cart.isEmpty).toBe(true);
    expect(page.host.shownNotices.join()).toContain('Tarka Dal is no longer available.');
  });
});

describe('two tabs', () => {
  it('[CRT-30] notice that they show different restaurants', async () => {
    const { model, host } = await openBusinessPage(collecting);
    host.storage.changeElsewhere('business_id', 'b-2');
    expect(model.cart.state).toBe('conflict');
    expect(model.popup.shown).toStrictEqual({
      title: 'Error',
      text: 'The cart has been reset as another resturent is open in other tab, Please close multiple tab inorder to proceed',
    });
  });

  it('[CRT-29] lead the customer to the root of the site after that popup', async () => {
    const { model, host } = await openBusinessPage(collecting);
    host.storage.changeElsewhere('business_id', 'b-2');
    expect(host.navigation.moves).toStrictEqual([]);
    model.popup.close();
    expect(host.navigation.moves).toStrictEqual(['go /']);
  });

  it('[CRT-28] never write over the cart that the other one has begun', async () => {
    const { model, host } = await openBusinessPage(collecting);
    host.storage.write('business_id', 'b-2');
    model.adding.add('p-dal');
    expect(host.storage.read('business_id')).toBe('b-2');
    expect(host.storage.read('cartlist')).toBeUndefined();
    expect(model.cart.state).toBe('conflict');
  });

  it('have the same discount and free dishes', async () => {
    const { model, storage, setting } = await filled();
    const other = await openBusinessPage(setting);
    const notifyAgain = (key: 'freedish' | 'discount') => storage.changeElsewhere(key, storage.read(key));
    other.model.freeDishes.toggle('f-1', 'fd-2');
    notifyAgain('freedish');
    expect(model.freeDishes.given[0]?.dishes.map(({ isSelected }) => isSelected)).toStrictEqual([
      false,
      true,
    ]);
    other.model.discounts.apply({ kind: 'manual', discount: unwrap(parseDiscount(typed)) });
    notifyAgain('discount');
    expect(model.coupon.state).toBe('applied');
    expect(model.totals.figures.discount).toBe(300);
  });

  it('show one cart for the same restaurant, and write nothing in answer to each other', async () => {
    const { model, host } = await openBusinessPage(collecting);
    model.adding.add('p-dal');
    const lines = host.storage.read('cartlist') ?? [];
    host.storage.changeElsewhere(
      'cartlist',
      lines.map((line) => ({ ...line, product_qnty: 3 })),
    );
    expect(model.cart.countOf('p-dal')).toBe(3);
    const written = jest.spyOn(host.storage, 'write');
    host.storage.changeElsewhere('isDelMode', undefined);
    expect(model.mode.mode).toBe('unset');
    expect(written).not.toHaveBeenCalled();
  });
});

it('tells the bus of every change of the cart', async () => {
  const { model, host } = await openBusinessPage(collecting);
  model.adding.add('p-dal');
  expect(host.bus.published.at(-1)).toStrictEqual({
    name: 'cart-changed',
    payload: { businessId: 'b-1', count: 1, total: 710, mode: 'pickup' },
  });
});
