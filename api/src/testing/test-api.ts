import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Answer, Body, CallName } from '@storefront/contract';
import { calls } from '@storefront/contract/schemas';
import { createApi } from '../app';
import type { Api, ApiPorts } from '../app';
import type { CatalogueFile } from '../catalogue/format';
import { importCatalogue } from '../catalogue-files/importing/import-catalogue';
import type { Config } from '../config';
import type { OpenDatabase } from '../database/database';
import { createServer } from '../serving/create-server';
import { fixedBrands } from './brands';
import { openRealPostgres } from './databases';
import { fixedClock } from './fixed-clock';

export const testConfig: Config = {
  dataDirectory: 'memory',
  databaseUrl: undefined,
  replicaUrl: undefined,
  clockStart: undefined,
  apiClient: { name: 'storefront', secret: 'storefront' },
  apiOrigin: undefined,
  trustedProxies: undefined,
  codeSecret: 'secret of tests',
  edgeSecret: 'secret of edges in tests',
  teamSecret: 'secret of teams in tests',
  operatorToken: undefined,
  smtpUrl: undefined,
  mailFrom: 'Storefront <hello@storefront.example>',
  twilio: undefined,
  stripe: undefined,
  contactAddress: undefined,
  webhooksToLoopback: false,
  textsPerHour: 1_000,
  emailsPerHour: 100_000,
  production: false,
};

export interface TestApi {
  readonly api: Api;
  readonly server: FastifyInstance;
  readonly database: OpenDatabase;
  readonly clock: ReturnType<typeof fixedClock>;
  /** The lines of the log. */
  readonly logged: readonly string[];
  /** Makes a call over HTTP like a client application; on the brand `market` unless `headers` name another. */
  call<Name extends CallName>(
    name: Name,
    body: Body<Name>,
    headers?: Record<string, string>,
  ): Promise<Answer<Name>>;
  /** Posts any payload to a path under /api. */
  post(
    path: string,
    payload: string | object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Imports a catalogue in place of the current one, and resolves once this API reads it. */
  importCatalogue(catalogue: CatalogueFile): Promise<void>;
  close(): Promise<void>;
  /** Closes at the end of an `await using` block, also after a failed assertion, since an open database keeps the run from ending. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** The default instant of tests: a Friday evening in London, winter time. */
const fridayEvening = '2026-11-20T18:30:00Z';

export const clientAuthorization = `Basic ${Buffer.from('storefront:storefront').toString('base64')}`;

/** The whole API over a fresh database of the run's real PostgreSQL, unless one is given, at a fixed time. */
export async function testApi(
  options: Partial<Omit<ApiPorts, 'clock' | 'log'>> & { readonly now?: string } = {},
): Promise<TestApi> {
  const database = options.database ?? (await openRealPostgres());
  const clock = fixedClock(options.now ?? fridayEvening);
  const logged: string[] = [];
  const config = options.config ?? testConfig;
  const server = createServer({ config, logStream: { write: (line) => void logged.push(line) } });
  const api = await createApi({
    // Tests send many messages to the same person. Tests of the limits pass the usual backoff.
    recipientBackoff: { freeTries: 10_000, firstPauseSeconds: 60, longestPauseSeconds: 60 },
    // Tests book many tables with the same number. Tests of codes pass the usual limits.
    openBookings: { withoutCode: 10_000, atAll: 10_000 },
    brands: fixedBrands(),
    ...options,
    config,
    database,
    clock,
    log: server.log,
  });
  await server.register(api.plugin, { prefix: '/api' });
  await server.register(api.sitePlugin);
  await server.ready();

  const post: TestApi['post'] = (path, payload, headers = {}) =>
    server.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { 'content-type': 'application/json', authorization: clientAuthorization, ...headers },
      payload,
    });

  /** Resolves once this API has handled every notification that the database sent earlier. */
  const notified = async () => {
    // Notifications arrive in the order of their transactions, so this one arrives last.
    const channel = `notified_${randomUUID().replaceAll('-', '')}`;
    const listener = new EventEmitter();
    const stop = await database.listen(channel, () => listener.emit('notified'));
    await Promise.all([
      once(listener, 'notified'),
      database.database.execute(sql`select pg_notify(${channel}, '')`),
    ]);
    await stop();
  };

  const close = async () => {
    await server.close();
    await api.close();
    await database.close();
  };

  return {
    api,
    server,
    database,
    clock,
    logged,
    post,
    async call(name, body, headers = {}) {
      const answer =
        calls[name].method === 'GET'
          ? await server.inject({
              method: 'GET',
              url: `/api/${name}`,
              headers: { authorization: clientAuthorization, ...headers },
              query: body as Record<string, string>,
            })
          : await post(name, body, headers);
      return answer.json();
    },
    async importCatalogue(catalogue) {
      const outcome = await importCatalogue(
        { database: database.database, clock },
        { catalogue, readPicture: () => Promise.resolve(undefined), replace: true },
      );
      if (outcome.kind === 'faulty') throw new Error(JSON.stringify(outcome.faults));
      await notified();
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
