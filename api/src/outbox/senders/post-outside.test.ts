import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { postOutside } from './post-outside';
import { isPublicAddress } from './public-address';

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** A server of this machine, and the requests that reached it. */
async function aReceiver(answer: RequestListener = (_request, response) => response.end('thanks')) {
  const received: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push(`${request.method} ${request.url} ${body}`);
      answer(request, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  endings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, port: (server.address() as AddressInfo).port };
}

/** Counts the connections to a port of this machine. */
async function aTrap() {
  let connections = 0;
  const server = createTcpServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  endings.push(() => server.close());
  return { port: (server.address() as AddressInfo).port, connections: () => connections };
}

const message = { headers: { 'content-type': 'application/json' }, body: '{"event":"order.placed"}' };
const resolvingTo =
  (...addresses: string[]): NonNullable<Parameters<typeof postOutside>[0]['resolve']> =>
  (_host, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

describe('the address of a message', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
    'not an address',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each(['http://till.test/', 'file:///etc/passwd', 'ftp://till.test/', 'not an address'])(
    '%s is no https address',
    async (address) => {
      const post = postOutside({ allowLoopback: false, resolve: resolvingTo('93.184.216.34') });
      await expect(post(address, message)).rejects.toMatchObject({ name: 'Undeliverable' });
    },
  );

  it('is refused without a connection in a private network, in any notation', async () => {
    const trap = await aTrap();
    const post = postOutside({ allowLoopback: false });
    for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]'])
      await expect(post(`https://${host}:${trap.port}/`, message)).rejects.toThrow(
        'The address is in a private network',
      );
    expect(trap.connections()).toBe(0);
  });

  it('is refused without a connection when a public name resolves to a private network', async () => {
    const trap = await aTrap();
    const address = `https://till.test:${trap.port}/`;
    for (const addresses of [['127.0.0.1'], ['93.184.216.34', '127.0.0.1'], ['::ffff:127.0.0.1'], []]) {
      const post = postOutside({ allowLoopback: false, resolve: resolvingTo(...addresses) });
      await expect(post(address, message)).rejects.toThrow('The address leads into a private network');
    }
    const named = postOutside({ allowLoopback: false })(`https://localhost:${trap.port}/`, message);
    await expect(named).rejects.toThrow('The address leads into a private network');
    expect(trap.connections()).toBe(0);
  });
});

describe('when loopback is allowed', () => {
  const post = postOutside({ allowLoopback: true });

  it('posts to this machine and returns its answer', async () => {
    const { received, port } = await aReceiver((_request, response) => {
      response.setHeader('storefront-signature', 't=1,v1=x');
      response.end('thanks');
    });
    const answer = await post(`http://localhost:${port}/orders`, message);
    expect(received).toStrictEqual([`POST /orders ${message.body}`]);
    expect([answer.status, answer.text, answer.header('storefront-signature')]).toStrictEqual([
      200,
      'thanks',
      't=1,v1=x',
    ]);
  });

  it('still refuses other private addresses', async () => {
    await expect(post('https://10.0.0.1/', message)).rejects.toThrow('The address is in a private network');
    await expect(post('http://till.test/', message)).rejects.toMatchObject({ name: 'Undeliverable' });
  });

  it('follows no redirect', async () => {
    const receiver = await aReceiver();
    const { port } = await aReceiver((_request, response) => {
      response.writeHead(307, { location: `http://localhost:${receiver.port}/` });
      response.end();
    });
    expect((await post(`http://localhost:${port}/`, message)).status).toBe(307);
    expect(receiver.received).toStrictEqual([]);
  });

  it('stops reading an answer that never ends', async () => {
    const { port } = await aReceiver((_request, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(16_384)));
        response.once('drain', more);
      };
      more();
    });
    expect((await post(`http://localhost:${port}/`, message)).text).toBe('');
  });
});
