import S3rver from '@20minutes/s3rver';
import { temporaryFolder } from './temporary-folder';
import type { S3Place } from '../releases/s3-release-files';

/** An S3-speaking server of a test's own, which checks signatures as Amazon's does. */
export interface S3Server {
  readonly place: S3Place;
  /** Ends it for good; a second time changes nothing. */
  close(): Promise<void>;
}

/** Starts one over a folder that `removeTemporaryFolders` removes, with the bucket `releases`. */
export async function startS3Server(): Promise<S3Server> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: await temporaryFolder(),
    configureBuckets: [{ name: 'releases' }],
  });
  const { port } = await server.run();
  let closing: Promise<void> | undefined;
  return {
    place: {
      bucket: 'releases',
      prefix: 'storefront',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    close: () => (closing ??= server.close()),
  };
}
