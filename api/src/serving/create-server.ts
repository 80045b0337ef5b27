import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { ApiError } from '../errors';
import { logOptions } from '../log';
import type { LogStream } from '../log';
import { endConnectionsOnClose } from './end-connections';
import { limitHandlers } from './limit-handlers';
import { sendError, sendNotFound } from './send-error';

const bodyLimit = 256 * 1024;

/** Time limits of a connection, in milliseconds. */
export const timeLimits = {
  /** For the headers of a request to arrive. */
  headers: 10_000,
  /** For the whole request to arrive. */
  request: 20_000,
  /** Without a request. Balancers keep a connection for 60 s, and the server must not end it first. */
  idle: 65_000,
  /** Without a byte in either direction. */
  silent: 70_000,
  /** How often Node looks for connections beyond their limits. */
  checkEvery: 1_000,
};

export interface ServerDeps {
  readonly config: Pick<Config, 'trustedProxies'>;
  readonly logStream: LogStream;
  readonly limits?: typeof timeLimits;
  /** How many milliseconds running requests have when the server is closed. */
  readonly closeTimeout?: number | undefined;
}

/** Fastify does not accept a number of hops, since it cannot verify the nearest proxy. Anyone who sets one vouches for it. */
function trustedBy({ trustedProxies = [] }: Pick<Config, 'trustedProxies'>) {
  if (typeof trustedProxies === 'number') return (_address: string, hop: number) => hop < trustedProxies;
  return trustedProxies.length > 0 && [...trustedProxies];
}

/**
 * The server that everything is registered in: the API, the payment page and the platform's edge. What they share is
 * here: the client's address, the log line of a request, errors, time limits and closing.
 */
export function createServer({
  config,
  logStream,
  limits = timeLimits,
  closeTimeout = 8_000,
}: ServerDeps): FastifyInstance {
  const server = Fastify({
    logger: logOptions(logStream),
    // The hook below logs one line for each request.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedBy(config),
    bodyLimit,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionTimeout: limits.silent,
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.checkEvery },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
  // A connection that cannot be accepted would otherwise end the process.
  server.server.on('error', (fault) => server.log.error({ err: fault }, 'the server reported an error'));
  endConnectionsOnClose(server, closeTimeout);
  limitHandlers(server);
  server.setErrorHandler(sendError);
  server.setNotFoundHandler(sendNotFound);
  server.addHook('onRequest', ({ raw, url }, _reply, done) => {
    // Fastify would let a trusted proxy, and who writes through it, name another host. The brand is chosen by Host alone.
    delete raw.headers['x-forwarded-host'];
    // No path of ours has a NUL, and the database cannot store one.
    done(url.includes('%00') ? new ApiError('bad-request') : undefined);
  });
  server.addHook('onResponse', ({ id, method, routeOptions }, reply, done) => {
    const line = {
      request: id,
      method,
      // The route's pattern, because a path may hold the key of an order (G14).
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    server.log.info(line, 'answered');
    done();
  });
  return server;
}
