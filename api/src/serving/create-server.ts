import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { ApiError } from '../errors';
import { logOptions } from '../log';
import type { LogStream } from '../log';
import { endConnectionsOnClose } from './end-connections';
import { sendError, sendNotFound } from './send-error';

const bodyLimit = 256 * 1024;

/** Time limits of a connection, in milliseconds. */
export const timeLimits = {
  /** For the headers of a request to arrive. */
  headers: 10_000,
  /** For the whole request to arrive. */
  request: 20_000,
  /** Without a request. Balancers keep a connection for 60 s: the server must not be the one that ends it first. */
  idle: 65_000,
  /** Without a byte in either direction, whatever is being done. */
  silent: 70_000,
  /** How often Node looks for connections that are over their time. */
  checkEvery: 1_000,
};

export interface ServerDeps {
  readonly config: Pick<Config, 'trustedProxies'>;
  readonly logStream: LogStream;
  readonly limits?: typeof timeLimits;
  /** Milliseconds that requests have to be answered when the server is closed. */
  readonly patience?: number | undefined;
}

/** Fastify believes no bare number of hops, since it then cannot know the nearest proxy; who sets one vouches for it. */
function trustedBy({ trustedProxies = [] }: Pick<Config, 'trustedProxies'>) {
  if (typeof trustedProxies === 'number') return (_address: string, hop: number) => hop < trustedProxies;
  return trustedProxies.length > 0 && [...trustedProxies];
}

/**
 * The server that everything is registered in: the API, the payment page and the platform's edge. What holds for all of them stands
 * here once: who the client is, the log line of a request, errors, time limits and the end.
 */
export function createServer({
  config,
  logStream,
  limits = timeLimits,
  patience = 8_000,
}: ServerDeps): FastifyInstance {
  const server = Fastify({
    logger: logOptions(logStream),
    // One line for each request, by the hook below.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedBy(config),
    bodyLimit,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionTimeout: limits.silent,
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.checkEvery },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
  // A connection that cannot be accepted must not end the process.
  server.server.on('error', (fault) => server.log.error({ err: fault }, 'the server reported an error'));
  endConnectionsOnClose(server, patience);
  server.setErrorHandler(sendError);
  server.setNotFoundHandler(sendNotFound);
  server.addHook('onRequest', ({ url }, _reply, done) => {
    // No address of ours holds a NUL, and the database takes none.
    done(url.includes('%00') ? new ApiError('bad-request') : undefined);
  });
  server.addHook('onResponse', ({ id, method, routeOptions }, reply, done) => {
    const line = {
      request: id,
      method,
      // The pattern of the route: a path may hold the key of somebody's order (G14).
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    server.log.info(line, 'answered');
    done();
  });
  return server;
}
