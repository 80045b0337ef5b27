import { aWireGuest } from '@storefront/contract/testing';
import { FakeStorage } from '@storefront/host/testing';
import { openBusinessPage, settle } from '../testing/business-page';
import { wireFreeDishes } from '../testing/wire';

const amount = wireFreeDishes();
const product = wireFreeDishes({
  id: 'f-2',
  is_selectable: 2,
  condition: { product_list: [{ pro_id: 'p-naan', qty: 2 }], amount: '', independent: 'yes', qnty: 1 },
  freedish_item: ['fd-3', 'fd-4', 'fd-5'].map((fd_id) => ({
    fd_id,
    fd_name: fd_id,
    fd_price: '1.00',
    selected: 'no' as const,
    disable: 'no' as const,
  })),
});

const open = async (setting: Parameters<typeof openBusinessPage>[0] = {}) => {
  const page = await openBusinessPage({
    freeDishes: { amount: [amount], group: [product] },
    ...setting,
    stored: { business_id: 'b-1', isDelMode: 'pickup', ...setting.stored },
  });
  const add = (dishId: string, times: number) => {
    for (let time = 0; time < times; time += 1) page.model.adding.add(dishId);
  };
  return { ...page, add, freeDishes: page.model.freeDishes };
};

const chooserIds = ({ freeDishes }: Awaited<ReturnType<typeof open>>) =>
  freeDishes.isChooserOpen ? freeDishes.chooserGroups.map(({ group }) => group.id) : [];

it('[FRE-1][FRE-2][FRE-3] the cart unlocks groups by its amount and by its dishes', async () => {
  const { freeDishes, add } = await open();
  add('p-dal', 3);
  expect(freeDishes.given).toStrictEqual([]);
  add('p-dal', 1);
  expect(freeDishes.given.map(({ group }) => group.id)).toStrictEqual(['f-1']);
  add('p-naan', 4);
  expect(freeDishes.given.map(({ group, quantity }) => [group.id, quantity])).toStrictEqual([
    ['f-1', 1],
    ['f-2', 2],
  ]);
});

it('[FRE-13] the chooser opens 300 ms after the cart change', async () => {
  const page = await open();
  page.add('p-dal', 4);
  page.host.clock.advance(299);
  expect(chooserIds(page)).toStrictEqual([]);
  page.host.clock.advance(1);
  expect(chooserIds(page)).toStrictEqual(['f-1']);
});

it('[FRE-12] the chooser opens by itself once for each group, however often the group is lost and unlocked again', async () => {
  const page = await open();
  page.add('p-dal', 4);
  page.host.clock.advance(300);
  page.freeDishes.closeChooser();
  page.model.cart.removeLatest('p-dal');
  page.add('p-dal', 1);
  page.host.clock.advance(300);
  expect(chooserIds(page)).toStrictEqual([]);
  page.add('p-naan', 2);
  page.host.clock.advance(300);
  expect(chooserIds(page)).toStrictEqual(['f-2']);
});

it('[FRE-12] the chooser does not open again after a reload, and never for fixed groups', async () => {
  const storage = new FakeStorage();
  const first = await open({ storage });
  first.add('p-dal', 4);
  first.host.clock.advance(300);
  first.model.stop();
  const again = await open({ storage });
  again.host.clock.advance(300);
  expect(chooserIds(again)).toStrictEqual([]);
  expect(again.freeDishes.isCelebrating).toBe(false);
  const fixed = await open({ freeDishes: { amount: [wireFreeDishes({ is_selectable: 0 })] } });
  fixed.add('p-dal', 4);
  fixed.host.clock.advance(300);
  expect(chooserIds(fixed)).toStrictEqual([]);
  expect(fixed.freeDishes.given).toHaveLength(1);
});

it('a chooser closes when all its groups are lost, and does not open again with them', async () => {
  const page = await open();
  page.add('p-dal', 4);
  page.host.clock.advance(300);
  page.model.cart.removeLatest('p-dal');
  expect(page.freeDishes.isChooserOpen).toBe(false);
  page.add('p-dal', 1);
  page.host.clock.advance(300);
  expect(chooserIds(page)).toStrictEqual([]);
});

it('a group that is lost before its chooser opens does not open one', async () => {
  const page = await open();
  page.add('p-dal', 4);
  page.model.cart.removeLatest('p-dal');
  page.host.clock.advance(300);
  expect(chooserIds(page)).toStrictEqual([]);
});

