import { ApiUnreachable } from '@storefront/host';
import { fakeBrand, FakeStorage } from '@storefront/host/testing';
import { businessPage, openBusinessPage, settle } from '../testing/business-page';
import {
  wireDetails,
  wireDetailsAnswer,
  wireDiscount,
  wireDiscountAnswer,
  wireMenuAnswer,
} from '../testing/wire';

const callNames = ({ host }: ReturnType<typeof businessPage>) => host.api.calls.map(({ name }) => name);

describe('a business page that loads', () => {
  it('[BIZ-1] asks for the business of the address, then for its menu and discounts, each once', async () => {
    const page = businessPage();
    await page.model.load();
    expect(page.host.api.bodies('business/details')).toStrictEqual([{ slug: 'saffron-yard', zipcode: '' }]);
    expect(callNames(page)).toStrictEqual(['business/details', 'business/menu', 'business/discount']);
    await page.model.load();
    expect(callNames(page)).toHaveLength(3);
  });

  it('sends the postcode that was searched for', async () => {
    const page = businessPage({ stored: { searched_pincode: 'E1 6AN' } });
    await page.model.load();
    expect(page.host.api.bodies('business/details')).toStrictEqual([
      { slug: 'saffron-yard', zipcode: 'E1 6AN' },
    ]);
  });

  it.each([
    ['the brand knows', { brand: fakeBrand({ business: { slug: 'saffron-yard', id: 'b-1' } }) }],
    ['was here before', { stored: { business_details: wireDetails() } }],
  ])('[BIZ-17] asks for everything at once where %s the business', async (_, setting) => {
    const page = businessPage(setting);
    const loading = page.model.load();
    expect(callNames(page)).toStrictEqual(['business/details', 'business/menu', 'business/discount']);
    await loading;
    expect(callNames(page)).toHaveLength(3);
    expect(page.model.menu.dishes.size).toBe(5);
  });

  it('[STO-8] keeps the details, the banner and the sectors', async () => {
    const { host } = await openBusinessPage();
    expect(host.storage.read('business_details')).toStrictEqual(wireDetails());
    expect(host.storage.read('business_banner_url')).toBe('/api/pictures/banner');
    expect(host.storage.read('delivery_sector')).toStrictEqual(['e16']);
  });

  it('fails without an answer, and asks only for what is missing when it is loaded again', async () => {
    const page = businessPage();
    page.host.api.answer('business/menu', undefined);
    await page.model.load();
    expect(page.model.business.menu.kind).toBe('failed');
    page.host.api.answer('business/menu', () => wireMenuAnswer());
    await page.model.load();
    expect(page.model.business.menu.kind).toBe('done');
    expect(page.model.cart.state).toBe('open');
    expect(callNames(page).filter((name) => name === 'business/details')).toHaveLength(1);
  });

  it('[ERR-1] works without discounts that cannot be loaded, and says nothing about them', async () => {
    const page = await openBusinessPage({ stored: { business_id: 'b-1', isDelMode: 'pickup' } });
    page.model.stop();
    const again = businessPage({ storage: page.host.storage });
    again.host.api.answer('business/discount', undefined);
    await again.model.load();
    again.model.start();
    again.model.adding.add('p-dal');
    expect(again.model.totals.figures.subtotal).toBe(650);
    expect(again.host.shownNotices).toStrictEqual([]);
  });

  it('[STO-2] stores the cart without those discounts, and asks for them again with the next minute', async () => {
    const page = businessPage({ stored: { business_id: 'b-1', isDelMode: 'pickup' } });
    const { model, host } = page;
    host.api.answer('business/discount', undefined);
    await model.load();
    model.start();
    model.adding.add('p-dal');
    expect(host.storage.read('cartlist')).toMatchObject([{ product_id: 'p-dal', has_discount: 'n' }]);
    host.api.answer('business/discount', () => wireDiscountAnswer([wireDiscount({ minshop: '0.00' })]));
    host.clock.advance(60_000);
    await settle();
    expect(model.totals.figures.discount).toBe(70);
    expect(host.storage.read('cartlist')).toMatchObject([{ product_id: 'p-dal', has_discount: 'y' }]);
    expect(host.shownNotices).toStrictEqual([]);
  });
});

