import type { CatalogueBusiness } from '../catalogue/format';
import { importCatalogue } from '../catalogue-files/importing/import-catalogue';
import { aCatalogue } from '../testing/builders';
import { deliveryTo, shop } from '../testing/searching';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  // These tests ask more often than one network may.
  api = await testApi({ limitOfCalls: { times: 10_000, seconds: 600 } });
});
beforeEach(() => importOf(shop('one')));
afterAll(() => api.close());

const importOf = async (...businesses: CatalogueBusiness[]) => {
  const { database } = api.database;
  const catalogue = aCatalogue(...businesses);
  const readPicture = () => Promise.resolve(undefined);
  return importCatalogue({ database, clock: api.clock }, { catalogue, readPicture, replace: true });
};
const tellMe = (email: string, zipcode = 'E20 1AA') => api.call('search/tell_me', { zipcode, email });
const count = async (what: string) =>
  Number((await api.database.database.execute(`select count(*) as rows from ${what}`)).rows[0]?.['rows']);
const mails = (email: string, subject: string) =>
  count(`outbox where recipient = '${email}' and subject like '${subject}%'`);
const waiting = (email: string) => count(`service_alerts where email = '${email}'`);

describe('on real PostgreSQL, at once', () => {
  it('[LST-64] twenty equal requests keep one and send one e-mail', async () => {
    const email = 'twenty@example.test';
    const answers = await Promise.all(Array.from({ length: 20 }, () => tellMe(email)));
    expect(new Set(answers.map(({ responsecode }) => responsecode))).toStrictEqual(new Set(['200']));
    expect(await waiting(email)).toBe(1);
    expect(await mails(email, 'We will')).toBe(1);
  });

  it('[LST-64] requests for twenty places keep ten', async () => {
    const email = 'many@example.test';
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => tellMe(email, `E${at + 2}`)));
    expect(answers.filter(({ responsecode }) => responsecode === '200')).toHaveLength(10);
    expect(await waiting(email)).toBe(10);
    expect(await mails(email, 'We will')).toBe(10);
  });

  it('[LST-65] each of thirty requests made during an import is either told or refused, once', async () => {
    const people = Array.from({ length: 30 }, (_, at) => `during-${at}@example.test`);
    const early = people.slice(0, 10);
    await Promise.all(early.map((email) => tellMe(email)));
    const businesses = Array.from({ length: 300 }, (_, at) =>
      shop(`new-${at}`, { delivery: deliveryTo('e201') }),
    );
    const [imported, ...answers] = await Promise.all([
      importOf(...businesses),
      ...people.slice(10).map((email) => tellMe(email)),
    ]);
    expect(imported).toMatchObject({ kind: 'imported' });
    expect(await count(`service_alerts where postcode = 'E20 1AA'`)).toBe(0);
    for (const email of early) expect(await mails(email, 'A restaurant now')).toBe(1);
    for (const [at, email] of people.slice(10).entries()) {
      const isKept = answers[at]?.responsecode === '200';
      expect(await mails(email, 'A restaurant now')).toBe(isKept ? 1 : 0);
      expect(await mails(email, 'We will')).toBe(isKept ? 1 : 0);
    }
  });

  it('[LST-65] an import that fails writes to nobody and keeps the requests', async () => {
    const email = 'failed@example.test';
    await tellMe(email);
    const run = (statement: string) => api.database.database.execute(statement);
    // The last write of an import fails.
    await run('alter table catalogue_imports add constraint nothing check (false) not valid');
    await expect(importOf(shop('two', { delivery: deliveryTo('e201') }))).rejects.toThrow();
    await run('alter table catalogue_imports drop constraint nothing');
    expect([await waiting(email), await mails(email, 'A restaurant now')]).toStrictEqual([1, 0]);
    expect(await importOf(shop('two', { delivery: deliveryTo('e201') }))).toMatchObject({ kind: 'imported' });
    expect([await waiting(email), await mails(email, 'A restaurant now')]).toStrictEqual([0, 1]);
  });
});