it('[FRE-9] a second dish of a choose-one group replaces the first', async () => {
  const { freeDishes, add } = await open();
  add('p-dal', 4);
  freeDishes.toggle('f-1', 'fd-1');
  freeDishes.toggle('f-1', 'fd-2');
  expect(freeDishes.given[0]?.dishes.map(({ isSelected }) => isSelected)).toStrictEqual([false, true]);
});

it('[FRE-10][FRE-11] a customer may choose dishes up to the cap; then the others are disabled', async () => {
  const { freeDishes, add } = await open();
  add('p-naan', 2);
  for (const id of ['fd-3', 'fd-4', 'fd-5']) freeDishes.toggle('f-2', id);
  expect(
    freeDishes.given[0]?.dishes.map(({ isSelected, isDisabled }) => [isSelected, isDisabled]),
  ).toStrictEqual([
    [true, false],
    [true, false],
    [false, true],
  ]);
});

it('a choice is kept when its group is lost and unlocked again', async () => {
  const { freeDishes, add, model, host } = await open();
  add('p-dal', 4);
  freeDishes.toggle('f-1', 'fd-2');
  model.cart.removeLatest('p-dal');
  add('p-dal', 1);
  expect(host.storage.read('freedish')?.[0]?.freedish_item.map(({ selected }) => selected)).toStrictEqual([
    'no',
    'yes',
  ]);
});

it('[FRE-15] the first free dishes are celebrated for 3.5 seconds, and no others', async () => {
  const { freeDishes, add, host } = await open();
  add('p-dal', 4);
  expect(freeDishes.isCelebrating).toBe(true);
  host.clock.advance(3_499);
  expect(freeDishes.isCelebrating).toBe(true);
  host.clock.advance(1);
  expect(freeDishes.isCelebrating).toBe(false);
  add('p-naan', 2);
  expect(freeDishes.isCelebrating).toBe(false);
});

it('a customer can open the chooser again, with every group', async () => {
  const page = await open();
  page.add('p-dal', 4);
  page.add('p-naan', 2);
  page.freeDishes.openChooser();
  expect(chooserIds(page)).toStrictEqual(['f-1', 'f-2']);
});

describe('a customer whom checkout sent here to choose', () => {
  const sentFromCheckout = async (setting: Parameters<typeof open>[0] = {}) => {
    const before = await open();
    before.add('p-dal', 4);
    before.model.stop();
    const { storage } = before.host;
    return openBusinessPage({
      freeDishes: { amount: [amount], group: [product] },
      query: { tab: 'menu', choose: 'free-dish' },
      storage,
      ...setting,
    });
  };

  it('[FRE-12] finds the chooser open, and is led back to checkout once it is closed', async () => {
    const { model, host } = await sentFromCheckout();
    host.session.logIn(aWireGuest());
    expect(model.freeDishes.isChooserOpen).toBe(true);
    expect(host.navigation.moves).toStrictEqual(['replace /business/saffron-yard?tab=menu']);
    model.freeDishes.toggle('f-1', 'fd-1');
    model.freeDishes.closeChooser();
    await settle();
    expect(host.navigation.moves.slice(1)).toStrictEqual(['go /checkout']);
    model.freeDishes.openChooser();
    model.freeDishes.closeChooser();
    await settle();
    expect(host.navigation.moves).toHaveLength(2);
  });

  it('finds the page as ever when there is nothing to choose any more', async () => {
    const { model, host } = await sentFromCheckout({ freeDishes: {} });
    expect(model.freeDishes.isChooserOpen).toBe(false);
    expect(host.navigation.moves).toStrictEqual(['replace /business/saffron-yard?tab=menu']);
  });
});

describe('a free dish that is lost', () => {
  it('[FRE-1] is named when a change of the cart takes it, and only then', async () => {
    const { add, host, freeDishes, model } = await open();
    add('p-dal', 4);
    freeDishes.toggle('f-1', 'fd-2');
    add('p-dal', 1);
    expect(host.shownNotices).toStrictEqual([]);
    model.cart.removeLatest('p-dal');
    model.cart.removeLatest('p-dal');
    expect(host.shownNotices).toStrictEqual(['Samosa is no longer free with your order.']);
  });

  it('needs no words when nothing was chosen, or when the cart is emptied', async () => {
    const { add, host, freeDishes, model } = await open();
    add('p-dal', 4);
    model.cart.removeLatest('p-dal');
    add('p-dal', 1);
    freeDishes.toggle('f-1', 'fd-2');
    const [line] = model.cart.keyedLines;
    model.cart.delete(line?.key ?? '');
    expect(host.shownNotices).toStrictEqual([]);
  });
});
