import { openBusinessPage, settle } from '../testing/business-page';
import { wireDiscount, wireFreeDishes } from '../testing/wire';

describe('ordering on the business page', () => {
  it('[SES-1][SVC-3][SVC-4][TOT-4] a dish waits for the mode, then enters the cart with its figures, without a login', async () => {
    const { model, host } = await openBusinessPage();
    model.adding.add('p-dal');
    expect(model.mode.dialog).toStrictEqual({ kind: 'choose', selected: undefined });
    expect(host.storage.read('pending_product')).toStrictEqual({
      business_id: 'b-1',
      product_id: 'p-dal',
      sub_product_id: '',
    });
    model.mode.select('collection');
    await model.mode.saveMode();
    expect(model.cart.lines).toHaveLength(1);
    expect(model.totals.figures.total).toBe(650 + 50 + 10);
    expect(host.storage.read('cartlist')).toHaveLength(1);
    expect(host.storage.read('isDelMode')).toBe('pickup');
    expect(host.storage.read('pending_product')).toBeUndefined();
    expect(host.session.visitor.kind).toBe('anonymous');
    expect(host.session.requests).toStrictEqual([]);
  });

  it('[STO-2][STO-6][STO-7] a reload of the page shows the same cart', async () => {
    const setting = { discounts: { pickup: [wireDiscount()] }, freeDishes: { amount: [wireFreeDishes()] } };
    const { model, host } = await openBusinessPage({ ...setting, stored: { isDelMode: 'pickup' } });
    for (let times = 0; times < 4; times += 1) model.adding.add('p-dal');
    model.freeDishes.toggle('f-1', 'fd-2');
    const again = await openBusinessPage({ ...setting, storage: host.storage });
    expect(again.model.cart.lines).toStrictEqual(model.cart.lines);
    expect(again.model.totals.figures).toStrictEqual(model.totals.figures);
    expect(again.model.cart.discount).toStrictEqual({ kind: 'automatic' });
    expect(again.host.shownNotices).toStrictEqual([]);
  });

  it('leaves no timer and no subscription behind', async () => {
    const { model, host } = await openBusinessPage();
    model.stop();
    await settle();
    expect(host.clock.planned).toBe(0);
  });
});
