import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkTransport } from './registry-client';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

const aServer = async (answer: (response: ServerResponse) => void) => {
  const server = createServer((_request, response) => answer(response));
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const request = { method: 'GET', path: '/platform/state', headers: {}, milliseconds: 200 } as const;

describe('a registry over the network', () => {
  it.each<[string, (response: ServerResponse) => void]>([
    ['says nothing', () => undefined],
    ['trickles', (response) => response.writeHead(200).write('{')],
  ])('that %s is given up, and what may still happen is said', async (_what, answer) => {
    const origin = await aServer(answer);
    await expect(networkTransport(origin)(request)).rejects.toThrow(
      `The server at ${origin} gave no answer within 0.2 s. What was asked of it may still happen`,
    );
  });

  it('that answers no JSON has only a status', async () => {
    const origin = await aServer((response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
    expect(await networkTransport(origin)(request)).toStrictEqual({ status: 502, json: undefined });
  });
});
