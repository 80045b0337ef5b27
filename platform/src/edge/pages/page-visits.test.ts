import type { LightMyRequestResponse } from 'fastify';
import { aBrand } from '../../testing/brands';
import { stateIn } from '../../testing/page';
import { aBrowser } from '../../testing/browser';
import { endPlatforms } from '../../testing/served-platform';
import { removeTemporaryFolders } from '../../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

/** The cookies of a response, by name. */
const cookiesOf = (answer: LightMyRequestResponse) =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));

describe('a visitor', () => {
  it('[RES-11] gets an id with the first page, and keeps it', async () => {
    const { open } = await aBrowser();
    const first = cookiesOf(await open('/', { 'sec-fetch-site': 'cross-site' }));
    expect(first['visitor']).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect((await open('/listing', { 'sec-fetch-site': 'same-origin' })).cookies).toStrictEqual([]);
    expect((await open('/', { 'sec-fetch-site': 'none' })).cookies).toStrictEqual([]);
  });

  it('[RES-11] gets no cookie when one of our own pages leads here without a cookie', async () => {
    const { get } = await aBrowser();
    const answer = await get('/listing', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies).toStrictEqual([]);
  });

  it('[EDG-1] gets a page that nobody else gets and nothing caches', async () => {
    const { open } = await aBrowser();
    for (const path of ['/', '/', '/nowhere'])
      expect((await open(path)).headers['cache-control']).toBe('no-store');
  });

  it('is a new visitor on another brand', async () => {
    const { jar, open, get } = await aBrowser({
      brands: [aBrand(), aBrand({ id: 'partner', hosts: ['partner.example'] })],
    });
    await open();
    const theirs = cookiesOf(await get('/', { headers: { host: 'partner.example' } }));
    expect(theirs['visitor']).not.toBe(jar.get('visitor'));
  });

  it('[RES-8] keeps the versions that the visit began with, page after page, until the browser is closed', async () => {
    const { jar, stateOf, publish } = await aBrowser();
    expect((await stateOf()).decisions['listing']?.version).toBe('1.1.0');
    await publish({ version: '1.2.0' });
    expect((await stateOf()).decisions['listing']?.version).toBe('1.1.0');
    jar.delete('visit');
    expect((await stateOf()).decisions['listing']?.version).toBe('1.2.0');
  });
});

describe('a release that failed in the page of a visitor', () => {
  it('[RES-12/reported] is recorded by the page’s report, and the next page is decided and preloaded with last good', async () => {
    const { open, report, stateOf } = await aBrowser();
    expect((await stateOf()).decisions['listing']?.version).toBe('1.1.0');
    const reportAnswer = await report('1.1.0', '1.0.0');
    expect([reportAnswer.statusCode, reportAnswer.cookies]).toMatchObject([
      204,
      [{ name: 'failed', httpOnly: true, sameSite: 'Lax' }],
    ]);
    const page = await open();
    const { body } = page;
    expect(stateIn(page).decisions['listing']).toMatchObject({
      version: '1.0.0',
      reason: {
        step: 'failed',
        text: 'listing@1.0.0 in place of listing@1.1.0 because it is stable, as it failed in this visit',
      },
    });
    expect(body).toContain('href="/releases/listing/1.0.0/entry.js"');
    expect(body).not.toContain('href="/releases/listing/1.1.0/entry.js"');
  });

  it('[RES-12/reported] applies to this visitor only, and for the rest of the visit', async () => {
    const { report, stateOf, get, publish } = await aBrowser();
    await stateOf();
    await report('1.1.0', '1.0.0');
    await publish({ feature: 'shell', version: '1.1.0' });
    expect((await stateOf()).decisions['listing']?.version).toBe('1.0.0');
    expect(stateIn(await get('/')).decisions['listing']?.version).toBe('1.1.0');
  });

  it('is tried again when there was no other release to show', async () => {
    const { jar, report, stateOf } = await aBrowser();
    await stateOf();
    await report('1.1.0', '1.0.0');
    await report('1.0.0', null);
    expect(jar.has('failed')).toBe(false);
    expect((await stateOf()).decisions['listing']?.version).toBe('1.1.0');
  });

  it('is counted for this visitor, also after it was recorded', async () => {
    const { get, report, stateOf } = await aBrowser();
    await stateOf();
    await report('1.1.0', '1.0.0');
    await report('1.1.0', '1.0.0');
    expect((await get('/metrics')).body).toContain(
      'storefront_release_failures_total{brand="market",feature="listing",version="1.1.0",phase="fetch",fallback="last good"} 2',
    );
  });

  it('changes nothing for visitors without cookies, or for releases that this visitor was not given', async () => {
    const { jar, report, stateOf } = await aBrowser();
    expect((await report('1.1.0', '1.0.0')).cookies).toStrictEqual([]);
    await stateOf();
    expect((await report('7.7.7', '1.0.0')).cookies).toStrictEqual([]);
    expect(jar.has('failed')).toBe(false);
  });
});
