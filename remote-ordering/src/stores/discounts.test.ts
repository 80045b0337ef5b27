import { FakeStorage } from '@storefront/host/testing';
import { openBusinessPage, settle } from '../testing/business-page';
import { wireDiscount } from '../testing/wire';

const ten = wireDiscount({ discountid: 'd-ten', commonrate: '10', minshop: '10.00' });
const two = wireDiscount({
  discountid: 'd-two',
  payby: 'price',
  commonrate: '2.00',
  minshop: '20.00',
  discounttext: '£2 off',
});
const naan3 = wireDiscount({
  discountid: 'd-naan',
  code: 'NAAN3',
  payby: 'price',
  commonrate: '3.00',
  minshop: '12.00',
  coupon_type: 'manual',
});

const delivering = {
  isDelMode: 'delivery',
  minimum_order: '12.00',
  zone_delivery_charg: '2.50',
  delivery_charge_waiver: '25.00',
} as const;

const open = async (setting: Parameters<typeof openBusinessPage>[0] = {}) => {
  const page = await openBusinessPage({
    discounts: {
      pickup: [ten, two],
      delivery: [wireDiscount({ discountid: 'd-delivery', commonrate: '50' })],
    },
    ...setting,
    stored: { business_id: 'b-1', isDelMode: 'pickup', searched_pincode: 'E1 6AN', ...setting.stored },
  });
  page.host.api.answer('business/manual_discount', ({ discountcode }) =>
    discountcode === 'NAAN3'
      ? { responsecode: '200', discount_price: '3.00', discount: naan3 }
      : { responsecode: '201', status: 'That code is not valid.' },
  );
  const add = (times: number) => {
    for (let time = 0; time < times; time += 1) page.model.adding.add('p-dal');
  };
  const enter = async (code: string) => {
    page.model.coupon.type(code);
    await page.model.coupon.apply();
  };
  return { ...page, add, enter };
};

describe('automatic discounts', () => {
  it('[DSC-1][DSC-2][DSC-3][DSC-7] the best one of the mode is in force, once its minimum is reached', async () => {
    const { model, add } = await open();
    add(1);
    expect(model.discounts.appliedId).toBeUndefined();
    add(1);
    expect(model.discounts.appliedId).toBe('d-ten');
    expect(model.totals.figures.discount).toBe(130);
    expect(model.totals.discountLabel).toBe('Discount(10%)');
  });

  it('[DSC-8] several that apply are listed with what each saves, the best first', async () => {
    const { model, add } = await open();
    add(2);
    expect(model.discounts.canChoose).toBe(false);
    add(2);
    expect(model.discounts.offers.map(({ discount, saved }) => [discount.id, saved])).toStrictEqual([
      ['d-ten', 260],
      ['d-two', 200],
    ]);
    expect(model.discounts.canChoose).toBe(true);
  });

  it('[DSC-9] any of those listed may be chosen, and the choice outlives a reload', async () => {
    const { model, add, host } = await open();
    add(4);
    model.discounts.openChooser();
    model.discounts.choose('d-two');
    expect(model.discounts.isChooserOpen).toBe(false);
    expect(model.totals.figures.discount).toBe(200);
    model.stop();
    const again = await open({ storage: host.storage });
    expect(again.model.discounts.appliedId).toBe('d-two');
    expect(again.host.shownNotices).toStrictEqual([]);
  });

  it('[DSC-10] a change that makes the chosen one inapplicable falls back to the best, and says so', async () => {
    const { model, add, host } = await open();
    add(4);
    model.discounts.choose('d-two');
    expect(host.shownNotices).toStrictEqual([]);
    model.cart.removeLatest('p-dal');
    expect(model.discounts.appliedId).toBe('d-ten');
    expect(model.cart.discount).toStrictEqual({ kind: 'automatic' });
    expect(host.shownNotices).toStrictEqual(['Your discount has changed.']);
  });

  it('[DSC-10] one that is lost to a change of mode is told as well', async () => {
    const { model, add, host } = await open();
    add(4);
    model.mode.openChooser();
    model.mode.select('delivery');
    await model.mode.saveMode();
    expect(model.discounts.appliedId).toBe('d-delivery');
    expect(host.shownNotices).toStrictEqual(['Your discount has changed.']);
  });

  it('gaining one is no news, losing it is, and emptying the cart is none', async () => {
    const { model, add, host } = await open();
    add(2);
    expect(host.shownNotices).toStrictEqual([]);
    model.cart.removeLatest('p-dal');
    expect(host.shownNotices).toStrictEqual(['Your discount has changed.']);
    model.adding.add('p-dal');
    const [line] = model.cart.keyedLines;
    model.cart.delete(line?.key ?? '');
    expect(model.cart.isEmpty).toBe(true);
    expect(host.shownNotices).toHaveLength(1);
  });
});

