import { isOk } from '@storefront/contract';
import type { OkAnswer } from '@storefront/contract';
import { aCatalogue } from '../testing/builders';
import { menu, ok, openMenuDesk, price, requestKey } from '../testing/menu-desk';
import type { TestMenuDesk } from '../testing/menu-desk';
import { anOrder, businessId, guestToken } from '../testing/ordering';
import { aBooking, aTableBusiness } from '../testing/tables';

let desk: TestMenuDesk;
beforeEach(async () => {
  desk = await openMenuDesk();
});
afterEach(() => desk.close());

describe('a preview', () => {
  const open = async (revision: number) =>
    ok(
      await desk.api.call('kitchen/menu_preview', {
        kitchen_token: desk.token,
        revision,
        request_key: requestKey(),
      }),
    ).slug;

  it('[KIT-47] shows the page of the business as the draft would make it, for a day, in every process', async () => {
    ok(
      await desk.edit([
        price('6.00', '6.50'),
        { kind: 'set', path: ['allergy_info'], from: '', to: 'Ask us about nuts.' },
      ]),
    );
    const slug = await open((await desk.read()).revision);
    ok(await desk.edit([price('6.50', '8.00')]));
    for (const at of [desk.api, desk.other]) {
      const details = ok(
        await at.call('business/details', { slug, zipcode: '' }),
      ) as OkAnswer<'business/details'>;
      expect(details.info).toMatchObject({ business_id: slug, business_name: 'Saffron Yard' });
      expect(JSON.stringify(details)).toContain('Ask us about nuts.');
      expect(isOk(await at.call('business/info', { business: slug }))).toBe(true);
      expect(await desk.pricesOf(at, slug)).toStrictEqual({ Dal: '6.50', Korma: '9.50' });
    }
    expect((await desk.pricesOf())['Dal']).toBe('6.00');
    desk.api.clock.advance({ hours: 24 });
    const later = await desk.api.call('business/details', { slug, zipcode: '' });
    expect(later).toMatchObject({ responsecode: '204' });
  });

  it('[KIT-47] has the reviews and the free tables of the business', async () => {
    const scores = { noise: 4, service: 5, food: 5, atmosphere: 4, waittime: 4, valueformoney: 5 };
    const review = {
      name: 'Ines',
      review_time: '2026-10-02T19:30:00.000Z',
      review_text: 'Best in E1.',
      ...scores,
    };
    await desk.api.importCatalogue(aCatalogue(aTableBusiness({}, { menu, reviews: [review] })));
    // One time is full, one is blocked, one whole day is blocked.
    for (const _third of [1, 2, 3]) {
      ok(await desk.api.call('business/booking', aBooking({ date: '2026-11-24', time: '18:00' })));
    }
    for (const [date, slot_id] of [
      ['2026-11-24', '19:00'],
      ['2026-11-25', ''],
    ] as const) {
      const blocked = { date, slot_id, blocked: 'yes', request_key: requestKey() } as const;
      ok(await desk.api.call('kitchen/block', { kitchen_token: desk.token, ...blocked }));
    }
    ok(await desk.edit([price('6.00', '6.50')]));
    const slug = await open((await desk.read()).revision);
    const shown = async (business: string) => ({
      reviews: ok(
        await desk.api.call('business/review', { business, req_page: 0, overallreq_data: 'yes' }),
      ) as OkAnswer<'business/review'>,
      days: ok(
        await desk.api.call('business/booking_days', { business_id: business }),
      ) as OkAnswer<'business/booking_days'>,
      times: ok(
        await desk.api.call('business/booking_time', { business_id: business, date: '2026-11-24' }),
      ) as OkAnswer<'business/booking_time'>,
    });
    const inPreview = await shown(slug);
    expect(inPreview).toStrictEqual(await shown(businessId));
    expect(JSON.stringify(inPreview.reviews)).toContain('Best in E1.');
    expect(inPreview.days.days.find(({ date }) => date === '2026-11-25')?.state).not.toBe('free');
    const free = inPreview.times.booking_time_slot.slots.map(({ time }) => time);
    expect(free).not.toContain('18:00');
    expect(free).not.toContain('19:00');
    expect(free).toContain('17:00');
  });

  it('[KIT-47] takes no order and no booking, and is in no listing', async () => {
    ok(await desk.edit([price('6.00', '6.50')]));
    const slug = await open((await desk.read()).revision);
    const order = anOrder(await guestToken(desk.api), { business_id: slug });
    expect(await desk.api.call('business/order', order)).toMatchObject({ responsecode: '204' });
    const booking = aBooking({ business_id: slug, date: '2026-11-24', guest: 2 });
    expect(await desk.api.call('business/booking', booking)).toMatchObject({ responsecode: '204' });
    const listed = await desk.api.call('search/home', homeSearch);
    expect(JSON.stringify(listed)).not.toContain('draft-');
    expect(JSON.stringify(await desk.api.api.liveBusinesses())).not.toContain('draft-');
  });

  it.each(['draft-', `draft-${'0'.repeat(32)}`, 'draft-saffron-yard'])(
    '[KIT-47] of %s, which nobody opened, is not found',
    async (slug) => {
      expect(await desk.api.call('business/details', { slug, zipcode: '' })).toMatchObject({
        responsecode: '204',
      });
    },
  );
});

const homeSearch = { zipcode: 'E1 6AN', skey: '', sorting: '', cusine: [] } as never;
