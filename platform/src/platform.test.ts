import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aBrand, writeBrand } from './testing/brands';
import { memoryRegistry } from './registry/memory-registry';
import { aBuiltFolder } from './testing/built-folder';
import { fixedClock } from './testing/fixed-clock';
import { aServedPlatform, endPlatforms } from './testing/served-platform';
import { removeTemporaryFolders } from './testing/temporary-folder';
import { until } from './testing/until';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

describe('brands while the server runs', () => {
  it('[BRD-2] a brand that is added is served within a second, by the same shell release and without a restart', async () => {
    const { brandsDirectory, get } = await aServedPlatform();
    const partner = { headers: { host: 'partner.example' } };
    expect((await get('/', partner)).statusCode).toBe(421);
    await writeBrand(brandsDirectory, aBrand({ id: 'partner', hosts: ['partner.example'], name: 'Partner' }));
    expect(await until(async () => (await get('/', partner)).statusCode === 200)).toBeLessThan(1_000);
    const [theirs, ours] = [(await get('/', partner)).body, (await get('/')).body];
    expect(theirs).toContain('"name":"Partner"');
    expect(theirs).toContain('/releases/shell/1.0.0/shell.js');
    expect(ours).toContain('/releases/shell/1.0.0/shell.js');
  });

  it('[BRD-2] a brand that is changed is seen within a second', async () => {
    const { brandsDirectory, get } = await aServedPlatform();
    await writeBrand(brandsDirectory, aBrand({ tokens: { accent: '#0a6858' } }));
    expect(await until(async () => (await get('/')).body.includes('--accent:#0a6858'))).toBeLessThan(1_000);
  });

  it('[BRD-3] a file that has a fault now is logged, and the brand stays as it was', async () => {
    const { brandsDirectory, get, logged } = await aServedPlatform();
    await writeFile(join(brandsDirectory, 'market.json'), JSON.stringify({ ...aBrand(), colour: 'red' }));
    await until(async () => logged.some(({ fault }) => String(fault).startsWith('market.json /colour')));
    expect((await get('/')).statusCode).toBe(200);
  });
});

describe('releases while the server runs', () => {
  it('[ROL-3/seen] a rollback is seen by the next page, and so is a release that becomes stable', async () => {
    const { client, get, publish } = await aServedPlatform();
    const listing = async () => (await get('/platform/resolve?brand=market')).json().decisions.listing;
    await publish({ version: '1.1.0' });
    expect(await listing()).toMatchObject({ release: 'listing@1.1.0', lastGood: ['listing@1.0.0'] });
    await client.command('rollback', { feature: 'listing', brands: 'all', reason: 'it is slow' });
    await until(async () => (await listing()).release === 'listing@1.0.0');
    expect(await listing()).toMatchObject({ lastGood: [] });
  });

  it('[REL-8/served] a revoked release is not served to anybody at any address', async () => {
    const { client, get, publish } = await aServedPlatform();
    await publish({ version: '1.1.0' });
    await publish({ version: '1.2.0' });
    expect((await get('/releases/listing/1.1.0/entry.js')).statusCode).toBe(200);
    await client.command('release/revoke', { release: 'listing@1.1.0', reason: 'a leak' });
    await until(async () => (await get('/releases/listing/1.1.0/entry.js')).statusCode === 404);
    const { listing } = (await get('/platform/resolve?brand=market')).json().decisions;
    expect(listing).toMatchObject({ release: 'listing@1.2.0', lastGood: ['listing@1.0.0'] });
    expect((await get('/platform/served?name=listing&version=1.1.0')).statusCode).toBe(404);
  });

  it('[G20/missed] are followed within two seconds although no notification arrives', async () => {
    const registry = memoryRegistry({ clock: fixedClock });
    const { get, client } = await aServedPlatform({
      registry: { ...registry, watch: async () => () => undefined },
    });
    await client.publish(await aBuiltFolder({ version: '2.0.0' }), {
      author: 'a team',
      commit: 'abc',
      promotion: 'always',
    });
    await until(async () => (await get('/')).body.includes('/releases/listing/2.0.0/'));
    await client.command('rollback', { feature: 'listing', brands: 'all', reason: 'a test' });
    await until(async () => !(await get('/')).body.includes('/releases/listing/2.0.0/'));
  });

  it('the files of a release stay served after the next ones', async () => {
    const { get, publish } = await aServedPlatform();
    for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0']) await publish({ version });
    const late = await get('/releases/listing/1.0.0/later.js');
    expect(late.statusCode).toBe(200);
    expect(late.body).toBe('later();');
  });
});

