import { aCatalogueOf } from '../testing/ordering';
import { aBooking, aTableBusiness } from '../testing/tables';
import { testApi } from '../testing/test-api';

describe('many bookings at once, on real PostgreSQL', () => {
  it('[BKS-9][G2] fill exactly the capacity of a slot', async () => {
    await using postgres = await testApi();
    await postgres.importCatalogue(aCatalogueOf(aTableBusiness()));
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => postgres.call('business/booking', aBooking({ guest: 4 }))),
    );
    const codes = answers.map(({ responsecode }) => responsecode).sort();
    expect(codes.filter((code) => code === '200')).toHaveLength(3);
    expect(new Set(codes)).toStrictEqual(new Set(['200', '409']));
  }, 60_000);

  it('[BKS-12][G1] make one booking and get equal answers when all fifty are the same request', async () => {
    await using postgres = await testApi();
    await postgres.importCatalogue(aCatalogueOf(aTableBusiness()));
    const booking = aBooking({ guest: 4 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => postgres.call('business/booking', booking)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { rows } = await postgres.database.database.execute(
      'select count(*)::int as bookings from bookings',
    );
    expect(rows).toStrictEqual([{ bookings: 1 }]);
  }, 60_000);
});
