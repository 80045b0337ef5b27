import { createServer as createHttpServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { ApiError } from '../errors';
import { logOptions } from '../log';
import type { LogStream } from '../log';
import { clientAddress } from './client-address';
import { endConnectionsOnClose } from './end-connections';
import { KeptAnswers } from './kept-answers';
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

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined where every request has to be seen by the framework. */
    readonly keptAnswers: KeptAnswers | undefined;
  }
}

export interface ServerDeps {
  readonly config: Pick<Config, 'trustedProxies'>;
  readonly logStream: LogStream;
  readonly limits?: typeof timeLimits;
  /** How many milliseconds running requests have when the server is closed. */
  readonly closeTimeout?: number | undefined;
  /** Whether catalogue reads that come again are answered without the framework. Their requests are then in no trace. */
  readonly keepsAnswers?: boolean;
}

/** Fastify does not accept a number of hops, since it cannot verify the nearest proxy. Anyone who sets one vouches for it. */
function trustedBy({ trustedProxies = [] }: Pick<Config, 'trustedProxies'>) {
  if (typeof trustedProxies === 'number') return (_address: string, hop: number) => hop < trustedProxies;
  return proxyAddress.compile([...trustedProxies]);
}

interface AnswerLine {
  readonly request: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

function listener(answer: RequestListener, limits: typeof timeLimits): Server {
  const server = createHttpServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.idle,
      connectionsCheckingInterval: limits.checkEvery,
    },
    answer,
  );
  return server.setTimeout(limits.silent);
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
  keepsAnswers = true,
}: ServerDeps): FastifyInstance {
  const isTrusted = trustedBy(config);
  const logAnswer = (line: AnswerLine) => server.log.info(line, 'answered');
  const keptAnswers = keepsAnswers
    ? new KeptAnswers({
        addressOf: (request) => clientAddress({ ip: proxyAddress(request, isTrusted) }),
        answered: ({ request, route, milliseconds }) =>
          logAnswer({ request, method: 'POST', route, status: 200, ms: milliseconds }),
      })
    : undefined;
  const server = Fastify({
    logger: logOptions(logStream),
    // The hook below logs one line for each request.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isTrusted,
    bodyLimit,
    serverFactory: (answer) => listener(keptAnswers?.before(answer) ?? answer, limits),
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
  server.decorate('keptAnswers', keptAnswers);
  server.addHook('preClose', async () => keptAnswers?.close());
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
    logAnswer({
      request: id,
      method,
      // The route's pattern, because a path may hold the key of an order (G14).
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
  return server;
}
