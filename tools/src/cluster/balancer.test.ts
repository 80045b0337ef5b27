import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createBalancer } from './balancer';
import type { AnsweringRole } from '../../../deploy/src/role-of-path';
import { Upstreams } from './upstreams';

const servers: Server[] = [];
let balancer: FastifyInstance;
let upstreams: Upstreams;
beforeEach(() => {
  upstreams = new Upstreams();
  balancer = createBalancer(upstreams);
});
afterEach(async () => {
  await balancer.close();
  await Promise.all(servers.splice(0).map(close));
});

const close = (server: Server) =>
  new Promise<void>((closed) => {
    server.close(() => closed());
    server.closeAllConnections();
  });

/**
 * A process that answers with its name and the request; `breaks` makes it cut every connection after the request has arrived.
 */
const aProcess = async (name: string, roles: AnsweringRole[], breaks = false) => {
  const state = { ready: true, asked: 0 };
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return response.writeHead(state.ready ? 200 : 503).end();
    state.asked += 1;
    if (breaks) return request.socket.destroy();
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { host, 'content-type': type, 'x-forwarded-for': address } = request.headers;
      const claimed = request.headers['x-forwarded-host'];
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({ name, host, claimed, type, address, body: Buffer.concat(parts).toString() }),
      );
    });
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  upstreams.add(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, roles);
  await upstreams.check();
  return { state, stop: () => close(server) };
};

const ask = async (url: string, method: 'GET' | 'POST' = 'GET') =>
  balancer.inject({
    method,
    url,
    headers: {
      host: 'northbank.localhost',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'localhost',
      'content-type': 'application/json; charset=utf-8',
    },
    ...(method === 'POST' && { payload: '{"a":1}' }),
  });
const nameFrom = async (url: string) => (await ask(url)).json().name;

describe('the balancer', () => {
  it('chooses the role by path, and uses the processes of a role in turn', async () => {
    await aProcess('edge 1', ['edge']);
    await aProcess('edge 2', ['edge']);
    await aProcess('api', ['api']);
    await aProcess('jobs', ['registry']);
    const names = [await nameFrom('/'), await nameFrom('/'), await nameFrom('/')];
    expect(new Set(names)).toStrictEqual(new Set(['edge 1', 'edge 2']));
    expect(await nameFrom('/api/business/menu')).toBe('api');
    expect(await nameFrom('/platform/rollback')).toBe('jobs');
  });

  it('passes on the host, the body and its type, and the address of the caller', async () => {
    await aProcess('api', ['api']);
    expect((await ask('/api/users/login', 'POST')).json()).toStrictEqual({
      name: 'api',
      host: 'northbank.localhost',
      type: 'application/json; charset=utf-8',
      address: '127.0.0.1',
      body: '{"a":1}',
    });
  });

  it('asks another process when one is gone, even for a request that changes something', async () => {
    const first = await aProcess('api 1', ['api']);
    await aProcess('api 2', ['api']);
    await first.stop();
    for (let time = 0; time < 4; time += 1)
      expect((await ask('/api/business/order', 'POST')).json().name).toBe('api 2');
  });

  it('repeats a request whose answer got lost only if the request changes nothing', async () => {
    const broken = await aProcess('api 1', ['api'], true);
    const sound = await aProcess('api 2', ['api']);
    expect(await nameFrom('/api/business/menu')).toBe('api 2');
    expect(await nameFrom('/api/business/menu')).toBe('api 2');
    expect(broken.state.asked).toBe(1);
    sound.state.asked = 0;
    sound.state.ready = false;
    await upstreams.check();
    expect((await ask('/api/business/order', 'POST')).statusCode).toBe(502);
    expect([broken.state.asked, sound.state.asked]).toStrictEqual([2, 0]);
  });

  it('uses no process that is not ready, and says what is missing when none is left', async () => {
    const { state } = await aProcess('edge', ['edge', 'api', 'registry']);
    expect((await ask('/readyz')).statusCode).toBe(200);
    state.ready = false;
    await upstreams.check();
    const refused = await ask('/');
    expect([refused.statusCode, refused.headers['retry-after']]).toStrictEqual([503, '1']);
    expect((await ask('/readyz')).json().missing).toStrictEqual(['edge', 'api', 'registry']);
    state.ready = true;
    await upstreams.check();
    expect(await nameFrom('/')).toBe('edge');
  });
});
