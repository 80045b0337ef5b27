import { aCatalogueOf, outboxOf } from '../testing/ordering';
import { aBooking, aTableBusiness } from '../testing/tables';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { recipientBackoff } from './spending';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ recipientBackoff });
  await api.bring(aCatalogueOf(aTableBusiness({ capacity_per_slot: 1_000 })));
}, 60_000);
afterAll(() => api.close());

describe('bookings with a stranger’s address, on real PostgreSQL', () => {
  it('stop after ten, at once or in sequence, and take no further covers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        api.post(
          'business/booking',
          aBooking({
            date: '2026-11-24',
            guest: 1,
            email: index % 2 ? 'Stranger@example.test' : 'stranger@example.test',
          }),
        ),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(recipientBackoff.freeTries);
    const limited = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(0);
    const messages = (await outboxOf(api)).filter(({ to }) => to.toLowerCase() === 'stranger@example.test');
    expect(messages).toHaveLength(recipientBackoff.freeTries);
    const { rows } = await api.database.database.execute('select count(*)::int as bookings from bookings');
    expect(rows).toEqual([{ bookings: recipientBackoff.freeTries }]);
  });

  it('go on slowly for the owner of the address', async () => {
    api.clock.advance({ seconds: 60 });
    expect(
      await api.call(
        'business/booking',
        aBooking({ date: '2026-11-24', guest: 1, email: 'stranger@example.test', phone: '07700900999' }),
      ),
    ).toMatchObject({ responsecode: '200' });
  });
});
