import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageStateIn } from '@storefront/contract';
import type { PageState } from '@storefront/contract';
import { parseConfig } from 'api';
import { aCatalogueOf, anOrder, anOrderingBusiness } from 'api/testing/ordering';
import { aBuiltFolder } from '../../../platform/src/testing/built-folder';
import { removeTemporaryFolders } from '../../../platform/src/testing/temporary-folder';
import { parsePlace } from '../place';
import { allRoles } from '../roles';
import { startStorefront } from '../storefront';
import type { Storefront } from '../storefront';
import { attributesOf, otlpReceiver } from '../testing/otlp-receiver';
import type { OtlpReceiver, ReceivedSpan } from '../testing/otlp-receiver';
import { prepareDataFolder } from '../testing/prepared-data-folder';
import { startTelemetry } from './start-telemetry';

const brandsDirectory = join(import.meta.dirname, '../../../platform/brands');
const authorization = `Basic ${Buffer.from('storefront:storefront').toString('base64')}`;

let folder: string;
let receiver: OtlpReceiver;
let started: Storefront;
let ended = false;

const end = async () => {
  if (!ended) await started.close();
  ended = true;
};

beforeAll(async () => {
  // Spans are sent every five seconds otherwise.
  process.env['OTEL_BSP_SCHEDULE_DELAY'] = '20';
  folder = await mkdtemp(join(tmpdir(), 'storefront-telemetry-'));
  const catalogue = aCatalogueOf(anOrderingBusiness({ cash_otp: 'no' }));
  await writeFile(join(folder, 'catalogue.json'), JSON.stringify(catalogue));
  await mkdir(join(folder, 'shell'));
  await symlink(await aBuiltFolder({ feature: 'shell' }), join(folder, 'shell', 'dist'));
  const data = join(folder, 'data');
  await prepareDataFolder(data);
  receiver = await otlpReceiver();
  // Friday evening in London, when the restaurant is open.
  const config = parseConfig({ DATA_DIR: data, CLOCK: '2026-11-20T18:30:00Z' });
  const place = parsePlace({
    PORT: '0',
    CATALOGUE: join(folder, 'catalogue.json'),
    DRAWING_WORKERS: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
  });
  if (config.kind === 'refused' || place.kind === 'refused') throw new Error('The settings are refused.');
  started = await startStorefront({
    config: config.config,
    place: place.place,
    roles: new Set(allRoles),
    releaseStore: { kind: 'folder', folder: undefined },
    brandsDirectory,
    root: folder,
    say: () => undefined,
  });
});
afterAll(async () => {
  await end();
  await receiver.close();
  await removeTemporaryFolders();
  await rm(folder, { recursive: true, force: true });
  delete process.env['OTEL_BSP_SCHEDULE_DELAY'];
});

const site = () => `http://localhost:${started.port}`;

const pageAt = async (path: string): Promise<PageState> => {
  const answer = await fetch(site() + path);
  const state = pageStateIn(await answer.text(), answer.headers.get('server-timing') ?? '');
  if (state === undefined) throw new Error(`${path} is no page`);
  return state;
};