describe('the health of a server', () => {
  it('is reported as alive and ready', async () => {
    const { get } = await aServedPlatform({ brands: [aBrand({ routes: ['account'] })] });
    expect((await get('/healthz')).json()).toStrictEqual({ status: 'alive' });
    expect((await get('/readyz')).json()).toStrictEqual({
      status: 'ready',
      faults: [],
      warnings: [],
      releases: { generation: 2, secondsOld: expect.any(Number) },
    });
  });

  it('names what keeps the server from being ready', async () => {
    const { get } = await aServedPlatform({
      brands: [],
      builds: [],
      condition: async () => ({ faults: ['the database is away'], warnings: ['the log is not written'] }),
    });
    const answer = await get('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toStrictEqual({
      status: 'not ready',
      faults: ['no brand is served', 'no release of the shell is stable', 'the database is away'],
      warnings: ['the log is not written'],
      releases: { generation: 0, secondsOld: expect.any(Number) },
    });
  });

  it('[G20/missed] says for how long the registry has not answered', async () => {
    const registry = memoryRegistry({ clock: fixedClock });
    let isAway = false;
    const generation = () => (isAway ? new Promise<number>(() => undefined) : registry.generation());
    const { get } = await aServedPlatform({ registry: { ...registry, generation } });
    isAway = true;
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 75_500);
    const { status, warnings, releases } = (await get('/readyz')).json();
    clock.mockRestore();
    expect([status, releases.generation]).toStrictEqual(['ready', 2]);
    expect(releases.secondsOld).toBeGreaterThanOrEqual(75);
    expect(warnings).toContain(
      `The registry has not answered for ${releases.secondsOld} s: promotions, rollbacks and revocations since then are not known.`,
    );
  });

  it('stays ready when only the log does not work', async () => {
    const { get } = await aServedPlatform({
      condition: async () => ({ faults: [], warnings: ['the log is not written'] }),
    });
    const answer = await get('/readyz');
    expect([answer.statusCode, answer.json().warnings[0]]).toStrictEqual([200, 'the log is not written']);
  });

  it('[REL-12/missing] names the routes of the specification without a release, while the server keeps serving', async () => {
    const { get, platform } = await aServedPlatform({
      brands: [aBrand({ routes: ['checkout', 'account'] })],
    });
    const answer = await get('/readyz');
    const sentence = 'market has no release of checkout: /checkout cannot be shown.';
    expect([answer.statusCode, answer.json().warnings]).toStrictEqual([200, [sentence]]);
    expect(platform.missingRoutes()).toStrictEqual([sentence]);
  });

  it('includes figures for Prometheus', async () => {
    const { get } = await aServedPlatform();
    await get('/');
    await get('/nowhere');
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(body).toContain('storefront_pages_total{brand="market",status="200"} 1');
    expect(body).toContain('storefront_pages_total{brand="market",status="404"} 1');
    expect(body).toMatch(/process_resident_memory_bytes \d+/);
  });
});

describe('the query for decisions', () => {
  it('answers with the release of each feature and the reason', async () => {
    const { get } = await aServedPlatform({ brands: [aBrand({ pins: { listing: '0.9.0' } })] });
    const answer = (await get('/platform/resolve?brand=market&visitor=v1')).json();
    expect(answer).toMatchObject({
      brand: 'market',
      visitor: 'v1',
      decisions: {
        shell: { release: 'shell@1.0.0', step: 'stable', because: 'shell@1.0.0 because it is stable' },
      },
    });
    expect(answer.decisions.listing.because).toContain('pins listing@0.9.0, which is not published');
  });

  it('names the existing brands when asked for an unknown one', async () => {
    const { get } = await aServedPlatform();
    const answer = await get('/platform/resolve?brand=other');
    expect(answer.statusCode).toBe(404);
    expect(answer.json().faults).toStrictEqual(['There is no brand "other"; there are market.']);
  });
});

describe('origins', () => {
  it('belong to a brand when they contain one of its hosts', async () => {
    const { platform } = await aServedPlatform();
    expect(platform.brandOfOrigin('http://localhost:3000')?.id).toBe('market');
    expect(platform.brandOfOrigin('https://localhost')?.id).toBe('market');
    expect(platform.brandOfOrigin('https://localhost.evil.example')).toBeUndefined();
    expect(platform.brandOfOrigin('null')).toBeUndefined();
  });
});
