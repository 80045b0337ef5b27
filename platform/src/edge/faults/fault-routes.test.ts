import { aBrand } from '../../testing/brands';
import { createHash } from 'node:crypto';
import { aBuiltFolder } from '../../testing/built-folder';
import { aDrawnBuild } from '../../testing/server-parts';
import { aServedPlatform, endPlatforms } from '../../testing/served-platform';
import { removeTemporaryFolders } from '../../testing/temporary-folder';
import { serverFaults } from './faulty-server-part';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const builds = [{ feature: 'shell' }, { version: '1.0.0' }, { version: '1.1.0' }];
const [present, before] = ['/releases/listing/1.1.0/', '/releases/listing/1.0.0/'];
const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const aSwitch = async (parts: Parameters<typeof aServedPlatform>[0] = {}) => {
  const brands = [aBrand({ hosts: ['localhost', '127.0.0.1'] })];
  const served = await aServedPlatform({ brands, builds, ...parts });
  const fault = (payload: object) =>
    served.app.inject({ method: 'POST', url: '/dev/faults', headers: { host: 'localhost' }, payload });
  return { ...served, fault };
};

describe('the fault switch', () => {
  it('[DEV-4] removes the files of the current release, and not those of the one before', async () => {
    const { get, fault } = await aSwitch();
    expect((await fault({ feature: 'listing', fault: '404' })).statusCode).toBe(200);
    expect((await get(`${present}entry.js`)).statusCode).toBe(404);
    expect((await get(`${before}entry.js`)).statusCode).toBe(200);
    await fault({ feature: 'listing', fault: null });
    expect((await get(`${present}entry.js`)).statusCode).toBe(200);
  });

  it('[DEV-4] flips a byte', async () => {
    const { get, fault } = await aSwitch();
    const good = (await get(`${present}home.js`)).rawPayload;
    await fault({ feature: 'listing', fault: 'corrupt' });
    const { rawPayload: bad, headers } = await get(`${present}home.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(bad.length).toBe(good.length);
    expect(bad.filter((byte, index) => byte !== good[index])).toHaveLength(1);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it.each([
    ['throw', /^throw new Error/],
    ['throw-on-render', /^var listing_1_1_0 = /],
  ])('[DEV-4] %s: another entry runs, with its own hash in the page', async (kind, code) => {
    const { get, fault } = await aSwitch();
    await fault({ feature: 'listing', fault: kind });
    const { body } = await get(`${present}entry.js`);
    expect(body).toMatch(code);
    expect((await get('/')).body).toContain(sri(body));
  });

  it('[DEV-4] truncates a file', async () => {
    const { app, fault } = await aSwitch();
    await fault({ feature: 'listing', fault: 'truncated' });
    const response = await fetch(`${await app.listen({ port: 0 })}${present}entry.js`);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('[DEV-4] requires a React version that no shell has, under the hash that the page then names', async () => {
    const entry = 'var remote = {requiredVersion:"^19.3.1",singleton:true};';
    const { client, platform, get, fault } = await aSwitch();
    const files = { 'entry.js': entry, 'home.js': '', 'home.css': '' };
    const folder = await aBuiltFolder({ version: '1.2.0', files });
    await client.publish(folder, { author: 'a team', commit: 'abc', promotion: 'new' });
    await platform.refresh();
    await fault({ feature: 'listing', fault: 'wrong-react' });
    const { body } = await get('/releases/listing/1.2.0/entry.js');
    expect(body).toBe('var remote = {requiredVersion:"^99.0.0",singleton:true};');
    expect((await get('/')).body).toContain(sri(body));
  });

  it('[DEV-4] hangs until the browser or the server ends', async () => {
    const { app, fault } = await aSwitch();
    await fault({ feature: 'listing', fault: 'hang' });
    await app.listen({ port: 0 });
    const address = app.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const timedOut = fetch(`http://127.0.0.1:${port}${present}entry.js`, {
      signal: AbortSignal.timeout(100),
    });
    await expect(timedOut).rejects.toThrow(/timeout/);
    const pending = fetch(`http://127.0.0.1:${port}${present}entry.js`).catch(() => 'ended');
    await new Promise((resolve) => app.server.once('request', resolve));
    await app.close();
    await expect(pending).resolves.toBe('ended');
  });

  it.each(serverFaults)(
    '[DEV-4] %s: the page is sent without a drawing and the failure is counted; once the fault is removed it is drawn again',
    async (kind) => {
      const { platform, get, fault } = await aSwitch({
        drawingWorkers: 1,
        builds: [aDrawnBuild('shell'), aDrawnBuild('listing')],
      });
      await platform.drawingsReady();
      const isDrawn = async () => (await get('/')).body.includes(' data-drawn="');
      expect(await isDrawn()).toBe(true);
      await fault({ feature: 'listing', fault: kind });
      expect(await isDrawn()).toBe(false);
      await platform.drawingsReady();
      expect((await get('/metrics')).body).toMatch(
        /storefront_release_failures_total\{brand="market",feature="listing",version="1.0.0",phase="render",fallback="none"\} \d/,
      );
      await fault({ feature: 'listing', fault: null });
      await platform.drawingsReady();
      expect(await isDrawn()).toBe(true);
    },
  );

  it('can be set for one version or for all, is listed, and removed at once', async () => {
    const { app, get, fault } = await aSwitch();
    await fault({ feature: 'listing', fault: '404', version: '1.0.0' });
    await fault({ feature: 'checkout', fault: 'corrupt', version: '*' });
    expect((await get('/dev/faults')).json()).toStrictEqual([
      { name: 'listing', version: '1.0.0', fault: '404' },
      { name: 'checkout', fault: 'corrupt' },
    ]);
    await app.inject({ method: 'DELETE', url: '/dev/faults' });
    expect((await get(`${before}entry.js`)).statusCode).toBe(200);
  });

  it('explains its usage', async () => {
    const { fault } = await aSwitch();
    expect((await fault({ feature: 'listing', fault: 'explode' })).statusCode).toBe(400);
    expect((await fault({ feature: 'nobody', fault: '404' })).json().status).toBe(
      'No release of nobody is stable.',
    );
  });

  it('[DEV-4] does not exist in production', async () => {
    const { app } = await aServedPlatform({ builds, production: true });
    const answer = await app.inject({
      method: 'POST',
      url: '/dev/faults',
      headers: { host: 'localhost' },
      payload: {},
    });
    expect(answer.statusCode).toBe(404);
  });
});
