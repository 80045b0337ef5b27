import { aWireAddress, aWireUser } from '@storefront/contract/testing';
import { businessPage, openBusinessPage, settle } from '../testing/business-page';
import { wireDeliveryAnswer, wireDetailsAnswer } from '../testing/wire';

const open = openBusinessPage;
const withPostcode = { stored: { searched_pincode: 'E1 6AN' } };

describe('asking for a mode', () => {
  it('[SVC-1] the mode is unset, delivery or collection', async () => {
    const { model } = await open(withPostcode);
    const seen = [model.mode.mode];
    for (const mode of ['collection', 'delivery'] as const) {
      model.mode.openChooser();
      model.mode.select(mode);
      await model.mode.saveMode();
      seen.push(model.mode.mode);
    }
    expect(seen).toStrictEqual(['unset', 'collection', 'delivery']);
  });

  it('[SVC-5] a business that offers neither mode opens the closed notice', async () => {
    const { model } = await open({
      info: { business_delivery: 'no', business_pickup: 'no' },
      details: { booking: null },
    });
    model.mode.ask();
    expect(model.mode.dialog.kind).toBe('closed');
  });

  it('[SVC-6] a business with both modes unavailable now opens the closed notice', async () => {
    const { model } = await open({ info: { delivery_order_possible: 'no', pickup_order_possible: 'no' } });
    model.mode.ask();
    expect(model.mode.dialog.kind).toBe('closed');
  });

  it('a business that takes bookings only is never called closed', async () => {
    const { model } = await open({ info: { business_delivery: 'no', business_pickup: 'no' } });
    model.adding.add('p-dal');
    expect(model.mode.dialog.kind).toBe('none');
    expect(model.mode.isBookingOnly).toBe(true);
  });

  it('[SVC-7] a business with both modes possible opens the chooser; ordering for later counts as possible', async () => {
    const { model } = await open({ info: { pickup_order_possible: 'pre' } });
    model.mode.ask();
    expect(model.mode.dialog).toStrictEqual({ kind: 'choose', selected: undefined });
  });

  it('the only possible mode is chosen without the chooser; delivery still asks for the postcode', async () => {
    const collection = await open({ info: { delivery_order_possible: 'no' } });
    collection.model.mode.ask();
    expect(collection.model.mode.mode).toBe('collection');
    const delivery = await open({ info: { pickup_order_possible: 'no' } });
    delivery.model.mode.ask();
    expect(delivery.model.mode.dialog).toStrictEqual({ kind: 'postcode', text: '', sentence: '' });
  });

  it('[SVC-9] a mode that is not possible cannot be picked', async () => {
    const { model } = await open({ info: { delivery_order_possible: 'no' } });
    model.mode.openChooser();
    model.mode.select('delivery');
    expect(model.mode.dialog).toStrictEqual({ kind: 'choose', selected: undefined });
  });

  it.each([
    ['deliverymsg', 'Preorder Only', '20 mins', 'We are taking orders for collection and delivery'],
    ['pickupmsg', '45 mins', 'Preorder Only', 'We are taking orders for collection and delivery'],
    ['both', 'Preorder Only', 'Preorder Only', 'We are taking preorders for collection and delivery.'],
  ])("[SVC-14] 'Preorder Only' as %s alone means preorder", async (field, delivery, collection, banner) => {
    const message = (of: string) => (field === of || field === 'both' ? 'Preorder Only' : '');
    const { model } = await open({
      details: {
        service_availability: {
          pickuppossible: 'yes',
          delpossible: 'yes',
          pickupmsg: message('pickupmsg'),
          deliverymsg: message('deliverymsg'),
        },
      },
    });
    expect(model.mode.availabilityOf('delivery')).toBe(delivery);
    expect(model.mode.availabilityOf('collection')).toBe(collection);
    expect(model.mode.banner?.text).toBe(banner);
  });
});