/** A call as the page makes it. */
const call = async (name: string, body: object, { trace = '' }: Pick<PageState, 'trace'>) => {
  const response = await fetch(`${site()}/api/${name}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', traceparent: trace },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { responsecode: string; sessiontoken: string };
};

const fail = (): never => {
  throw new Error('The order has no address.');
};
const traceOf = (traceparent = '') => traceparent.split('-')[1] ?? '';
const named = (name: string) => (span: ReceivedSpan) => span.name === name;

describe('a process without OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  it('[OBS-2/off] starts no telemetry and does not even load its packages', async () => {
    jest.doMock<never>('./open-telemetry', () => {
      throw new Error('It is loaded.');
    });
    expect(await startTelemetry(undefined, new Set(allRoles))).toBeUndefined();
    await expect(startTelemetry('http://localhost:4318', new Set(allRoles))).rejects.toThrow('It is loaded.');
    jest.dontMock('./open-telemetry');
  });
});

describe('a process with OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  it('[OBS-2/traces] sends one trace of an order: page, first data, call, statements and the message of the job, without data of the customer', async () => {
    const page = await pageAt('/listing?search_by_postcode=E16AN');
    const traceId = traceOf(page.trace);
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    const { sessiontoken } = await call('users/guest', {}, page);
    const order = anOrder(sessiontoken);
    expect(await call('business/order', order, page)).toMatchObject({ responsecode: '200' });
    const sent = await receiver.span(({ name, traceId: of }) => name === 'send email' && of === traceId);
    await receiver.span(named('GET /*'));

    const trace = receiver.spans.filter((span) => span.traceId === traceId);
    const only = (name: string) => {
      const found = trace.filter(named(name));
      expect([name, found.length]).toStrictEqual([name, 1]);
      return found[0] as ReceivedSpan;
    };
    const requested = only('GET /*');
    expect(requested.parentSpanId ?? '').toBe('');
    expect(attributesOf(requested)).toMatchObject({
      'http.route': '/*',
      'http.response.status_code': 200,
      'storefront.brand': 'marketplace',
      'storefront.page': 'listing',
      'storefront.releases': 'shell@1.0.0',
    });
    expect(only('draw page').parentSpanId).toBe(requested.spanId);
    expect(only('call search/home').parentSpanId).toBe(requested.spanId);
    const placed = only('POST /api/business/order');
    expect(placed.parentSpanId).toBe(requested.spanId);
    expect(attributesOf(placed)).toMatchObject({ 'storefront.brand': 'marketplace' });
    const stored = only('INSERT orders');
    expect(stored.parentSpanId).toBe(placed.spanId);
    expect(attributesOf(stored)).toMatchObject({ 'db.system.name': 'postgresql' });
    expect(sent.parentSpanId).toBe(placed.spanId);
    expect(attributesOf(sent)).toMatchObject({ 'storefront.channel': 'email', 'storefront.attempt': 1 });

    const { email, mobile_no: mobile, name, address, zipcode } = order.address ?? fail();
    const personal = [email, mobile, name, address, zipcode, 'E16AN', sessiontoken, order.request_key];
    for (const body of receiver.bodies)
      expect(personal.filter((one) => one !== '' && body.includes(one))).toStrictEqual([]);
  });

  it('[OBS-2/traces] continues the trace of a proxy in front, and makes a trace of its own for everybody else', async () => {
    const before = 'ab'.repeat(16);
    await fetch(`${site()}/information/privacy-policy?of=proxy`, {
      headers: { traceparent: `00-${before}-${'cd'.repeat(8)}-01` },
    });
    const continued = await receiver.span(({ traceId, name }) => traceId === before && name === 'GET /*');
    expect(continued).toMatchObject({ parentSpanId: 'cd'.repeat(8) });
    const [one, other] = [await pageAt('/'), await pageAt('/')];
    expect(traceOf(one.trace)).not.toBe(traceOf(other.trace));
  });

  it('[OBS-2/traces] records a failure by its kind alone, neither its text nor the path that it came from', async () => {
    const response = await call('business/order', { secret: 'ada@example.test' }, await pageAt('/'));
    expect(response).not.toMatchObject({ responsecode: '200' });
    await fetch(`${site()}/api/no/such-call-of-ada`);
    await receiver.span(named('GET /api/*'));
    for (const body of receiver.bodies) {
      expect(body).not.toContain('such-call-of-ada');
      expect(body).not.toContain('ada@example.test');
    }
    expect(
      receiver.spans.flatMap(({ events = [], status }) => [...events, status.message ?? '']),
    ).toStrictEqual(receiver.spans.map(() => ''));
  });

  it('[OBS-2/traces] leaves out files and probes, of which there are many', async () => {
    await fetch(`${site()}/releases/shell/1.0.0/shell.js`);
    await fetch(`${site()}/healthz`);
    const asked = await pageAt('/information/privacy-policy?of=last');
    await receiver.span(({ name, traceId }) => name === 'GET /*' && traceId === traceOf(asked.trace));
    const routes = new Set(receiver.spans.map((span) => attributesOf(span)['http.route']));
    expect([...routes].filter((route) => /releases|healthz/.test(String(route)))).toStrictEqual([]);
  });

  it('[OBS-2/metrics] sends what /metrics shows when it ends at the latest, by brand and release', async () => {
    await end();
    const brand = 'marketplace';
    expect(receiver.counter('storefront_pages_total')).toContainEqual(
      expect.objectContaining({ brand, status: '200' }),
    );
    expect(receiver.counter('storefront_decisions_total')).toContainEqual(
      expect.objectContaining({ brand, feature: 'shell', version: '1.0.0', step: 'stable' }),
    );
    expect(receiver.counter('storefront_orders_total')).toStrictEqual([
      { brand, outcome: 'placed', value: 1 },
    ]);
  });
});
