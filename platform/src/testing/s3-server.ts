import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { S3Place } from '../releases/s3-release-files';

/** As far as it is used here; the package brings no types. Its only key is `S3RVER`, with the secret `S3RVER`. */
interface S3rver {
  /** Writes nothing, since it is told to be silent. */
  readonly logger: { close(): void };
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
interface S3rverOptions {
  readonly address: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly silent: boolean;
  /** Where the objects are kept. */
  readonly directory: string;
  readonly configureBuckets: readonly { readonly name: string }[];
}

/** An S3-speaking server of one's own, which checks signatures as Amazon's does. */
export interface S3Server {
  readonly place: S3Place;
  /** Ends it; a second time changes nothing. */
  close(): Promise<void>;
  /** Starts it again at the same address, with what it kept; changes nothing while it runs. */
  start(): Promise<void>;
}

/** Starts one that keeps its objects in a folder, with the bucket `releases`. */
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
    // It still logs the last answers after it has closed its logger, and a closed logger complains on the console.
    server.logger.close = () => undefined;
    const { port } = await server.run();
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
