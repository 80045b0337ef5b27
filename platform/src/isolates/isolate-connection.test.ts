import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { IsolateConnection } from './isolate-connection';

const closing: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await removeTemporaryFolders();
});

const closeServer = async (server: Server) => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
};

/** A connection to a worker that answers like this. */
const aConnection = async (answer: RequestListener) => {
  const socket = join(await temporaryFolder(), 'socket');
  const server = createServer(answer);
  closing.push(() => closeServer(server));
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  const connection = new IsolateConnection(socket);
  closing.push(() => connection.close());
  return connection;
};

const limit = 10_000;

describe('a connection to an isolate', () => {
  it('keeps one socket for all requests, and gives each text in full', async () => {
    const sockets = new Set<unknown>();
    const connection = await aConnection((request, response) => {
      sockets.add(request.socket);
      request.pipe(response);
    });
    const long = 'é'.repeat(200_000);
    expect(await connection.ask(long, limit)).toStrictEqual({ kind: 'text', text: long });
    expect(await connection.ask('', limit)).toStrictEqual({ kind: 'text', text: '' });
    expect(sockets.size).toBe(1);
  });

  it('says that the worker threw when its answer is none', async () => {
    const connection = await aConnection((_request, response) => response.writeHead(500).end('{}'));
    expect(await connection.ask('', limit)).toStrictEqual({ kind: 'threw' });
  });

  it('reads no answer beyond 8 MB, and asks again', async () => {
    const connection = await aConnection((request, response) => {
      request.on('data', (text: Buffer) => response.write('x'.repeat(Number(text.toString()))));
      request.on('end', () => response.end());
    });
    expect(await connection.ask(String(8 * 2 ** 20 + 1), limit)).toStrictEqual({ kind: 'too long' });
    expect(await connection.ask('2', limit)).toStrictEqual({ kind: 'text', text: 'xx' });
  });

  it('rejects when the process ends before it has answered in full, and when the connection is closed', async () => {
    const connection = await aConnection((request, response) => {
      request.resume();
      response.writeHead(200, { 'content-length': 10 }).write('half');
      response.socket?.destroy();
    });
    await expect(connection.ask('', limit)).rejects.toThrow();
    const silent = await aConnection(() => undefined);
    const asked = silent.ask('', limit);
    silent.close();
    await expect(asked).rejects.toThrow();
  });

  it('rejects after its time limit', async () => {
    const connection = await aConnection(() => undefined);
    await expect(connection.ask('', 10)).rejects.toThrow();
  });
});
