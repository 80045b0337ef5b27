// `npm run order-trace -w tools`: starts a separate storefront that sends its traces to a receiver here, places an order as a page
// does, and draws the trace of it for docs/observability.md.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageStateIn } from '@storefront/contract';
import type { PageState } from '@storefront/contract';
import { aCatalogueOf, anOrder, anOrderingBusiness } from 'api/testing/ordering';
import { otlpReceiver } from '../../../deploy/src/testing/otlp-receiver';
import type { ReceivedSpan } from '../../../deploy/src/testing/otlp-receiver';
import { startStorefrontProcess } from '../rollout-demo/storefront-process';
import { drawTrace } from './draw-trace';
import type { DrawnSpan } from './draw-trace';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const picture = join(root, 'docs/charts/order-trace.svg');
const client = 3;
const consumer = 5;

const partOf = ({ name, kind }: ReceivedSpan): DrawnSpan['part'] => {
  if (kind === client) return 'database';
  if (kind === consumer) return 'job';
  return name.startsWith('POST /api/') ? 'API' : 'edge';
};
const millisecondsOf = (nanoseconds: string) => Number(BigInt(nanoseconds) / 1_000n) / 1_000;

const folder = await mkdtemp(join(tmpdir(), 'storefront-order-trace-'));
const receiver = await otlpReceiver();
try {
  const catalogue = join(folder, 'catalogue.json');
  await writeFile(catalogue, JSON.stringify(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no' }))));
  const storefront = await startStorefrontProcess(root, join(folder, 'data'), {
    CATALOGUE: catalogue,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
  });
  const site = `http://localhost:${storefront.port}`;
  // Another query is another page, so none is kept yet.
  const pageOf = async (visit: string): Promise<PageState> => {
    const answer = await fetch(`${site}/business/saffron-yard?visit=${visit}`);
    const state = pageStateIn(await answer.text(), answer.headers.get('server-timing') ?? '');
    if (state === undefined) throw new Error('The storefront has sent no page.');
    return state;
  };
  // The first page and the first order of a process wait for code to be loaded; the second ones are as usual.
  const placeOrder = async (visit: string): Promise<string> => {
    const { trace: traceparent = '', apiAuthorization: authorization } = await pageOf(visit);
    const call = async (name: string, body: object) => {
      const headers = { authorization, 'content-type': 'application/json', traceparent };
      const answer = await fetch(`${site}/api/${name}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { readonly responsecode: string; readonly sessiontoken: string };
    };
    const { sessiontoken } = await call('users/guest', {});
    const { responsecode } = await call('business/order', anOrder(sessiontoken));
    if (responsecode !== '200') throw new Error(`The order was answered with ${responsecode}.`);
    return traceparent.split('-')[1] ?? '';
  };
  await placeOrder('first');
  const traceId = await placeOrder('second');
  await receiver.span((span) => span.traceId === traceId && span.name === 'send email');
  await storefront.end();
  const spans = receiver.spans.filter((span) => span.traceId === traceId);
  const drawn = spans.map((span): DrawnSpan => ({
    id: span.spanId,
    parent: span.parentSpanId || undefined,
    name: span.name,
    part: partOf(span),
    start: millisecondsOf(span.startTimeUnixNano),
    end: millisecondsOf(span.endTimeUnixNano),
  }));
  await writeFile(picture, drawTrace(drawn));
  process.stdout.write(`${picture}: ${drawn.length} spans\n`);
} finally {
  await receiver.close();
  await rm(folder, { recursive: true, force: true });
}
