import { makeOwner, requestsOf, sendTo } from 'api/testing/every-call';
import { aFullBusiness } from 'api/testing/full-business';
import { openRealPostgres } from 'api/testing/databases';
import { openServer } from 'api/testing/open-server';
import { aCatalogueOf } from 'api/testing/ordering';
import { publishDue } from 'api/testing/publish-due';
import { sweep } from 'api/testing/sweep';
import { testApi } from 'api/testing/test-api';
import type { TestApi } from 'api/testing/test-api';
import type { CallName } from '@storefront/contract';
import { callTraits } from '@storefront/contract';
import { registryMigrations } from 'platform';
import { grantRights } from './grant-rights';

/** With all rights: what the requests need is made with it. */
let owner: TestApi;
/** The API as it runs where the roles are apart, with its own database user. */
let api: TestApi;
let urlOf: (role: 'api' | 'jobs') => string;
let dropUsers: () => Promise<unknown>;
beforeAll(async () => {
  const database = await openRealPostgres([registryMigrations]);
  const users = await grantRights(database.database, [{ roles: ['api'] }, { roles: ['jobs'] }]);
  const names = users.map(({ name }) => `"${name}"`).join(', ');
  dropUsers = async () => {
    await database.database.execute(`drop owned by ${names}`);
    await database.database.execute(`drop role ${names}`);
  };
  urlOf = (role) => {
    const url = new URL(database.url);
    url.username = users.find(({ roles }) => roles.includes(role))?.name ?? '';
    return url.href;
  };
  owner = await testApi({ database });
  await owner.importCatalogue(aCatalogueOf(aFullBusiness()));
  api = await testApi({ database: await openServer(urlOf('api'), undefined, [registryMigrations]) });
}, 60_000);
afterAll(async () => {
  await api.close();
  await dropUsers();
  await owner.close();
});

describe('the calls of a role', () => {
  it.each(Object.keys(callTraits) as CallName[])(
    '[ISO-5/users] %s is answered with the rights of the API',
    async (name) => {
      const request = await requestsOf(owner, await makeOwner(owner))[name]();
      expect((await sendTo(api, name, request)).json()).toMatchObject({ responsecode: '200' });
    },
  );

  it('[ISO-5/users][KIT-44] a menu is published, and what has expired is swept, with the rights of the jobs', async () => {
    const jobs = await openServer(urlOf('jobs'), undefined, [registryMigrations]);
    const published = () =>
      owner.database.database.execute('select count(*)::int as versions from menu_versions');
    const request = await requestsOf(owner, await makeOwner(owner))['kitchen/menu_publish']();
    await sendTo(api, 'kitchen/menu_publish', request);
    const { rows: before } = await published();
    await publishDue({
      database: jobs.database,
      clock: owner.clock,
      catalogue: { dropCached: () => undefined },
      kitchenChanges: { tell: () => undefined },
    });
    expect((await published()).rows).toStrictEqual([{ versions: Number(before[0]?.['versions']) + 1 }]);
    await sweep({ database: jobs.database, clock: owner.clock });
    await jobs.close();
  });
});
