import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import type { Isolate, IsolateEnd, IsolateHost } from './isolate-host';
import { WatchedIsolate } from './watched-isolate';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  await removeTemporaryFolders();
});

/** A process whose worker never answers, and whose processor time is `used(n)` at the n-th look, in milliseconds. */
const aSilentProcess = async (used: (look: number) => number) => {
  const socket = join(await temporaryFolder(), 'socket');
  const server = createServer(() => undefined);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  let settleEnd: (end: IsolateEnd) => void = () => undefined;
  let looks = 0;
  const isolate: Isolate = {
    socket: Promise.resolve(socket),
    end: new Promise((resolve) => (settleEnd = resolve)),
    usage: async () => ({ processorTime: used((looks += 1)), bytes: 0 }),
    kill: () => settleEnd('ended'),
  };
  const host: IsolateHost = { wall: 'none', fault: () => undefined, start: () => isolate };
  const watched = new WatchedIsolate(host, '', { heapMegabytes: 1, growthMegabytes: 1 }, () => undefined);
  return { watched, end: (end: IsolateEnd) => settleEnd(end) };
};

describe('a request to an isolate', () => {
  it('[ISO-2/blame] is out of time once it has used its processor time', async () => {
    const { watched } = await aSilentProcess(() => 20);
    expect(await watched.ask('', 20)).toStrictEqual({ kind: 'out of time' });
    expect(watched.isFree).toBe(false);
  });

  it('[ISO-2/blame] is charged to nobody on a machine that gives it no processor time', async () => {
    const { watched } = await aSilentProcess(() => 0);
    expect(await watched.ask('', 20)).toStrictEqual({ kind: 'interrupted' });
  });

  it('waits for its processor time on a slow machine', async () => {
    // A quarter of the time passes between two looks.
    const { watched } = await aSilentProcess((look) => look * 5);
    expect(await watched.ask('', 20)).toStrictEqual({ kind: 'out of time' });
  });

  it('[ISO-2/blame] is charged to nobody when the container of its process is lost', async () => {
    const { watched, end } = await aSilentProcess(() => 0);
    const outcome = watched.ask('', 10_000);
    end('lost');
    expect(await outcome).toStrictEqual({ kind: 'interrupted' });
    expect(watched.isFree).toBe(false);
  });

  it.each(['died', 'out of memory'] as const)('is told that its process %s', async (how) => {
    const { watched, end } = await aSilentProcess(() => 0);
    const outcome = watched.ask('', 10_000);
    end(how);
    expect(await outcome).toStrictEqual({ kind: how });
    expect(watched.isFree).toBe(false);
  });

  it('is interrupted when the server ends the process', async () => {
    const { watched } = await aSilentProcess(() => 0);
    const outcome = watched.ask('', 10_000);
    await watched.close();
    expect(await outcome).toStrictEqual({ kind: 'interrupted' });
  });
});
