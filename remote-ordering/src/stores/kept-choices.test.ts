import { FakeStorage } from '@storefront/host/testing';
import { openBusinessPage } from '../testing/business-page';
import { wireDiscount, wireFreeDishes } from '../testing/wire';

const setting = {
  discounts: {
    pickup: [
      wireDiscount({ discountid: 'd-ten', commonrate: '10', minshop: '10.00' }),
      wireDiscount({ discountid: 'd-two', payby: 'price', commonrate: '5.00', minshop: '10.00' }),
    ],
  },
  freeDishes: { amount: [wireFreeDishes()] },
} as const;

const open = (storage = new FakeStorage()) =>
  openBusinessPage({
    discounts: { pickup: [...setting.discounts.pickup] },
    freeDishes: { amount: [...setting.freeDishes.amount] },
    storage,
    stored: storage.read('business_id') === undefined ? { business_id: 'b-1', isDelMode: 'pickup' } : {},
  });

const add = ({ model }: Awaited<ReturnType<typeof open>>, times: number) => {
  for (let time = 0; time < times; time += 1) model.adding.add('p-dal');
};

describe('what survives a reload (D89)', () => {
  it('[DSC-9] a discount that was chosen stays chosen when another would save more later', async () => {
    const page = await open();
    add(page, 2);
    // £5.00 off is the best for £13.00 of food, and is chosen by hand all the same.
    page.model.discounts.choose('d-two');
    page.model.stop();
    const again = await open(page.host.storage);
    add(again, 10);
    expect(again.model.discounts.offers[0]?.discount.id).toBe('d-ten');
    expect(again.model.discounts.appliedId).toBe('d-two');
    expect(again.host.shownNotices).toStrictEqual([]);
  });

  it('a free dish that was chosen is there again when its group is unlocked again', async () => {
    const page = await open();
    add(page, 4);
    page.model.freeDishes.toggle('f-1', 'fd-2');
    page.model.cart.removeLatest('p-dal');
    expect(page.model.freeDishes.given).toStrictEqual([]);
    page.model.stop();
    const again = await open(page.host.storage);
    add(again, 1);
    const chosen = again.model.freeDishes.given[0]?.dishes.filter(({ isSelected }) => isSelected);
    expect(chosen?.map(({ dish }) => dish.id)).toStrictEqual(['fd-2']);
  });

  it('[FRE-12] a popup that was seen does not come up again, also while its group was locked', async () => {
    const page = await open();
    add(page, 4);
    page.host.clock.advance(300);
    expect(page.model.freeDishes.isChooserOpen).toBe(true);
    page.model.cart.removeLatest('p-dal');
    page.model.stop();
    const again = await open(page.host.storage);
    add(again, 1);
    again.host.clock.advance(300);
    expect(again.model.freeDishes.isChooserOpen).toBe(false);
  });

  it('[FRE-12] a popup that had no time to come up does so after the reload', async () => {
    const page = await open();
    add(page, 4);
    page.model.stop();
    const again = await open(page.host.storage);
    again.host.clock.advance(300);
    expect(again.model.freeDishes.isChooserOpen).toBe(true);
  });
});
