import { ApiUnreachable } from '@storefront/host';
import { anAgreeingApi, checkoutHost, storedGuestAddress } from '../testing/checkout-host';
import type { CheckoutSetting } from '../testing/checkout-host';
import { aBusiness, aDiscount, aFreeDishGroup, anAgreement, anItem, aUser } from '../testing/wire';
import { CheckoutPageModel } from './checkout-page-model';

const opened = async (setting: CheckoutSetting = {}) => {
  const host = checkoutHost(setting);
  const model = new CheckoutPageModel(host);
  const { checkout } = model;
  if (!checkout) throw new Error('The visitor was sent elsewhere');
  await model.load();
  model.start();
  return {
    host,
    model,
    checkout,
    calculations: () => host.api.bodies('business/order_cart_backend_calculation'),
  };
};

describe('the figures of the server', () => {
  it('[ORD-12][API2-20] replace those of the stored cart', async () => {
    const api = anAgreeingApi();
    api.answer('business/order_cart_backend_calculation', (body) =>
      anAgreement(body, {
        delivery_charge: '3.10',
        service_charge: '0.70',
        baggage_charge: '0.20',
        discount: aDiscount(),
        total: '21.10',
      }),
    );
    const { checkout, host } = await opened({ api });
    expect(checkout.totals.figures).toMatchObject({
      subtotal: 1900,
      discount: 190,
      delivery: 310,
      service: 70,
      bag: 20,
      total: 2110,
      discountLabel: 'Discount(10%)',
    });
    expect(host.storage.read('discount')).toStrictEqual(aDiscount());
    expect(host.shownNotices).toStrictEqual(['Your discount has changed.']);
  });

  it.each([
    ['3.10', '22.70', ['Your total is now £22.70.']],
    ['2.50', '22.10', []],
    ['1.00', '20.60', []],
  ])('[ORD-12] with delivery at £%s are told only when the total rises', async (charge, total, notices) => {
    const api = anAgreeingApi();
    api.answer('business/order_cart_backend_calculation', (body) =>
      anAgreement(body, { delivery_charge: charge, total }),
    );
    const { checkout, host } = await opened({ api });
    expect(checkout.placeLabel).toBe(`Place order · £${total}`);
    expect(host.shownNotices).toStrictEqual(notices);
  });

  it('are asked for when the customer enters', async () => {
    const { calculations } = await opened();
    expect(calculations()).toHaveLength(1);
    expect(calculations()[0]).toMatchObject({ cartitems: [anItem()], slot: 'ASAP', paymode: 'cod' });
    expect(calculations()[0]).not.toHaveProperty('address');
  });

  it('are asked for with the postcode that was searched for, until there is an address', async () => {
    const { calculations } = await opened({ stored: { searched_pincode: 'E1 6AN' } });
    expect(calculations()[0]).toMatchObject({ address: { zipcode: 'E1 6AN' } });
  });

  it('are not asked for with a postcode that is not delivered to, which would cost no delivery', async () => {
    const { calculations } = await opened({ stored: { searched_pincode: 'M1 1AA' } });
    expect(calculations()[0]).not.toHaveProperty('address');
  });

  it('are asked for again after a change of slot or address', async () => {
    const { checkout, calculations } = await opened({ stored: { addressDetails: storedGuestAddress } });
    const before = calculations().length;
    checkout.slots.choose('19:15');
    expect(calculations()).toHaveLength(before + 1);
    checkout.information.edit({ ...blank, postcode: 'E1 7AA' });
    await checkout.information.saveForm();
    expect(calculations()).toHaveLength(before + 2);
    expect(calculations().at(-1)).toMatchObject({ address: { zipcode: 'E1 7AA' } });
  });

  it('[G18] are replaced by the cart’s own until they come, and while the server cannot be reached', async () => {
    const api = anAgreeingApi();
    api.answer('business/order_cart_backend_calculation', () => {
      throw new ApiUnreachable('business/order_cart_backend_calculation');
    });
    const { checkout, host, calculations } = await opened({ api });
    expect(checkout.totals.figures.total).toBe(2210);
    expect(checkout.totals.calculation).toStrictEqual({
      reason: 'unreachable',
      kind: 'failed',
      sentence: 'We could not check the latest prices. They are confirmed when you order.',
    });
    api.answer('business/order_cart_backend_calculation', (body) => anAgreement(body));
    host.clock.advance(10_000);
    expect(calculations()).toHaveLength(2);
  });

  const untilAnswered = async () => {
    const api = anAgreeingApi();
    const opening = await opened({ api });
    let answer: () => void = () => undefined;
    api.answer(
      'business/order_cart_backend_calculation',
      (body) =>
        new Promise((resolve) => {
          answer = () => resolve(anAgreement(body, { delivery_charge: '9.90', total: '29.50' }));
        }),
    );
    const calculated = opening.checkout.totals.calculate();
    return { ...opening, calculated, answer: () => answer() };
  };

  it('change nothing when they come after the page has stopped waiting, and are not asked for again', async () => {
    const { checkout, host, calculated, answer, calculations } = await untilAnswered();
    const before = checkout.totals.figures;
    const asked = calculations().length;
    checkout.totals.cancel();
    answer();
    await calculated;
    expect(checkout.totals.figures).toStrictEqual(before);
    expect(checkout.totals.calculation.kind).toBe('idle');
    host.clock.advance(60_000);
    expect(calculations()).toHaveLength(asked);
  });

  it('change nothing when newer ones were asked for meanwhile', async () => {
    const { checkout, host, calculated, answer } = await untilAnswered();
    host.api.answer('business/order_cart_backend_calculation', (body) =>
      anAgreement(body, { delivery_charge: '3.10', total: '22.70' }),
    );
    await checkout.totals.calculate();
    answer();
    await calculated;
    expect(checkout.totals.figures).toMatchObject({ delivery: 310, total: 2270 });
  });

  it('are not asked for again once the page has gone, though the last question had no answer', async () => {
    const api = anAgreeingApi();
    api.answer('business/order_cart_backend_calculation', undefined);
    const { checkout, host, calculations } = await opened({ api });
    const asked = calculations().length;
    checkout.totals.stop();
    host.clock.advance(60_000);
    expect(calculations()).toHaveLength(asked);
  });

  it('[ORD-11] bring changed lines into the cart with a popup, never silently', async () => {
    const api = anAgreeingApi();
    const dearer = [anItem({ sell_price: '10.00', product_price: '10.00' })];
    api.answer('business/order_cart_backend_calculation', (body) =>
      anAgreement(body, { cartitems: dearer, missing: ['Mango Lassi'] }),
    );
    const { checkout, host } = await opened({ api });
    expect(checkout.popups.shown).toStrictEqual({ kind: 'update', missing: ['Mango Lassi'] });
    expect(host.storage.read('cartlist')).toStrictEqual(dearer);
    checkout.popups.close();
    expect(host.navigation.moves).toStrictEqual(['reload']);
  });

  it('[ORD-11][ADR-24] replace a stored price at once, in the lines and for the minimum order', async () => {
    const cheap = anItem({ sell_price: '0.01', product_price: '0.01' });
    const api = anAgreeingApi();
    api.answer('business/order_cart_backend_calculation', (body) =>
      anAgreement(body, { cartitems: [anItem()] }),
    );
    const { checkout } = await opened({ api, stored: { cartlist: [cheap] } });
    expect(checkout.cart.lines.map(({ price }) => price)).toStrictEqual([1900]);
    expect(checkout.minimumSentence).toBe('');
  });

  it('bring the free dishes with them', async () => {
    const { host, checkout } = await opened({ api: anAgreeingApi({ freedish: [aFreeDishGroup()] }) });
    expect(host.storage.read('freedish')).toStrictEqual([aFreeDishGroup()]);
    expect(checkout.cart.freeDishes).toStrictEqual([{ name: 'Poppadoms', quantity: 2 }]);
  });

  it("end in a popup and a logout when a user's session has ended", async () => {
    const api = anAgreeingApi();
    api.answer('business/order_cart_backend_calculation', () => ({ responsecode: '221', status: '' }));
    const { checkout, host } = await opened({ api, visitor: aUser() });
    expect(checkout.popups.shown).toMatchObject({
      title: 'Session expired',
      message: 'Please log in again.',
    });
    checkout.popups.close();
    expect(host.session.loggedOutWith).toStrictEqual(['Please log in again.']);
  });
});