describe('the coupon box', () => {
  it('[CPN-1][CPN-3][CPN-4] goes from the first state to the second at a refusal, and back by Cancel', async () => {
    const { model, add, enter } = await open();
    add(2);
    expect(model.coupon.state).toBe('first');
    await enter('OLD');
    expect(model.coupon.state).toBe('refused');
    expect(model.coupon.error).toBe('That code is not valid.');
    model.coupon.cancel();
    expect([model.coupon.state, model.coupon.text, model.coupon.error]).toStrictEqual(['first', '', '']);
  });

  it('[CPN-14] a refusal is said no more once the code changes, and another can be tried at once', async () => {
    const { model, add, enter } = await open();
    add(2);
    await enter('OLD');
    model.coupon.type('NAAN3');
    expect([model.coupon.state, model.coupon.error]).toStrictEqual(['refused', '']);
    await model.coupon.apply();
    expect(model.coupon.state).toBe('applied');
  });

  it('[CPN-14] nor once the cart or the mode changes; what was typed stays', async () => {
    const { model, add, enter } = await open();
    add(2);
    await enter('OLD');
    add(1);
    expect([model.coupon.error, model.coupon.text]).toStrictEqual(['', 'OLD']);
    await model.coupon.apply();
    expect(model.coupon.error).toBe('That code is not valid.');
    model.mode.select('delivery');
    await model.mode.openChooser();
    model.mode.select('delivery');
    await model.mode.saveMode();
    expect(model.coupon.error).toBe('');
  });

  it('is sent once, however often it is pressed before the answer', async () => {
    const { model, host, add } = await open();
    add(2);
    model.coupon.type('NAAN3');
    await Promise.all([model.coupon.apply(), model.coupon.apply()]);
    expect(host.api.bodies('business/manual_discount')).toHaveLength(1);
    expect(model.coupon.state).toBe('applied');
  });

  it('changes nothing when a code is answered after Cancel', async () => {
    const { model, add } = await open();
    add(2);
    model.coupon.type('NAAN3');
    const asked = model.coupon.apply();
    model.coupon.cancel();
    await asked;
    expect(model.coupon.state).toBe('first');
    expect(model.totals.figures.discount).toBe(130);
  });

  it('[CPN-5] sends the typed code with the mode and the cart items as they are kept', async () => {
    const { host, add, enter } = await open();
    add(2);
    await enter(' NAAN3 ');
    const productid = host.storage.read('cartlist');
    expect(productid).toMatchObject([{ product_qnty: 2, has_discount: 'y' }]);
    expect(host.api.bodies('business/manual_discount')).toStrictEqual([
      { businessid: 'b-1', discountcode: 'NAAN3', servicetype: 'pickup', productid },
    ]);
  });

  it('[CPN-6][CPN-7][CPN-8][CPN-12] a code that is good replaces the automatic discount and shows as its code', async () => {
    const { model, add, enter, host } = await open();
    add(2);
    await enter('NAAN3');
    expect(model.coupon.state).toBe('applied');
    expect(model.totals.figures.discount).toBe(300);
    expect(model.discounts.appliedName).toBe('NAAN3');
    expect(model.totals.discountLabel).toBe('Discount(£3.00 Fixed)');
    expect(host.storage.read('discount')).toMatchObject({ code: 'NAAN3', coupon_type: 'manual' });
    expect(host.shownNotices).toStrictEqual([]);
  });

  it('[CPN-9] any other discount shows as a percent or an amount', async () => {
    const { model, add } = await open();
    add(2);
    expect(model.discounts.appliedName).toBe('10%');
    add(2);
    model.discounts.choose('d-two');
    expect(model.discounts.appliedName).toBe('£2.00');
  });

  it('[CPN-10][CPN-11] an error line shows after a refusal, and for a server that cannot be reached', async () => {
    const { model, add, enter, host } = await open();
    add(2);
    expect(model.coupon.error).toBe('');
    host.api.answer('business/manual_discount', undefined);
    await enter('NAAN3');
    expect(model.coupon.error).toBe('We could not check that code. Please try again.');
    expect(model.coupon.text).toBe('NAAN3');
    expect(model.coupon.isChecking).toBe(false);
  });

  it('[CPN-13] removing the code brings the best automatic discount back', async () => {
    const { model, add, enter, host } = await open();
    add(2);
    await enter('NAAN3');
    model.coupon.remove();
    expect(model.coupon.state).toBe('first');
    expect(model.discounts.appliedId).toBe('d-ten');
    expect(host.shownNotices).toStrictEqual([]);
  });

  it('[DSC-7] a code that saves less than the offer in force waits until the customer says which one', async () => {
    const { model, add, enter, host } = await open();
    add(5);
    await enter('NAAN3');
    expect(model.coupon.question).toMatchObject({ code: 'NAAN3', saved: 300, now: { discount: 330 } });
    expect([model.coupon.state, model.discounts.appliedId]).toStrictEqual(['first', 'd-ten']);
    expect(host.storage.read('discount')).toMatchObject({ discountid: 'd-ten' });
    model.coupon.keepOffer();
    expect(model.coupon.question).toBeUndefined();
    expect([model.coupon.text, model.discounts.appliedId]).toStrictEqual(['', 'd-ten']);
    await enter('NAAN3');
    model.coupon.useCode();
    expect([model.coupon.question, model.coupon.state]).toStrictEqual([undefined, 'applied']);
    expect(model.discounts.appliedId).toBe('d-naan');
    expect(host.shownNotices).toStrictEqual([]);
  });

  it('the question is withdrawn when the cart changes, for it was about the cart before', async () => {
    const { model, add, enter } = await open();
    add(5);
    await enter('NAAN3');
    model.cart.removeLatest('p-dal');
    expect(model.coupon.question).toBeUndefined();
    expect(model.discounts.appliedId).toBe('d-ten');
  });

  it('a code that would cost the free delivery waits as well, though no offer is in force', async () => {
    const { model, host, add, enter } = await open({ discounts: {}, stored: delivering });
    host.api.answer('business/manual_discount', () => ({
      responsecode: '200',
      discount_price: '2.00',
      discount: { ...naan3, commonrate: '2.00' },
    }));
    add(4);
    expect(model.totals.figures).toMatchObject({ subtotal: 2_600, delivery: 0 });
    await enter('NAAN3');
    const { question } = model.coupon;
    expect(question).toMatchObject({ saved: 200, now: { delivery: 0 }, withCode: { delivery: 250 } });
    expect(model.coupon.state).toBe('first');
  });

  it('[DSC-9] once an offer saves more than the code in force, the box says so and offers it', async () => {
    const { model, add, enter, host } = await open();
    add(3);
    await enter('NAAN3');
    expect(model.discounts.betterOffer).toBeUndefined();
    add(3);
    expect(model.discounts.betterOffer).toMatchObject({ discount: { id: 'd-ten' }, saved: 390 });
    expect(model.discounts.appliedId).toBe('d-naan');
    model.discounts.useBetterOffer();
    expect([model.discounts.appliedId, model.discounts.betterOffer]).toStrictEqual(['d-ten', undefined]);
    expect(host.shownNotices).toStrictEqual([]);
  });

  it('a code outlives a reload', async () => {
    const storage = new FakeStorage();
    const { model, add, enter } = await open({ storage });
    add(2);
    await enter('NAAN3');
    model.stop();
    const again = await open({ storage });
    expect(again.model.coupon.state).toBe('applied');
    expect(again.model.totals.figures).toStrictEqual(model.totals.figures);
  });

  it('a code is checked again, quietly and once, when the cart has changed', async () => {
    const { host, add, enter, model } = await open();
    add(2);
    await enter('NAAN3');
    add(3);
    host.clock.advance(500);
    await settle();
    expect(host.api.bodies('business/manual_discount')).toHaveLength(2);
    expect(model.coupon.state).toBe('applied');
    expect(host.shownNotices).toStrictEqual([]);
  });

  it('a code is checked again when the mode has changed', async () => {
    const { host, add, enter, model } = await open();
    add(3);
    host.clock.advance(500);
    await enter('NAAN3');
    model.mode.openChooser();
    model.mode.select('delivery');
    await model.mode.saveMode();
    host.clock.advance(500);
    await settle();
    expect(host.api.bodies('business/manual_discount').map(({ servicetype }) => servicetype)).toStrictEqual([
      'pickup',
      'delivery',
    ]);
    expect(model.coupon.state).toBe('applied');
  });

  it('a code that the server no longer takes falls back, and says so', async () => {
    const { host, add, enter, model } = await open();
    add(2);
    await enter('NAAN3');
    host.api.answer('business/manual_discount', () => ({ responsecode: '201', status: 'Used up.' }));
    add(1);
    host.clock.advance(500);
    await settle();
    expect(model.coupon.state).toBe('first');
    expect(model.discounts.appliedId).toBe('d-ten');
    expect(host.shownNotices).toStrictEqual(['Your discount has changed.']);
  });

  it('[DSC-10] a code whose minimum is no longer reached falls back at once', async () => {
    const { model, add, enter, host } = await open();
    add(2);
    await enter('NAAN3');
    model.cart.removeLatest('p-dal');
    expect(model.coupon.state).toBe('first');
    expect(model.totals.figures.discount).toBe(0);
    expect(host.shownNotices).toStrictEqual(['Your discount has changed.']);
  });

  it('before a mode is chosen the customer is asked for it, and the code stays typed', async () => {
    const page = await openBusinessPage();
    page.model.coupon.type('NAAN3');
    await page.model.coupon.apply();
    expect(page.model.mode.dialog.kind).toBe('choose');
    expect(page.model.coupon.text).toBe('NAAN3');
    expect(page.host.api.bodies('business/manual_discount')).toStrictEqual([]);
  });
});
