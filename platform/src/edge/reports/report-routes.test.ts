import { aBrand } from '../../testing/brands';
import { aServedPlatform, endPlatforms } from '../../testing/served-platform';
import { removeTemporaryFolders } from '../../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const aReport = (directive: string, blockedURL: string) => ({
  age: 1,
  type: 'csp-violation',
  url: 'http://localhost/order?v=secret',
  body: { effectiveDirective: directive, blockedURL, documentURL: 'http://localhost/order?v=secret' },
});

const aCollector = async () => {
  let now = new Date('2026-11-21T18:00:00Z');
  const served = await aServedPlatform({
    brands: [aBrand(), aBrand({ id: 'partner', hosts: ['partner.example'] })],
    clock: { now: () => now },
  });
  const send = (
    payload: unknown,
    {
      type = 'application/reports+json',
      host = 'localhost',
      address = '192.0.2.1',
      headers = {} as Record<string, string>,
    } = {},
  ) =>
    served.app.inject({
      method: 'POST',
      url: '/platform/reports',
      remoteAddress: address,
      headers: { host, 'content-type': type, ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const figures = async () => (await served.get('/metrics')).body;
  const afterAMinute = () => (now = new Date(now.getTime() + 60_000));
  return { ...served, send, figures, afterAMinute };
};

describe('the violations that browsers report', () => {
  it('are counted by brand and directive, and logged without addresses of visitors', async () => {
    const { send, figures, logged } = await aCollector();
    const reports = [
      aReport('script-src-elem', 'https://evil.example/steal.js?card=4242'),
      {
        ...aReport('', ''),
        type: 'integrity-violation',
        body: { blockedURL: 'http://localhost/releases/x/1.0.0/a.js' },
      },
      aReport('require-trusted-types-for', 'trusted-types-sink'),
      { type: 'deprecation', body: { id: 'x' } },
    ];
    expect((await send(reports)).statusCode).toBe(204);
    const text = await figures();
    for (const directive of ['script-src-elem', 'integrity', 'require-trusted-types-for'])
      expect(text).toContain(`storefront_policy_violations_total{brand="market",directive="${directive}"} 1`);
    expect(logged).toContainEqual(
      expect.objectContaining({
        brand: 'market',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
      }),
    );
    expect(JSON.stringify(logged)).not.toMatch(/secret|4242/);
  });

  it('[BRD-6/telemetry] are refused from a page of another brand, and not counted', async () => {
    const { send, figures } = await aCollector();
    const report = [aReport('script-src', 'inline')];
    const answers = [
      await send(report, { headers: { origin: 'https://partner.example' } }),
      await send(report, { headers: { origin: 'https://evil.example' } }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toStrictEqual([403, 403]);
    expect(await figures()).not.toContain('storefront_policy_violations_total{');
    expect((await send(report, { headers: { origin: 'http://localhost' } })).statusCode).toBe(204);
  });

  it('are accepted in the older format too', async () => {
    const { send, figures } = await aCollector();
    const report = {
      'csp-report': { 'violated-directive': 'img-src https:', 'blocked-uri': 'data:image/png,x' },
    };
    expect((await send(report, { type: 'application/csp-report', host: 'partner.example' })).statusCode).toBe(
      204,
    );
    expect(await figures()).toContain(
      'storefront_policy_violations_total{brand="partner",directive="img-src"} 1',
    );
  });

  it('cannot create new figures, whatever a sender invents', async () => {
    const { send, figures } = await aCollector();
    await send(Array.from({ length: 50 }, (_, index) => aReport(`made-up-${index}`, `x${index}:`)));
    const series = (await figures())
      .split('\n')
      .filter((line) => line.startsWith('storefront_policy_violations_total{'));
    expect(series).toStrictEqual(['storefront_policy_violations_total{brand="market",directive="other"} 50']);
  });

  it('are accepted thirty times a minute from one address, and logged at most twenty times', async () => {
    const { send, logged, afterAMinute } = await aCollector();
    const report = [aReport('script-src', 'inline')];
    const answers: number[] = [];
    for (let times = 0; times < 32; times += 1) answers.push((await send(report)).statusCode);
    expect(answers.slice(28)).toStrictEqual([204, 204, 429, 429]);
    expect((await send(report)).headers['retry-after']).toBe('60');
    expect(logged).toHaveLength(20);
    expect((await send(report, { address: '192.0.2.2' })).statusCode).toBe(204);
    afterAMinute();
    expect((await send(report)).statusCode).toBe(204);
  });

  it.each([
    ['no JSON', '['],
    ['no report', { brand: 'market' }],
    ['reports of nothing', [{ type: 'csp-violation' }]],
    ['too many', Array.from({ length: 51 }, () => aReport('script-src', 'inline'))],
    ['an address that never ends', [aReport('script-src', `https://${'a'.repeat(5_000)}`)]],
  ])('are refused: %s', async (_what, payload) => {
    const { send } = await aCollector();
    expect((await send(payload)).statusCode).toBe(400);
  });

  it('of more than 32 kB are refused, and a host without a brand is answered 421', async () => {
    const { send } = await aCollector();
    expect((await send('x'.repeat(32 * 1024 + 1))).statusCode).toBe(413);
    expect((await send([], { host: 'elsewhere.example' })).statusCode).toBe(421);
  });
});
