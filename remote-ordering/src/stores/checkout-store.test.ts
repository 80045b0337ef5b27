import type { UserData } from '@storefront/contract';
import { fakeBrand } from '@storefront/host/testing';
import { openBusinessPage, settle } from '../testing/business-page';
import { wireDiscount } from '../testing/wire';

const guest: UserData = {
  user_id: '0',
  sessiontoken: 'token',
  name: '',
  email: '',
  mobile: '',
  address_book: null,
  address_book_list: [],
  sms_subscription: 'no',
  bookyup_subscription: 'no',
  subscribed_bs_list: [],
};

const open = async (setting: Parameters<typeof openBusinessPage>[0] = {}) => {
  const page = await openBusinessPage({
    ...setting,
    stored: { business_id: 'b-1', isDelMode: 'pickup', ...setting.stored },
  });
  page.model.adding.add('p-dal');
  return { ...page, checkout: page.model.checkout };
};

it('[CRT-22] the checkout button shows only when the cart has items', async () => {
  const { checkout, model } = await open();
  expect(checkout.isShown).toBe(true);
  model.cart.removeLatest('p-dal');
  expect(checkout.isShown).toBe(false);
});

it('[CRT-23] the checkout button shows only when delivery or collection is possible', async () => {
  const first = await open();
  first.model.stop();
  const { model } = await openBusinessPage({
    storage: first.host.storage,
    info: { delivery_order_possible: 'no', pickup_order_possible: 'no' },
  });
  expect(model.cart.isEmpty).toBe(false);
  expect(model.checkout.isShown).toBe(false);
});

it('[CRT-24] the checkout button is disabled below the minimum order, and then leads nowhere', async () => {
  const { checkout, host } = await open({ info: { pickup_minorder_price: '6.51' } });
  expect(checkout.isDisabled).toBe(true);
  host.session.logIn(guest);
  await checkout.go();
  expect(host.navigation.moves).toStrictEqual([]);
  const exact = await open({ info: { pickup_minorder_price: '6.50' } });
  expect(exact.checkout.isDisabled).toBe(false);
});

it('[SES-2] a customer with a session goes to /checkout at once', async () => {
  const { checkout, host } = await open();
  host.session.logIn(guest);
  await checkout.go();
  expect(host.navigation.moves).toStrictEqual(['go /checkout']);
});

it('[SES-3][SES-4][SES-5] a customer without a session is asked for one, as a guest too, and then goes to /checkout', async () => {
  const { checkout, host } = await open();
  const going = checkout.go();
  expect(host.session.requests).toStrictEqual([{ guest: true }]);
  expect(host.navigation.moves).toStrictEqual([]);
  host.session.logIn(guest);
  await going;
  expect(host.navigation.moves).toStrictEqual(['go /checkout']);
});

it('[SES-4] a brand without guest checkout does not offer to go on as a guest', async () => {
  const { checkout, host } = await open({ brand: fakeBrand({ guestCheckout: false }) });
  void checkout.go();
  expect(host.session.requests).toStrictEqual([{ guest: false }]);
  host.session.dismiss();
  await settle();
});

it('a customer who dismisses the login stays on the page', async () => {
  const { checkout, host } = await open();
  const going = checkout.go();
  host.session.dismiss();
  await going;
  expect(host.navigation.moves).toStrictEqual([]);
});

it('a cart that another tab takes, even during the login, cannot be ordered', async () => {
  const { checkout, host, model } = await open();
  const going = checkout.go();
  host.storage.write('business_id', 'b-2');
  host.session.logIn(guest);
  await going;
  expect(host.navigation.moves).toStrictEqual([]);
  expect(model.popup.shown?.title).toBe('Error');
});

it('a cart that another tab has taken before is noticed at once, and nobody is asked to log in', async () => {
  const { checkout, host, model } = await open();
  host.storage.write('business_id', 'b-2');
  await checkout.go();
  expect(host.session.requests).toStrictEqual([]);
  expect(model.popup.shown?.title).toBe('Error');
});

describe('a customer without a mode, for example after Order again,', () => {
  const withoutMode = async () => {
    const page = await open();
    page.model.mode.clear();
    page.host.session.logIn(guest);
    await page.checkout.go();
    expect(page.model.mode.dialog.kind).toBe('choose');
    expect(page.host.navigation.moves).toStrictEqual([]);
    return page;
  };
  const chooseCollection = async ({ model }: Awaited<ReturnType<typeof open>>) => {
    model.mode.select('collection');
    await model.mode.saveMode();
    await settle();
  };

  it('is asked for the mode, and then goes on to checkout', async () => {
    const page = await withoutMode();
    await chooseCollection(page);
    expect(page.host.navigation.moves).toStrictEqual(['go /checkout']);
  });

  it('stays after Cancel, and goes nowhere by choosing a mode later', async () => {
    const page = await withoutMode();
    page.model.mode.close();
    page.model.mode.openChooser();
    await chooseCollection(page);
    expect(page.model.mode.mode).toBe('collection');
    expect(page.host.navigation.moves).toStrictEqual([]);
  });
});

describe('a code that is typed and not applied', () => {
  const typed = async (answer: 'good' | 'refused') => {
    const page = await open();
    page.host.session.logIn(guest);
    page.host.api.answer('business/manual_discount', () =>
      answer === 'good'
        ? { responsecode: '200', discount_price: '1.00', discount: code }
        : { responsecode: '201', status: 'We do not know that code.' },
    );
    page.model.coupon.type('ONE');
    await page.checkout.go();
    await settle();
    return page;
  };
  const code = wireDiscount({
    code: 'ONE',
    payby: 'price',
    commonrate: '1.00',
    minshop: '0.00',
    coupon_type: 'manual',
  });

  it('[CPN-5] is applied on the way to checkout', async () => {
    const { host, model } = await typed('good');
    expect(model.discounts.appliedName).toBe('ONE');
    expect(host.navigation.moves).toStrictEqual(['go /checkout']);
  });

  it('[CPN-10] is explained once when it is refused; the next press goes on without it', async () => {
    const { host, model, checkout } = await typed('refused');
    expect(model.coupon.error).toBe('We do not know that code.');
    expect(host.navigation.moves).toStrictEqual([]);
    await checkout.go();
    expect(host.navigation.moves).toStrictEqual(['go /checkout']);
  });
});