describe('delivery', () => {
  it('[SVC-2][SVC-24] becomes the mode once the server has accepted the postcode, with its terms', async () => {
    const { model, host } = await open();
    model.mode.openPostcode();
    model.mode.typePostcode('E1 6AN');
    const saving = model.mode.savePostcode();
    expect(model.mode.mode).toBe('unset');
    expect(model.mode.isChecking).toBe(true);
    await saving;
    expect(model.mode.service).toStrictEqual({
      mode: 'delivery',
      terms: { minimum: 1200, charge: 250, waiver: 2500 },
    });
    expect(host.bus.published).toContainEqual({ name: 'location-changed', payload: { postcode: 'E1 6AN' } });
  });

  it('[STO-4][STO-5][SVC-24] is stored with minimum order, zone charge and waiver', async () => {
    const { model, host } = await open(withPostcode);
    model.mode.openChooser();
    model.mode.select('delivery');
    await model.mode.saveMode();
    expect(host.storage.read('isDelMode')).toBe('delivery');
    expect(host.storage.read('minimum_order')).toBe('12.00');
    expect(host.storage.read('zone_delivery_charg')).toBe('2.50');
    expect(host.storage.read('delivery_charge_waiver')).toBe('25.00');
  });

  it('[SVC-22] trims and upper-cases the postcode and adds its inner space before using it', async () => {
    const { model, host } = await open();
    model.mode.openPostcode();
    model.mode.typePostcode('  e16an ');
    await model.mode.savePostcode();
    expect(host.api.bodies('business/delivery_status_check')).toStrictEqual([
      { business: 'b-1', zipcode: 'E1 6AN' },
    ]);
    expect(host.storage.read('searched_pincode')).toBe('E1 6AN');
  });

  it('[SVC-23] is not chosen when the server refuses, and the dialog shows its sentence', async () => {
    const { model } = await open();
    model.mode.openPostcode();
    model.mode.typePostcode('m11aa');
    await model.mode.savePostcode();
    expect(model.mode.dialog).toStrictEqual({
      kind: 'postcode',
      text: 'M1 1AA',
      sentence: 'Sorry, we do not deliver to M1 1AA.',
    });
    expect(model.mode.mode).toBe('unset');
  });

  it('[SVC-21] asks for the postcode when it is empty', async () => {
    const { model, host } = await open();
    model.mode.openPostcode();
    model.mode.typePostcode('  ');
    await model.mode.savePostcode();
    expect(model.mode.dialog).toMatchObject({ sentence: 'Please Enter Postcode' });
    expect(host.api.bodies('business/delivery_status_check')).toStrictEqual([]);
  });

  it('tries a stored full postcode at once, and asks for more than an outcode', async () => {
    const full = await open(withPostcode);
    full.model.mode.openChooser();
    full.model.mode.select('delivery');
    await full.model.mode.saveMode();
    expect(full.model.mode.mode).toBe('delivery');
    const outcode = await open({ stored: { searched_pincode: 'E1' } });
    outcode.model.mode.openChooser();
    outcode.model.mode.select('delivery');
    await outcode.model.mode.saveMode();
    expect(outcode.model.mode.dialog).toStrictEqual({
      kind: 'postcode',
      text: 'E1',
      sentence: 'Please enter your full postcode.',
    });
  });

  it('[ERR-1] shows no popup without an answer; the button can be pressed again, and what was typed stays', async () => {
    const { model, host } = await open();
    host.api.answer('business/delivery_status_check', undefined);
    model.mode.openPostcode();
    model.mode.typePostcode('e16an');
    await model.mode.savePostcode();
    expect(model.mode.isChecking).toBe(false);
    expect(model.mode.dialog).toStrictEqual({ kind: 'postcode', text: 'e16an', sentence: '' });
    expect(host.shownNotices).toStrictEqual([]);
  });

  it('is not chosen when the customer has cancelled the check', async () => {
    const { model } = await open();
    model.mode.openPostcode();
    model.mode.typePostcode('E1 6AN');
    const saving = model.mode.savePostcode();
    model.mode.close();
    await saving;
    expect(model.mode.mode).toBe('unset');
    expect(model.mode.isChecking).toBe(false);
  });
});

