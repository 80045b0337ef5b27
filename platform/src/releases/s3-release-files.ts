import { encodings } from './encodings';
import { ReleaseStoreUnavailable, formsIn } from './release-files';
import type { ReleaseFiles } from './release-files';
import { storedName } from './stored-name';

/** A place in S3-compatible storage. */
export interface S3Place {
  readonly bucket: string;
  /** The beginning of every key, without slashes at its ends; '' is the bucket itself. */
  readonly prefix: string;
  /** The address of the storage when it is not Amazon's own. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Undefined uses the credentials of the machine: a role, or the variables of Amazon's own tools. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

// A page falls back to the last good release after 8 s without a file.
const timeLimits = { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true };
const requestsAtOnce = 8;

/** Files of releases in S3-compatible storage, under `files/` by the hash of their content. */
export async function s3ReleaseFiles(place: S3Place): Promise<ReleaseFiles> {
  const { bucket, prefix, endpoint, region, credentials } = place;
  // Loaded here, so that a process with a release folder does not load the large library.
  const { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3');
  const client = new S3Client({
    region,
    maxAttempts: 2,
    requestHandler: timeLimits,
    // Storage other than Amazon's has no host name for each bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials !== undefined && { credentials }),
  });
  const objectAt = (name: string) => ({
    Bucket: bucket,
    Key: prefix === '' ? `files/${name}` : `${prefix}/files/${name}`,
  });

  async function read(name: string): Promise<Uint8Array | undefined> {
    try {
      const { Body } = await client.send(new GetObjectCommand(objectAt(name)));
      return await Body?.transformToByteArray();
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw unavailable(error);
    }
  }

  return {
    put: (files) =>
      eachOf(formsIn(files), async ({ integrity, encoding, bytes }) => {
        const object = objectAt(storedName(integrity, encoding));
        await client.send(new PutObjectCommand({ ...object, Body: bytes }));
      }),
    file: (integrity, encoding) => read(storedName(integrity, encoding)),
    remove: (integrities) =>
      eachOf(
        integrities.flatMap((integrity) => encodings.map((encoding) => storedName(integrity, encoding))),
        async (name) => {
          await client.send(new DeleteObjectCommand(objectAt(name)));
        },
      ),
    check: async () => {
      // No file has this name: the request only shows that the storage answers.
      await read('check');
    },
    close: () => client.destroy(),
  };
}

/** Runs the work for each item, a few at a time. */
async function eachOf<Item>(items: readonly Item[], action: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await action(next);
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, worker)).catch((error: unknown) => {
    throw unavailable(error);
  });
}

function unavailable(cause: unknown): ReleaseStoreUnavailable {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ReleaseStoreUnavailable(`The store of releases does not answer as it should (${reason})`, {
    cause,
  });
}