describe('the business, asked for again when the customer enters,', () => {
  it('is stored with its times, charges and sectors', async () => {
    const now = aBusiness({ bs_delivery_sectors: ['e16'], delivery_timeing: [{ time: '20:00' }] });
    const { host, checkout } = await opened({ api: anAgreeingApi({ business: now }) });
    expect(host.storage.read('business_details')).toStrictEqual(now);
    expect(host.storage.read('delivery_sector')).toStrictEqual(['e16']);
    expect(checkout.slots.choices.map(({ value }) => value)).toStrictEqual(['ASAP', '20:00']);
  });

  it('is not stored when it is another one, whose times and prices are not those of this cart', async () => {
    const other = aBusiness({ delivery_timeing: [{ time: '20:00' }] }, { business_id: 'b-9' });
    const { host, checkout } = await opened({ api: anAgreeingApi({ business: other }) });
    expect(host.storage.read('business_details')).toStrictEqual(aBusiness());
    expect(checkout.slots.choices.map(({ value }) => value)).not.toContain('20:00');
  });

  it('[ERR2-3] logs the user out with 221', async () => {
    const api = anAgreeingApi();
    api.answer('business/details', () => ({ responsecode: '221', status: '' }));
    const { host, checkout } = await opened({ api });
    checkout.popups.close();
    expect(host.session.loggedOutWith).toHaveLength(1);
  });

  it('[ERR2-4] leads to its postcode_url with 201', async () => {
    const api = anAgreeingApi();
    api.answer('business/details', () => ({
      responsecode: '201',
      status: 'Served from another kitchen.',
      postcode_url: '/business/saffron-yard-bow',
    }));
    const { host } = await opened({ api });
    expect(host.navigation.moves).toStrictEqual(['leave /business/saffron-yard-bow']);
  });

  it('[ERR2-2] is replaced by the stored one when the server cannot be reached, and no popup opens', async () => {
    const api = anAgreeingApi();
    api.answer('business/details', undefined);
    api.answer('business/menu', undefined);
    const { checkout } = await opened({ api });
    expect(checkout.popups.shown).toBeUndefined();
    expect(checkout.cart.business.name).toBe('Saffron Yard');
  });
});

const blank = {
  id: '',
  name: 'Sam Guest',
  email: 'sam@example.test',
  mobile: '07700900456',
  street: '4 Fournier Street',
  street2: '',
  city: '',
  postcode: '',
  isDefault: false,
};