describe('a stored mode', () => {
  const kept = {
    business_id: 'b-1',
    isDelMode: 'delivery',
    minimum_order: '10.00',
    zone_delivery_charg: '1.00',
    delivery_charge_waiver: '0.00',
    searched_pincode: 'E1 6AN',
  } as const;

  it('is in force at once, and gets its present terms', async () => {
    const { model } = await open({ stored: kept });
    expect(model.mode.service).toStrictEqual({
      mode: 'delivery',
      terms: { minimum: 1200, charge: 250, waiver: 2500 },
    });
  });

  it('[SVC-10] is cleared when the postcode is not served any more, and the customer is told', async () => {
    const { model, host } = await open({ stored: { ...kept, searched_pincode: 'M1 1AA' } });
    expect(model.mode.mode).toBe('unset');
    expect(host.shownNotices).toStrictEqual(['Delivery is not available any more. Please choose again.']);
    expect(host.storage.read('isDelMode')).toBeUndefined();
  });

  it('[SVC-10] is cleared when the server has meanwhile marked it unavailable', async () => {
    const { model } = await open({ stored: kept, info: { delivery_order_possible: 'no' } });
    expect(model.mode.mode).toBe('unset');
  });

  it.each([
    ['accepts', wireDeliveryAnswer()],
    ['refuses', { responsecode: '201', status: 'Sorry, we do not deliver to E1 6AN.' }],
  ] as const)(
    'is left alone by a server that %s the postcode after the mode has changed',
    async (_, answer) => {
      const { model, host } = businessPage({ stored: kept });
      let late: () => void = () => undefined;
      host.api.answer(
        'business/delivery_status_check',
        () => new Promise((resolve) => (late = () => resolve(answer))),
      );
      await model.load();
      model.start();
      model.mode.restore({ kind: 'collection' });
      late();
      await settle();
      expect(model.mode.mode).toBe('collection');
      expect(host.shownNotices).toStrictEqual([]);
    },
  );

  it('[SVC-2] is ignored when it is delivery without its terms', async () => {
    const { model } = await open({ stored: { business_id: 'b-1', isDelMode: 'delivery' } });
    expect(model.mode.mode).toBe('unset');
  });
});

it('[SVC-10] a mode that the server takes away while the page is open is cleared, the cart stays', async () => {
  const { model, host } = await open({ stored: { business_id: 'b-1', isDelMode: 'pickup' } });
  model.adding.add('p-dal');
  host.api.answer('business/details', () => wireDetailsAnswer({ pickup_order_possible: 'no' }));
  host.clock.advance(60_000);
  await settle();
  expect(model.mode.mode).toBe('unset');
  expect(model.cart.lines).toHaveLength(1);
  expect(host.shownNotices).toStrictEqual(['Collection is not available any more. Please choose again.']);
});

describe('a member with saved addresses', () => {
  const member = (zipcode: string) => aWireUser({ address_book: aWireAddress({ zipcode }) });
  const choosingDelivery = async (zipcode: string, setting: Parameters<typeof open>[0] = {}) => {
    const page = await open(setting);
    page.host.session.logIn(member(zipcode));
    page.model.adding.add('p-dal');
    page.model.mode.select('delivery');
    await page.model.mode.saveMode();
    return page;
  };

  it('[SVC-20] is not asked for a postcode: delivery goes to the default address', async () => {
    const { model, host } = await choosingDelivery('E1 6AN');
    expect([model.mode.mode, model.mode.dialog.kind]).toStrictEqual(['delivery', 'none']);
    expect(host.storage.read('searched_pincode')).toBe('E1 6AN');
    expect(model.cart.lines).toHaveLength(1);
  });

  it('[SVC-23] is asked for another one where the business does not deliver to it', async () => {
    const { model } = await choosingDelivery('N1 9GU');
    expect(model.mode.dialog).toStrictEqual({
      kind: 'postcode',
      text: 'N1 9GU',
      sentence: 'Sorry, we do not deliver to N1 9GU.',
    });
  });

  it('delivery goes to the postcode that was searched for, when there is one', async () => {
    const { host } = await choosingDelivery('N1 9GU', withPostcode);
    // Once for the charge in the head, once when delivery is chosen.
    expect(host.api.bodies('business/delivery_status_check').map(({ zipcode }) => zipcode)).toStrictEqual([
      'E1 6AN',
      'E1 6AN',
    ]);
  });
});

it.each([
  ['2.00', ['Delivery is now £2.50.']],
  ['2.50', []],
  ['3.00', []],
])('a stored charge of £%s that is £2.50 now is told only when it rose', async (charge, notices) => {
  const { host, model } = await open({
    stored: {
      business_id: 'b-1',
      searched_pincode: 'E1 6AN',
      isDelMode: 'delivery',
      minimum_order: '12.00',
      zone_delivery_charg: charge,
      delivery_charge_waiver: '25.00',
    },
  });
  expect(model.mode.service).toMatchObject({ terms: { charge: 250 } });
  expect(host.shownNotices).toStrictEqual(notices);
});
