import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { TrustedProxies } from '../trusted-proxies';
import { clientAddress } from './client-address';
import { createServer, timeLimits } from './create-server';

const logged: string[] = [];
const logStream = { write: (line: string) => void logged.push(line) };
const opened: { server: FastifyInstance; sockets: Socket[] }[] = [];
afterEach(async () => {
  logged.length = 0;
  for (const { server, sockets } of opened.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await server.close();
  }
});

const aServer = (trustedProxies?: TrustedProxies, limits = timeLimits, closeTimeout?: number) => {
  const server = createServer({ config: { trustedProxies }, logStream, limits, closeTimeout });
  opened.push({ server, sockets: [] });
  return server;
};

/** Listens on a free port; `connectTo` opens a connection and writes to it. */
const listening = async (server: FastifyInstance) => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return async (text: string) => {
    const socket = connect(port, '127.0.0.1');
    opened.find((one) => one.server === server)?.sockets.push(socket);
    socket.on('error', () => undefined);
    const received: string[] = [];
    socket.on('data', (data) => received.push(String(data)));
    await once(socket, 'connect');
    if (text !== '') socket.write(text);
    return { socket, received, ended: once(socket, 'close') };
  };
};

describe('the client address', () => {
  const addressAndHost = async (
    trusted: TrustedProxies | undefined,
    forwarded: string,
    peer = '10.0.0.5',
  ) => {
    const server = aServer(trusted);
    server.get('/', async (request) => [clientAddress(request), request.hostname]);
    const answer = await server.inject({
      url: '/',
      remoteAddress: peer,
      headers: { host: 'own.example', 'x-forwarded-for': forwarded, 'x-forwarded-host': 'claimed.example' },
    });
    return answer.json();
  };

  it('[G13/proxies] is the connection’s address when no proxy is configured, whatever headers say', async () => {
    expect(await addressAndHost(undefined, '203.0.113.7')).toStrictEqual(['10.0.0.5', 'own.example']);
  });

  it('[G13/proxies] is the last address that a configured proxy did not write', async () => {
    for (const [trusted, address] of [
      [['10.0.0.0/8'], '203.0.113.7'],
      [1, '203.0.113.7'],
      [2, '1.1.1.1'],
    ] as const)
      expect(await addressAndHost(trusted, '1.1.1.1, 203.0.113.7')).toStrictEqual([address, 'own.example']);
  });

  it('[G13/proxies] is the connection’s address when that is not a configured proxy', async () => {
    expect(await addressAndHost(['10.0.0.0/8'], '203.0.113.7', '198.51.100.9')).toStrictEqual([
      '198.51.100.9',
      'own.example',
    ]);
  });
});

describe('the host of a request', () => {
  it.each([undefined, ['10.0.0.0/8'], 1, 2])(
    'is its Host header, whatever X-Forwarded-Host says, with the trusted proxies %j',
    async (trusted) => {
      const server = aServer(trusted);
      server.get('/', async ({ host, hostname, headers }) => [host, hostname, headers['x-forwarded-host']]);
      for (const claimed of ['claimed.example', 'first.example, claimed.example', '']) {
        const headers = {
          host: 'own.example:8080',
          'x-forwarded-host': claimed,
          'x-forwarded-for': '1.1.1.1',
        };
        const answer = await server.inject({ url: '/', remoteAddress: '10.0.0.5', headers });
        expect(answer.json()).toStrictEqual(['own.example:8080', 'own.example', null]);
      }
    },
  );
});

