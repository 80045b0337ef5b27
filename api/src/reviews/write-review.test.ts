import { isOk } from '@storefront/contract';
import { sql } from 'drizzle-orm';
import { aCatalogue, aCatalogueBusiness } from '../testing/builders';
import { openRealPostgres } from '../testing/databases';
import { anOrder, anOrderingBusiness, businessId, guestToken } from '../testing/ordering';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
let dropsNotifications = false;
beforeAll(async () => {
  const database = await openRealPostgres();
  api = await testApi({
    database: {
      ...database,
      listen: (channel, listener) =>
        database.listen(channel, (payload) => {
          if (!dropsNotifications) listener(payload);
        }),
    },
  });
});
beforeEach(() =>
  api.importCatalogue(
    aCatalogue(
      anOrderingBusiness({ cash_otp: 'no', reviews: [] }),
      aCatalogueBusiness({ business_slug: 'elsewhere' }),
    ),
  ),
);
afterEach(() => {
  dropsNotifications = false;
});
afterAll(() => api.close());

const slug = 'saffron-yard';
const stars = { noise: 5, service: 4, food: 5, atmosphere: 4, waittime: 3, valueformoney: 5 };
const feedback = (key: string, parts: { slug?: string; review_text?: string } = {}) =>
  api.call('business/feedback', { slug, key, name: 'Ada', ...stars, review_text: 'Lovely dal.', ...parts });

async function anOrderIn(state: 'placed' | 'completed'): Promise<string> {
  const answer = await api.call('business/order', anOrder(await guestToken(api)));
  if (!isOk(answer)) throw new Error(JSON.stringify(answer));
  await api.database.database.execute(sql`update orders set state = ${state} where okey = ${answer.id}`);
  return answer.id;
}

describe('writing a review', () => {
  it('[REV-22][ACC-11] anyone who holds the key of a completed order can write one, and it is read at once', async () => {
    // The database's notification may arrive later than the next read.
    dropsNotifications = true;
    expect(await feedback(await anOrderIn('completed'))).toStrictEqual({ responsecode: '200' });
    expect(
      await api.call('business/review', { business: businessId, req_page: 0, overallreq_data: 'yes' }),
    ).toMatchObject({
      total_review_no: 1,
      overall_rating: '4.3',
      user_review: [{ name: 'Ada', user_avg_rating: '4.3', review_text: 'Lovely dal.' }],
    });
  });

  it('[REV-22] an order under way, an unknown key and a key of another business are refused', async () => {
    expect(await feedback(await anOrderIn('placed'))).toMatchObject({ responsecode: '201' });
    expect(await feedback('no-such-key')).toMatchObject({ responsecode: '204' });
    expect(await feedback(await anOrderIn('completed'), { slug: 'elsewhere' })).toMatchObject({
      responsecode: '204',
    });
  });

  it('[REV-23] a second review under the same key is refused, even at the same instant', async () => {
    const key = await anOrderIn('completed');
    const codes = (await Promise.all([feedback(key), feedback(key), feedback(key)])).map(
      ({ responsecode }) => responsecode,
    );
    expect(codes.sort()).toStrictEqual(['200', '201', '201']);
  });

  it.each([
    ['nobody came to', 'booked', 'null', '201'],
    ['was paid', 'booked', `'2026-11-20T12:00:00Z'`, '200'],
    ['the business marked as seated', 'completed', 'null', '200'],
  ])(
    '[REV-22] a table that %s, an hour after its time (%s), may or may not be reviewed',
    async (_what, state, paidAt, code) => {
      const id = `table ${state} ${code}`;
      await api.database.database.execute(
        sql.raw(`insert into bookings (id, brand_id, business_id, business_name, business_slug, date, time, starts_at, guests, state,
        paymode, amount_due, name, email, mobile, postcode, occasion, message, site_origin, created_at, paid_at)
        values ('${id}', 'market', '${businessId}', 'Saffron Yard', '${slug}', '2026-11-20', '17:30', '2026-11-20T17:30:00Z', 2, '${state}',
        'cod', 0, 'Ada', 'ada@example.test', '07700900123', 'E1 6AN', 'Birthday', '', '', '2026-11-20T12:00:00Z', ${paidAt})`),
      );
      expect(await feedback(id)).toMatchObject({ responsecode: code });
    },
  );

  it('a review carries a name', async () => {
    const answer = await api.call('business/feedback', {
      slug,
      key: await anOrderIn('completed'),
      ...stars,
      review_text: '',
      name: '  ',
    });
    expect(answer).toStrictEqual({ responsecode: '201', status: 'Name required' });
  });

  it('[G11] hostile text comes back as it was written, as data, and turns nothing around', async () => {
    const review_text = '<script>alert(1)</script>txt';
    await feedback(await anOrderIn('completed'), { review_text: `\u202E${review_text}\u2067` });
    expect(
      await api.call('business/review', { business: businessId, req_page: 0, overallreq_data: 'no' }),
    ).toMatchObject({ user_review: expect.arrayContaining([expect.objectContaining({ review_text })]) });
  });
});
