import { createHash } from 'node:crypto';
import { aBrand } from '../../testing/brands';
import { aBuiltFolder } from '../../testing/built-folder';
import { stateIn } from '../../testing/page';
import { aServedPlatform, endPlatforms } from '../../testing/served-platform';
import { removeTemporaryFolders } from '../../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const nameOf = (name: string, text: string, kind: string) =>
  `${name}.${createHash('sha384').update(text).digest('hex').slice(0, 16)}.${kind}`;

const kept = 'page("home");';
const keptName = nameOf('home', kept, 'js');

/** A build whose files are all named by their content: the entry differs in each version, the page does not. */
const aBuild = (version: string, feature = 'listing') => {
  const entryText = `var entry = '${version}';`;
  const entry = nameOf('entry', entryText, 'js');
  const files = { js: [keptName], css: [] };
  return {
    feature,
    version,
    files: { [entry]: entryText, [keptName]: kept },
    description: {
      addresses: 'content',
      entry,
      exposes: { './pages/home': files, './pages/listing': files },
    },
  };
};
const entryOf = (version: string, feature = 'listing') =>
  `/releases/${feature}/-/${aBuild(version).description.entry}`;
const page = `/releases/listing/-/${keptName}`;
const builds = [{ feature: 'shell' }, aBuild('1.0.0')];

describe('files that are named by their content', () => {
  it('[G26/addresses] keep their address when the next release has them too', async () => {
    const { get, publish } = await aServedPlatform({ builds });
    const addresses = async () => {
      const { base, entry, exposes, lastGood } = stateIn(await get('/')).decisions['listing'] ?? {};
      return [base, entry, exposes?.['./pages/home']?.js, lastGood?.[0]?.base];
    };
    const first = aBuild('1.0.0').description.entry;
    expect(await addresses()).toStrictEqual(['/releases/listing/-/', first, [keptName], undefined]);
    await publish(aBuild('1.0.1'));
    const second = aBuild('1.0.1').description.entry;
    expect(await addresses()).toStrictEqual([
      '/releases/listing/-/',
      second,
      [keptName],
      '/releases/listing/-/',
    ]);
    const { statusCode, body, headers } = await get(page);
    expect([statusCode, body]).toStrictEqual([200, kept]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('stay available to open pages however many releases have followed, also under the address with a version', async () => {
    const { get, publish } = await aServedPlatform({ builds });
    for (let minor = 1; minor <= 24; minor += 1) await publish(aBuild(`1.${minor}.0`));
    const versioned = entryOf('1.0.0').replace('/-/', '/1.0.0/');
    for (const address of [entryOf('1.0.0'), versioned]) {
      const { statusCode, body } = await get(address);
      expect([address, statusCode, body]).toStrictEqual([address, 200, "var entry = '1.0.0';"]);
    }
  });

  it('of a revoked release are not served, except those that another release has too', async () => {
    const { get, publish, client, platform } = await aServedPlatform({ builds });
    await publish(aBuild('1.0.1'));
    expect((await get(entryOf('1.0.1'))).statusCode).toBe(200);
    await client.command('release/revoke', { release: 'listing@1.0.1', reason: 'a leak' });
    await platform.refresh();
    expect((await get(entryOf('1.0.1'))).statusCode).toBe(404);
    expect((await get(page)).body).toBe(kept);
  });

  it('[REL-8/served] of a revoked release that nobody gets any more are not served, although they were requested before', async () => {
    const { get, client, platform } = await aServedPlatform({ builds });
    const command: typeof client.command = async (...call) => {
      const answer = await client.command(...call);
      expect(answer.faults).toStrictEqual([]);
      await platform.refresh();
      return answer;
    };
    const release = 'listing@1.0.1';
    const step = { share: 1_000, minimumMinutes: 0, minimumPageLoads: 0 };
    await client.publish(await aBuiltFolder(aBuild('1.0.1')), { author: 'a team', commit: 'abc' });
    await command('rollout/start', { release, brands: 'all', steps: [step], reason: 'a test' });
    await command('rollout/change', { rollout: 'r1', verb: 'abort', reason: 'a test' });
    const versioned = entryOf('1.0.1').replace('/-/', '/1.0.1/');
    const statuses = async () =>
      Promise.all([entryOf('1.0.1'), versioned].map(async (address) => (await get(address)).statusCode));
    expect(await statuses()).toStrictEqual([200, 200]);
    await command('release/revoke', { release, reason: 'a leak' });
    expect(await statuses()).toStrictEqual([404, 404]);
    expect((await get(page)).body).toBe(kept);
  });

  it('of a release that nobody could get yet are served to nobody', async () => {
    const { get, client } = await aServedPlatform({ builds });
    await client.publish(await aBuiltFolder(aBuild('2.0.0')), { author: 'a team', commit: 'abc' });
    expect((await get(entryOf('2.0.0'))).statusCode).toBe(404);
    expect((await get(page)).statusCode).toBe(200);
  });

  it('of a partner’s release are served only to its brands', async () => {
    const brands = [
      aBrand(),
      aBrand({ id: 'partner', hosts: ['partner.example'], remotes: { listing: 'partner/listing' } }),
    ];
    const { get } = await aServedPlatform({
      brands,
      builds: [...builds, aBuild('3.0.0', 'partner/listing')],
    });
    const theirs = entryOf('3.0.0', 'partner/listing');
    const status = async (url: string, host: string) => (await get(url, { headers: { host } })).statusCode;
    expect(await status(theirs, 'partner.example')).toBe(200);
    expect(await status(theirs, 'localhost')).toBe(404);
    expect(await status(page, 'partner.example')).toBe(404);
    expect(await status(page, 'elsewhere.example')).toBe(421);
  });

  it.each([
    '/releases/listing/-/none.js',
    '/releases/listing/-/',
    '/releases/nobody/-/entry.js',
    '/releases/-/a.js',
  ])('that do not exist are a 404: %s', async (url) => {
    const { get } = await aServedPlatform({ builds });
    expect((await get(url)).statusCode).toBe(404);
  });

  it('fail only when every release that has them is faulty', async () => {
    const { app, get, publish } = await aServedPlatform({ builds });
    await publish(aBuild('1.0.1'));
    const spoil = (version?: string) =>
      app.inject({
        method: 'POST',
        url: '/dev/faults',
        payload: { feature: 'listing', fault: '404', version },
      });
    await spoil('1.0.1');
    expect((await get(entryOf('1.0.1'))).statusCode).toBe(404);
    expect((await get(page)).statusCode).toBe(200);
    await spoil('*');
    expect((await get(page)).statusCode).toBe(404);
  });

  it('a build that names a file otherwise is refused, and the file is named', async () => {
    const { publish } = await aServedPlatform({ builds });
    const build = aBuild('1.0.1');
    const { faults } = await publish({ ...build, files: { ...build.files, 'plain.js': 'x();' } });
    expect(faults).toStrictEqual([
      expect.stringContaining('plain.js: its name does not carry the hash of its content'),
    ]);
  });
});