describe('an error', () => {
  const secret = 'select * from users at /srv/secret/path.ts';

  it.each(['/page', '/api/call'])(
    'of the server is answered at %s with a plain sentence, and logged',
    async (url) => {
      const server = aServer();
      server.get(url, async () => {
        throw new Error(secret);
      });
      const answer = await server.inject(url);
      expect(answer.statusCode).toBe(500);
      expect(answer.payload).toContain('Something went wrong on our side. Please try again.');
      expect(answer.payload).not.toContain('secret');
      expect(logged.join()).toContain('request failed');
    },
  );

  it.each([
    ['/%ff', 404],
    ['/none/of/ours', 404],
    ['/page?key=%00', 400],
    ['/a%00b', 400],
  ])('of the client at %s is answered %i, without repeating what was asked', async (url, status) => {
    const server = aServer();
    server.get('/page', async () => 'page');
    const answer = await server.inject(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.payload).toMatch(/^There is no such page\.\n$|^The request is not valid\.\n$/);
  });

  it('has Retry-After while the database is away', async () => {
    const server = aServer();
    server.get('/page', async () => {
      throw Object.assign(new Error('connect ECONNREFUSED 10.1.2.3'), { code: 'ECONNREFUSED' });
    });
    const answer = await server.inject('/page');
    expect([answer.statusCode, answer.headers['retry-after']]).toStrictEqual([503, '5']);
    expect(answer.payload).toBe('We cannot answer at the moment. Please try again in a few seconds.\n');
  });

  it('is logged in the one line of its request, with the route’s pattern and never the path', async () => {
    const server = aServer();
    server.get('/orders/:okey', async () => 'order');
    await server.inject('/orders/secret?key=secret');
    expect(logged.map((line) => JSON.parse(line))).toStrictEqual([
      expect.objectContaining({ method: 'GET', route: '/orders/:okey', status: 200, msg: 'answered' }),
    ]);
    expect(logged.join()).not.toContain('secret');
  });
});

const halfAHeader = 'GET / HTTP/1.1\r\nHost: x\r\n';
const halfABody =
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a"';

describe('the time limits of a connection', () => {
  const quick = { headers: 100, request: 200, idle: 100, silent: 60_000, checkEvery: 20 };

  it.each([
    ['a header that never ends', halfAHeader],
    ['a body that never ends', halfABody],
    ['no request', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('[G12/time] end one with %s', async (_name, text) => {
    const server = aServer(undefined, quick);
    server.get('/', async () => 'page');
    server.post('/', async () => 'posted');
    const { ended, socket } = await (await listening(server))(text);
    await ended;
    expect(socket.destroyed).toBe(true);
  });

  it('end a connection whose client never reads the answer', async () => {
    const server = aServer(undefined, { ...quick, silent: 100 });
    const answer = 'x'.repeat(64 * 1024 * 1024);
    server.get('/', async () => answer);
    const { ended, socket } = await (await listening(server))('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    socket.pause();
    await once(server.server, 'request');
    // A connection that is not read does not notice that it has ended, so the server is asked.
    const connections = () =>
      new Promise<number>((resolve) => server.server.getConnections((_error, count) => resolve(count)));
    while ((await connections()) > 0) await new Promise((resolve) => setImmediate(resolve));
    socket.resume();
    await ended;
    expect(socket.bytesRead).toBeLessThan(answer.length);
  });

  it('are set in the real server', () => {
    const { server } = aServer();
    expect([server.headersTimeout, server.requestTimeout]).toStrictEqual([10_000, 20_000]);
    expect([server.keepAliveTimeout, server.timeout]).toStrictEqual([65_000, 70_000]);
  });
});

describe('closing the server', () => {
  /** Limits that end no connection, so that only closing the server does. */
  const noLimits = { headers: 0, request: 0, idle: 0, silent: 0, checkEvery: 60_000 };

  it('ends connections without a request at once, although they could stay for a minute', async () => {
    const server = aServer(undefined, timeLimits, 60_000);
    server.get('/', async () => 'page');
    const connectTo = await listening(server);
    const withoutRequest = await connectTo('');
    const half = await connectTo(halfAHeader);
    const keptAlive = await connectTo('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(keptAlive.socket, 'data');
    await server.close();
    await Promise.all([withoutRequest.ended, half.ended, keptAlive.ended]);
    expect([withoutRequest, half, keptAlive].every(({ socket }) => socket.destroyed)).toBe(true);
  });

  it('answers a running request, and then ends its connection', async () => {
    const server = aServer(undefined, timeLimits, 60_000);
    let answer: (text: string) => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      server.get('/', () => {
        resolve();
        return new Promise<string>((answered) => (answer = answered));
      });
    });
    const { received, ended } = await (await listening(server))('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await arrived;
    const closed = server.close();
    await new Promise((resolve) => setImmediate(resolve));
    answer('the answer');
    await Promise.all([closed, ended]);
    expect(received.join('')).toMatch(/connection: close[\s\S]*the answer/i);
  });

  it('waits a limited time for a body that never ends', async () => {
    const server = aServer(undefined, noLimits, 50);
    server.post('/', async () => 'posted');
    const { ended, socket } = await (await listening(server))(halfABody);
    await once(server.server, 'request');
    await Promise.all([server.close(), ended]);
    expect(socket.destroyed).toBe(true);
  });
});
