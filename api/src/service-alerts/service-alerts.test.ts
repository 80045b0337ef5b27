import { isOk } from '@storefront/contract';
import type { CatalogueBusiness } from '../catalogue/format';
import { sweep } from '../jobs/sweep';
import { fromPageOf, market, partner } from '../testing/brands';
import { aCatalogue } from '../testing/builders';
import { outboxOf } from '../testing/ordering';
import { deliveryTo, shop } from '../testing/searching';
import { alertKey, alertMails } from '../testing/service-alerts';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { aPassword, userToken } from '../testing/users';

let api: TestApi;
let email: string;
let people = 0;
beforeAll(async () => {
  // These tests ask more often than one network may.
  api = await testApi({ limitOfCalls: { times: 10_000, seconds: 600 } });
});
beforeEach(async () => {
  email = `ada-${(people += 1)}@example.test`;
  await importCatalogueOf(shop('one'));
});
afterAll(() => api.close());

const importCatalogueOf = (...businesses: CatalogueBusiness[]) =>
  api.importCatalogue(aCatalogue(...businesses));
const tellMe = (zipcode = 'E20 1AA', headers = {}) => api.call('search/tell_me', { zipcode, email }, headers);
const placesOf = async (address = email) =>
  (
    await api.database.database.execute(
      `select postcode from service_alerts where email = '${address}' order by postcode`,
    )
  ).rows.map(({ postcode }) => postcode);
const subjects = async () => (await alertMails(api, email)).map(({ subject }) => subject);
const requested = 'We will tell you when a restaurant serves E20 1AA';
const served = 'A restaurant now serves E20 1AA';

describe('asking to be told when a restaurant serves a place', () => {
  it('[LST-64] keeps the address, and e-mails it once what will happen and how to take it back', async () => {
    expect(await tellMe(' e201aa ')).toStrictEqual({ responsecode: '200' });
    const [mail, ...others] = await alertMails(api, email);
    expect(others).toStrictEqual([]);
    expect(mail?.subject).toBe(requested);
    expect(mail?.body).toContain('We will write once');
    expect(mail?.body).toContain(
      `${market.origin}/listing?search_by_postcode=E20+1AA&alert=${mail?.key ?? ''}`,
    );
    expect(mail?.key).toMatch(/^[\w-]{43}$/);
    expect(await placesOf()).toStrictEqual(['E20 1AA']);
  });

  it('[LST-64] again for the same place keeps one request and sends no further e-mail, and is answered the same', async () => {
    const answers = [await tellMe(), await tellMe('E20 1ZZ')];
    email = email.toUpperCase();
    answers.push(await tellMe());
    email = email.toLowerCase();
    expect(answers).toStrictEqual(Array.from({ length: 3 }, () => ({ responsecode: '200' })));
    expect(await placesOf()).toStrictEqual(['E20 1AA']);
    expect(await subjects()).toStrictEqual([requested]);
  });

  it('[LST-64] for a place that is served already, or for no place, is refused in words', async () => {
    expect(await tellMe('E1 6AN')).toStrictEqual({
      responsecode: '201',
      status: 'A restaurant serves E1 6AN already. Please search again.',
    });
    expect(await tellMe('E1')).toMatchObject({ responsecode: '201' });
    expect(await tellMe('nowhere')).toStrictEqual({
      responsecode: '201',
      status: 'Please enter valid postcode',
    });
    expect([await placesOf(), await subjects()]).toStrictEqual([[], []]);
  });

  it('[LST-64] is possible for ten places at most, so that nobody is written to about every place there is', async () => {
    for (let number = 2; number <= 11; number += 1)
      expect(await tellMe(`E${number}`)).toStrictEqual({ responsecode: '200' });
    expect(await tellMe('E12')).toStrictEqual({
      responsecode: '201',
      status:
        'This address already waits for 10 places. Take one of them back by the link in its e-mail first.',
    });
    expect(await placesOf()).toHaveLength(10);
    expect(await alertMails(api, email)).toHaveLength(10);
    expect(await tellMe('E11')).toStrictEqual({ responsecode: '200' });
  });

  it('[LST-64] writes the address and the key into no log', async () => {
    const key = await alertKey(api, email);
    expect(key).not.toBe('');
    expect(api.logged.join()).not.toContain(key);
    expect(api.logged.join()).not.toContain(email);
  });
});

