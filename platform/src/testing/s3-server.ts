import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Place } from '../releases/s3-release-files';

/** The part of the package that is used here; it has no types. Its only key is `S3RVER`, with the secret `S3RVER`. */
interface S3rver {
  /** Writes nothing, because the server is silent. */
  readonly logger: { close(): void };
  readonly store: ObjectStore;
  /** Exists once it runs. */
  readonly httpServer: Server;
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
/** Keeps each object as the files that `kinds` names. */
interface ObjectStore {
  putObject(object: StoredObject): Promise<unknown>;
  getResourcePath(bucket: string, key: string, kind: (typeof kinds)[number]): string;
}
interface StoredObject {
  readonly bucket: string;
  readonly key: string;
  readonly content: unknown;
  readonly metadata: unknown;
}
interface S3rverOptions {
  readonly address: string;
  /** 0 chooses a free port. */
  readonly port: number;
  readonly silent: boolean;
  /** Where the objects are kept. */
  readonly directory: string;
  readonly configureBuckets: readonly { readonly name: string }[];
}

// A reader looks for the object first, so it comes last.
const kinds = ['metadata.json', 'object.md5', 'object'] as const;

/**
 * Replaces an object as a whole, as S3 does. The package writes over its files in place, so a reader of one in that moment got a part of
 * it, nothing until the connection was cut, or status 500.
 */
function replaceWhole(store: ObjectStore): void {
  const putObject = store.putObject.bind(store);
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const beside = `${key}.${randomUUID()}`;
    const stored = await putObject({ bucket, key: beside, content, metadata });
    for (const kind of kinds)
      await rename(store.getResourcePath(bucket, beside, kind), store.getResourcePath(bucket, key, kind));
    return stored;
  };
}

/**
 * Ends a connection with its next answer once the server is closed. Node keeps one open on which an answer was on its way, and a client that
 * asks again and again would keep the server from ending.
 */
function closeKeptConnections(server: Server): void {
  server.prependListener('request', (_request, response) => {
    if (!server.listening) response.setHeader('connection', 'close');
  });
}

/** A local S3-compatible server that checks signatures like Amazon's. */
export interface S3Server {
  readonly place: S3Place;
  /** Ends the server; a second call has no effect. */
  close(): Promise<void>;
  /** Starts it again at the same address with its objects; has no effect while it runs. */
  start(): Promise<void>;
}

/** Starts a server that keeps its objects in a folder, with the bucket `releases`. */
export async function startS3Server(directory: string): Promise<S3Server> {
  const begin = async (wantedPort: number) => {
    const Server = createRequire(import.meta.url)('@20minutes/s3rver') as new (
      options: S3rverOptions,
    ) => S3rver;
    const server = new Server({
      address: '127.0.0.1',
      port: wantedPort,
      silent: true,
      directory,
      configureBuckets: [{ name: 'releases' }],
    });
    // The server logs its last answers after it has closed its logger, and a closed logger complains on the console.
    server.logger.close = () => undefined;
    replaceWhole(server.store);
    const { port } = await server.run();
    closeKeptConnections(server.httpServer);
    return { server, port };
  };
  const first = await begin(0);
  let running: S3rver | undefined = first.server;
  let closing: Promise<void> = Promise.resolve();
  return {
    place: {
      bucket: 'releases',
      prefix: 'storefront',
      endpoint: `http://127.0.0.1:${first.port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    close() {
      if (running !== undefined) closing = running.close();
      running = undefined;
      return closing;
    },
    async start() {
      await closing;
      running ??= (await begin(first.port)).server;
    },
  };
}
