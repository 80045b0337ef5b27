import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { askApiAt } from './ask-api-at';

let api: FastifyInstance;
let name = 'Miso & Co';
let received: unknown[] = [];
let traces: unknown[] = [];
let status = 200;
beforeEach(async () => {
  received = [];
  traces = [];
  status = 200;
  api = fastify();
  api.post('/api/edge-call', async (request, reply) => {
    reply.code(status);
    traces.push(request.headers['traceparent']);
    received.push([request.headers.authorization, request.body]);
    return { responsecode: '200', info: { business_name: name } };
  });
  await api.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => api.close());

const address = () => `http://127.0.0.1:${(api.server.address() as { port: number }).port}`;

describe('the API in another process', () => {
  it('is asked with the call, its body, the brand and the secret of edges', async () => {
    await askApiAt(address(), 'a secret')('business/details', { zipcode: '', slug: 'miso' }, 'market');
    expect(received).toStrictEqual([
      ['Bearer a secret', { call: 'business/details', body: { zipcode: '', slug: 'miso' }, brand: 'market' }],
    ]);
  });

  it('[OBS-2/traces] is told which trace the page belongs to, and nothing of one outside a trace', async () => {
    const trace = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
    let traceparent: string | undefined = trace;
    const ask = askApiAt(address(), 'a secret', () => traceparent);
    const details = () => ask('business/details', { zipcode: '', slug: 'miso' }, 'market');
    await details();
    traceparent = undefined;
    await details();
    expect(traces).toStrictEqual([trace, undefined]);
  });

  it('[EDG-7/kept] gives the same object for equal answers, and another one as soon as they differ', async () => {
    const ask = askApiAt(address(), 'a secret');
    const details = () => ask('business/details', { zipcode: '', slug: 'miso' }, 'market');
    const first = await details();
    expect(await details()).toBe(first);
    name = 'Miso & Sons';
    const changed = await details();
    expect(changed).toMatchObject({ info: { business_name: 'Miso & Sons' } });
    expect(await details()).toBe(changed);
  });

  it('that refuses is an error that names the call and the status', async () => {
    status = 503;
    await expect(askApiAt(address(), 'a secret')('search/home', {} as never, 'market')).rejects.toThrow(
      'The API answered search/home with 503',
    );
  });
});
