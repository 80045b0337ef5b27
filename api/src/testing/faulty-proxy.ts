import { once } from 'node:events';
import { createServer, connect } from 'node:net';
import type { Socket } from 'node:net';

/** A proxy before a server, whose network can be made to fail in the ways that no connection notices. */
export interface FaultyProxy {
  readonly port: number;
  /** From now on the open connections carry nothing in either direction and are never ended; new ones work. */
  silence(): void;
  /** No connection carries anything, new ones neither, until `resume`; then everything that was held arrives. */
  stall(): void;
  resume(): void;
  /** Ends each connection after it has carried so many bytes from now on; `undefined` ends none. */
  cutAfter(bytes: number | undefined): void;
  close(): Promise<void>;
}

interface Link {
  readonly client: Socket;
  readonly server: Socket;
  /** How many bytes it still carries before it is cut; undefined when it is not cut. */
  left: number | undefined;
}

/** Starts a proxy on a free port of this machine that leads to `port`. */
export async function startFaultyProxy(port: number): Promise<FaultyProxy> {
  const links = new Set<Link>();
  const silent = new Set<Link>();
  let isStalled = false;
  let limit: number | undefined;

  const proxy = createServer((client) => {
    const link: Link = { client, server: connect(port, '127.0.0.1'), left: limit };
    links.add(link);
    const end = () => {
      links.delete(link);
      if (silent.has(link)) return;
      client.destroy();
      link.server.destroy();
    };
    for (const socket of [client, link.server]) socket.on('error', end).on('close', end);
    const carry = (from: Socket, to: Socket) =>
      from.on('data', (bytes) => {
        if (silent.has(link)) return;
        to.write(bytes.subarray(0, link.left));
        if (link.left === undefined) return;
        link.left -= bytes.length;
        if (link.left <= 0) end();
      });
    carry(client, link.server);
    carry(link.server, client);
    if (isStalled) pause(link);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();

  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    silence: () => links.forEach((link) => silent.add(link)),
    stall() {
      isStalled = true;
      links.forEach(pause);
    },
    resume() {
      isStalled = false;
      for (const { client, server } of links) {
        client.resume();
        server.resume();
      }
    },
    cutAfter(bytes) {
      limit = bytes;
      for (const link of links) link.left = bytes;
    },
    async close() {
      for (const { client, server } of [...links, ...silent]) {
        client.destroy();
        server.destroy();
      }
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

function pause({ client, server }: Link) {
  client.pause();
  server.pause();
}
