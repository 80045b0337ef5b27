import Fastify from 'fastify';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { calls } from '@storefront/contract/schemas';
import { clientAuthorization, testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
let site: FastifyInstance;
beforeAll(async () => {
  api = await testApi();
  // As in the product, the site answers every other path with a page.
  site = Fastify();
  site.get('/*', async (_request, reply) => reply.type('text/html').send('<h1>A page</h1>'));
  await site.register(api.api.plugin, { prefix: '/api' });
});
afterAll(async () => {
  await site.close();
  await api.close();
});

const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'];
const ask = (method: HTTPMethods, path: string) =>
  site.inject({
    method: method as 'GET',
    url: `/api/${path}`,
    headers: { authorization: clientAuthorization },
  });

describe('an unknown path under /api', () => {
  it.each(methods)(
    '[API-6/404] answers 404 in JSON to %s, although the site answers other paths with pages',
    async (method) => {
      const sentence = JSON.stringify({ responsecode: '404', status: 'There is no such call.' });
      const others = Object.entries(calls).filter(
        ([, call]) => call.method !== method && !(method === 'HEAD' && call.method === 'GET'),
      );
      for (const path of [
        '',
        'no/such/call',
        ...others.map(([name]) => name.replace('{provider}', 'sandbox')),
      ]) {
        const answer = await ask(method, path);
        expect([path, answer.statusCode]).toStrictEqual([path, 404]);
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
        expect(answer.payload).toBe(method === 'HEAD' ? '' : sentence);
      }
    },
  );

  it('does not change the pages of the site', async () => {
    expect((await site.inject('/listing')).body).toBe('<h1>A page</h1>');
    expect((await site.inject('/apiary')).body).toBe('<h1>A page</h1>');
  });
});
