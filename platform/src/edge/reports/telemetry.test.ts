import { aBrand } from '../../testing/brands';
import { aServedPlatform, endPlatforms } from '../../testing/served-platform';
import { removeTemporaryFolders } from '../../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const failed = {
  kind: 'remote-failed',
  feature: 'listing',
  version: '1.0.0',
  phase: 'integrity',
  code: 'hash-differs',
  replacedBy: null,
};

const aReport = async () => {
  const served = await aServedPlatform({
    brands: [aBrand(), aBrand({ id: 'partner', hosts: ['partner.example'] })],
  });
  const send = (payload: unknown, headers: Record<string, string> = {}) =>
    served.app.inject({
      method: 'POST',
      url: '/platform/telemetry',
      headers: { host: 'localhost', 'content-type': 'text/plain;charset=UTF-8', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const batch = (...reports: unknown[]) => ({ brand: 'market', reports });
  const figures = async () => (await served.get('/metrics')).body;
  return { ...served, send, batch, figures };
};

describe('the reports of pages', () => {
  it('are accepted 300 times a minute from one address, and not once more', async () => {
    const { send, batch } = await aReport();
    for (let times = 0; times < 300; times += 1) await send(batch(failed));
    const answer = await send(batch(failed));
    expect([answer.statusCode, answer.headers['retry-after']]).toStrictEqual([429, '60']);
  });

  it('[GRD-1/failures] count a failed release by brand, release and phase, and log it', async () => {
    const { send, batch, figures, logged } = await aReport();
    expect((await send(batch(failed))).statusCode).toBe(204);
    expect(await figures()).toContain(
      'storefront_release_failures_total{brand="market",feature="listing",version="1.0.0",phase="integrity",fallback="none"} 1',
    );
    expect(logged).toContainEqual(
      expect.objectContaining({
        brand: 'market',
        release: 'listing@1.0.0',
        phase: 'integrity',
        failure: 'hash-differs',
      }),
    );
  });

  it('[GRD-1/later] count an uncaught error in a page by release, and log it', async () => {
    const { send, batch, figures, logged } = await aReport();
    const threw = { kind: 'threw', feature: 'listing', version: '1.0.0', code: 'TypeError' };
    expect((await send(batch({ ...threw, during: 'promise' }))).statusCode).toBe(204);
    expect((await send(batch({ ...threw, during: 'sleep' }))).statusCode).toBe(400);
    expect(await figures()).toContain(
      'storefront_release_errors_total{brand="market",feature="listing",version="1.0.0",during="promise"} 1',
    );
    expect(logged).toContainEqual(
      expect.objectContaining({
        brand: 'market',
        release: 'listing@1.0.0',
        during: 'promise',
        failure: 'TypeError',
      }),
    );
  });

  it('count vitals, views and steps of the checkout', async () => {
    const { send, batch, figures } = await aReport();
    await send(
      batch(
        { kind: 'vital', name: 'LCP', value: 1200 },
        { kind: 'vital', name: 'LCP', value: 800 },
        { kind: 'step', name: 'order-placed' },
        { kind: 'page-viewed', path: '/', at: 1 },
        { kind: 'subscriber-failed', owner: 'listing', event: 'cart-changed', code: 'TypeError' },
      ),
      { 'content-type': 'application/json' },
    );
    const text = await figures();
    expect(text).toContain('storefront_vitals_sum{brand="market",vital="LCP"} 2000');
    expect(text).toContain('storefront_vitals_total{brand="market",vital="LCP"} 2');
    expect(text).toContain('storefront_checkout_steps_total{brand="market",step="order-placed"} 1');
    expect(text).toContain('storefront_page_views_total{brand="market"} 1');
    expect(text).toContain('storefront_subscriber_failures_total{brand="market"} 1');
  });

  it('[OBS-2/metrics] steps count for the release that the visitor was given, and as another one where he was given none', async () => {
    const { send, batch, figures } = await aReport();
    await send(batch({ kind: 'step', name: 'order-placed' }), { 'content-type': 'application/json' });
    expect(await figures()).toMatch(
      /storefront_release_steps_total\{brand="market",feature="checkout",version="[^"]+",step="order-placed"\} 1/,
    );
  });

  it('[BRD-6/telemetry] count only for the brand of the host, whatever the page claims', async () => {
    const { send, batch, figures } = await aReport();
    await send(batch({ kind: 'step', name: 'order-placed' }), { host: 'partner.example' });
    expect(await figures()).toContain(
      'storefront_checkout_steps_total{brand="partner",step="order-placed"} 1',
    );
    expect((await send(batch(failed), { host: 'nobody.example' })).statusCode).toBe(421);
  });

  it.each([
    ['another brand', 'https://partner.example'],
    ['nobody', 'https://evil.example'],
    ['a page without an origin', 'null'],
  ])('[BRD-6/telemetry] are refused and not counted from a page of %s', async (_whose, origin) => {
    const { send, batch, figures } = await aReport();
    const answer = await send(batch({ kind: 'step', name: 'order-placed' }), { origin });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toStrictEqual({ status: 'A page reports to its own site only.' });
    expect(await figures()).not.toContain('storefront_checkout_steps_total{');
    const own = await send(batch({ kind: 'step', name: 'order-placed' }), {
      origin: 'http://localhost:3000',
    });
    expect(own.statusCode).toBe(204);
  });

  it('create no figures for releases that were never decided on', async () => {
    const { send, batch, figures } = await aReport();
    for (let index = 0; index < 20; index += 1)
      await send(batch({ ...failed, version: `9.9.${index}`, feature: `x${index}` }));
    const series = (await figures())
      .split('\n')
      .filter((line) => line.startsWith('storefront_release_failures_total{'));
    expect(series).toStrictEqual([expect.stringContaining('feature="other",version="other"')]);
  });

  it.each([
    ['no JSON', '{"brand":'],
    ['no reports', { brand: 'market', releases: {}, reports: [] }],
    ['an unknown kind', { brand: 'market', releases: {}, reports: [{ kind: 'cookie', value: 'x' }] }],
    [
      'a value that is none',
      { brand: 'market', releases: {}, reports: [{ kind: 'vital', name: 'LCP', value: -1 }] },
    ],
    ['too many', { brand: 'market', releases: {}, reports: Array.from({ length: 51 }, () => failed) }],
  ])('are refused: %s', async (_what, payload) => {
    const { send } = await aReport();
    expect((await send(payload)).statusCode).toBe(400);
  });

  it('are refused when they exceed 16 kB', async () => {
    const { send } = await aReport();
    expect((await send('x'.repeat(16 * 1024 + 1))).statusCode).toBe(413);
  });
});