describe('a business page', () => {
  it('[BIZ-20] becomes the 404 page for an unknown slug', async () => {
    const page = businessPage();
    page.host.api.answer('business/details', () => ({ responsecode: '204', status: 'Unknown.' }));
    await page.model.load();
    expect(page.host.navigation.moves).toStrictEqual(['notFound']);
  });

  it('[BIZ-16] leaves for the postcode_url of a 201', async () => {
    const page = businessPage();
    page.host.api.answer('business/details', () => ({
      responsecode: '201',
      status: 'Moved.',
      postcode_url: 'https://other.test/',
    }));
    await page.model.load();
    expect(page.host.navigation.moves).toStrictEqual(['leave https://other.test/']);
  });

  it('[BIZ-16][BIZ-13] stays after a 201 without postcode_url, and shows its sentence in the common popup', async () => {
    const page = businessPage();
    page.host.api.answer('business/details', () => ({
      responsecode: '201',
      status: 'We do not serve M1 1AA.',
    }));
    await page.model.load();
    page.model.start();
    expect(page.host.navigation.moves).toStrictEqual([]);
    expect(page.model.popup.shown).toStrictEqual({ title: 'Sorry', text: 'We do not serve M1 1AA.' });
  });

  it('[SES-6] logs the user out after a 221, and goes on without a session', async () => {
    const page = businessPage();
    let times = 0;
    page.host.api.answer('business/details', () => {
      times += 1;
      return times === 1 ? { responsecode: '221', status: 'Log in again.' } : wireDetailsAnswer();
    });
    await page.model.load();
    expect(page.host.session.loggedOutWith).toStrictEqual(['Please log in again.']);
    expect(page.model.business.business?.name).toBe('Saffron Yard');
  });
});

describe('a business page that is open', () => {
  it('stops taking orders by itself from the minute in which the kitchen can make none any more', async () => {
    // It is 18:00: a kitchen that needs 15 minutes and closes at 18:30 takes its last order at 18:15.
    const { model, host } = await openBusinessPage({
      info: {
        delivery_order_possible: 'no',
        avg_pickup_delivery_time: { avg_pickup_time: 15, avg_delivery_time: 45 },
      },
      details: { pickup_timeing: [{ time: '18:15' }, { time: '18:30' }] },
    });
    host.api.answer('business/details', undefined);
    host.clock.advance(15 * 60_000);
    expect(model.mode.banner?.text).toBe('We are taking orders for collection');
    host.clock.advance(1);
    expect(model.mode.banner?.text).toBe('We are closed at the moment.');
    expect(model.mode.isOrdering).toBe(false);
  });

  it('asks for the details again every minute; without an answer all stays as it is', async () => {
    const { model, host } = await openBusinessPage();
    host.api.answer('business/details', () => {
      throw new ApiUnreachable('business/details');
    });
    host.clock.advance(60_000);
    await settle();
    expect(model.business.business?.name).toBe('Saffron Yard');
    host.api.answer('business/details', () => wireDetailsAnswer({ bs_next_open: 'Opens at 17:00' }));
    host.clock.advance(60_000);
    await settle();
    expect(model.business.business?.nextOpen).toBe('Opens at 17:00');
  });

  it.each([
    ['does not know it any more', { responsecode: '204', status: 'No such restaurant.' }],
    ['refuses', { responsecode: '201', status: 'Not now.' }],
    [
      'names another address',
      { responsecode: '201', status: 'Moved.', postcode_url: 'https://other.example.test/' },
    ],
  ] as const)(
    'stays as it is while the server %s, so that no filled cart is taken away',
    async (_, answer) => {
      const { model, host } = await openBusinessPage();
      const { details } = model.business;
      host.api.answer('business/details', () => answer);
      host.clock.advance(60_000);
      await settle();
      expect(host.api.bodies('business/details')).toHaveLength(2);
      expect(model.business.details).toBe(details);
      expect(host.navigation.moves).toStrictEqual([]);
    },
  );

  it('[BIZ-9][BIZ-10][BIZ-11] shows in its head what the business wants to announce', async () => {
    const { host } = await openBusinessPage();
    expect(host.heads.at(-1)).toStrictEqual({
      title: 'Saffron Yard, Spitalfields',
      keywords: 'curry, naan',
      description: 'Order from Saffron Yard.',
      robots: 'index, follow',
    });
  });
});

it('a page that the customer leaves before its answers come does not change the cart of the next restaurant', async () => {
  const storage = new FakeStorage();
  const left = businessPage({ storage });
  const loading = left.model.load();
  left.model.start();
  left.model.stop();
  storage.write('business_id', 'b-2');
  await loading;
  expect(storage.read('business_id')).toBe('b-2');
});

it('[CRT-27] coming back through history restore reloads the page', async () => {
  const { model, host } = await openBusinessPage();
  model.restoredFromHistory();
  expect(host.navigation.moves).toStrictEqual(['reload']);
});
