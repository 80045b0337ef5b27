import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal';

const codeOf = (fault: unknown) => (fault instanceof Error && 'code' in fault ? String(fault.code) : '');

const refusals: Readonly<Record<string, (port: number) => string>> = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken; stop what listens there, or choose another: PORT=3001 npm start`,
  EACCES: (port) =>
    `Port ${port} needs more rights than this user has; choose one above 1023: PORT=3000 npm start`,
};

/** A server that listens. */
export interface ListeningServer {
  readonly port: number;
  /** Stops accepting connections; call it before the server is closed. */
  stop(): void;
}

/** Listens on all addresses in production, and on the loopback addresses in development (S7). */
export async function listen(
  server: FastifyInstance,
  { port, production }: { port: number; production: boolean },
): Promise<ListeningServer> {
  try {
    if (!production) return await listenOnLoopback(server, port);
    await listenEverywhere(server, port);
    return { port: portOf(server), stop: () => undefined };
  } catch (fault) {
    const refusal = refusals[codeOf(fault)];
    if (refusal !== undefined) throw new Refusal(refusal(port));
    throw fault;
  }
}

/** The port that a server listens on; 0 before it does. */
export function portOf(server: FastifyInstance): number {
  const address = server.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const withoutIpv6 = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL']);

const listenEverywhere = async (server: FastifyInstance, port: number) => {
  try {
    await server.listen({ port, host: '::' });
  } catch (fault) {
    if (!withoutIpv6.has(codeOf(fault))) throw fault;
    await server.listen({ port, host: '0.0.0.0' });
  }
};

/**
 * Names under .localhost resolve to either loopback address, so it listens on both; one server serves the connections of both.
 */
const listenOnLoopback = async (server: FastifyInstance, port: number): Promise<ListeningServer> => {
  const second = createServer((socket: Socket) => void server.server.emit('connection', socket));
  await server.listen({ port, host: '127.0.0.1' });
  try {
    second.listen({ port: portOf(server), host: '::1' });
    await once(second, 'listening');
    second.on('error', (error) => server.log.error({ err: error }, 'the server reported an error'));
  } catch (fault) {
    if (!withoutIpv6.has(codeOf(fault))) throw fault;
  }
  return {
    port: portOf(server),
    stop: () => {
      if (second.listening) second.close();
    },
  };
};