describe('an import', () => {
  it('[LST-65] writes once to every address whose place it serves, and deletes the request', async () => {
    await tellMe();
    await importCatalogueOf(shop('one'), shop('two', { delivery: deliveryTo('e202') }));
    expect(await subjects()).toStrictEqual([requested]);
    await importCatalogueOf(shop('one'), shop('two', { delivery: deliveryTo('e201') }));
    expect(await subjects()).toStrictEqual([served, requested]);
    const [mail] = await alertMails(api, email);
    expect(mail?.body).toContain(`${market.origin}/listing?search_by_postcode=E20+1AA`);
    expect(mail?.body).not.toContain('alert=');
    expect(await placesOf()).toStrictEqual([]);
    await importCatalogueOf(shop('one'));
    await importCatalogueOf(shop('two', { delivery: deliveryTo('e201') }));
    expect(await subjects()).toStrictEqual([served, requested]);
  });

  it.each([
    ['a district', 'E20', shop('two', { delivery: deliveryTo('e209') }), true],
    ['a district of a longer name', 'E2', shop('two', { delivery: deliveryTo('e209') }), false],
    [
      'a sector, for collection',
      'E20 1AA',
      shop('two', { postcode: 'E20 1ZZ', delivery: deliveryTo('n11') }),
      true,
    ],
    [
      'a sector, by a business that is in no cuisine',
      'E20 1AA',
      shop('two', { subcategory: [], delivery: deliveryTo('e201') }),
      false,
    ],
  ])(
    '[LST-65] that serves %s writes just when the search finds something there',
    async (_, place, business, isServed) => {
      await tellMe(place);
      await importCatalogueOf(business);
      expect((await api.call('search/home', { zipcode: place })).responsecode).toBe(isServed ? '200' : '204');
      expect(await subjects()).toHaveLength(isServed ? 2 : 1);
      expect(await placesOf()).toHaveLength(isServed ? 0 : 1);
    },
  );

  it('[LST-65] writes in the name of the brand that was asked', async () => {
    await tellMe('E20 1AA', fromPageOf(partner));
    await importCatalogueOf(shop('two', { delivery: deliveryTo('e201') }));
    const [mail] = (await outboxOf(api, partner)).filter(({ to }) => to === email);
    expect(mail).toMatchObject({ subject: served, from: partner.messages.sender });
    expect(mail?.body).toContain(`${partner.origin}/listing`);
  });
});

describe('taking a request back', () => {
  it('[LST-66] by the key of its e-mail deletes it; the answer is the same when it is gone or the key is invented', async () => {
    const key = await alertKey(api, email);
    const answers = [
      await api.call('search/tell_me_not', { key: 'invented' }),
      await api.call('search/tell_me_not', { key }, fromPageOf(partner)),
    ];
    expect(await placesOf()).toStrictEqual(['E20 1AA']);
    answers.push(
      await api.call('search/tell_me_not', { key }),
      await api.call('search/tell_me_not', { key }),
    );
    expect(answers).toStrictEqual(Array.from({ length: 4 }, () => ({ responsecode: '200' })));
    expect(await placesOf()).toStrictEqual([]);
    await importCatalogueOf(shop('two', { delivery: deliveryTo('e201') }));
    expect(await subjects()).toStrictEqual([requested]);
  });

  it('[LST-67] is not needed after a year: the request is deleted', async () => {
    const { clock } = api;
    await tellMe();
    const sweepAfter = async (days: number) => {
      const later = new Date(clock.now().getTime() + days * 24 * 3_600_000);
      await sweep({ database: api.database.database, clock: { now: () => later } });
    };
    await sweepAfter(364);
    expect(await placesOf()).toStrictEqual(['E20 1AA']);
    await sweepAfter(366);
    expect(await placesOf()).toStrictEqual([]);
  });
});

describe('the requests of an account', () => {
  const exported = async (sessiontoken: string) => {
    const answer = await api.call('users/export', { sessiontoken });
    return isOk(answer) ? answer.data['service_alerts'] : undefined;
  };

  it('[ACC-6][ACC-7] are in its export and are deleted with it once its address is confirmed', async () => {
    const sessiontoken = await userToken(api, { email });
    await tellMe();
    expect(await exported(sessiontoken)).toStrictEqual([
      { postcode: 'E20 1AA', since: api.clock.now().toISOString() },
    ]);
    await api.call('users/delete', { sessiontoken, password: aPassword });
    expect(await placesOf()).toStrictEqual([]);
  });

  it('[ACC-6][ACC-7] stay with the address while nobody has confirmed it', async () => {
    const sessiontoken = await userToken(api, { email, emailConfirmedAt: null });
    await tellMe();
    expect(await exported(sessiontoken)).toStrictEqual([]);
    await api.call('users/delete', { sessiontoken, password: aPassword });
    expect(await placesOf()).toStrictEqual(['E20 1AA']);
  });
});
