import type { Readable } from 'node:stream';
import { encodings } from './encodings';
import { largestFile, longestRead, readLimited } from './read-limited';
import { ReleaseStoreUnavailable, TooManyBytes, formsIn } from './release-files';
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

// A page falls back to the last good release after 8 s without a file. With less than 2 s to connect, the library leaves a timer behind for
// every refused connection, for which a process that ends has to wait.
const timeLimits = { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true };
const requestsAtOnce = 8;
const largestCheck = 1024;
/** How long a file may take until the storage has it; the largest that an upload can hold needs a few seconds of a usual line. */
const longestWrite = 20_000;

/** Files of releases in S3-compatible storage, under `files/` by the hash of their content. */
export async function s3ReleaseFiles(
  place: S3Place,
  {
    milliseconds = longestRead,
    writeMilliseconds = longestWrite,
  }: { readonly milliseconds?: number; readonly writeMilliseconds?: number } = {},
): Promise<ReleaseFiles> {
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

  async function read(name: string, maxBytes: number): Promise<Uint8Array | undefined> {
    const until = performance.now() + milliseconds;
    try {
      const { Body } = await client.send(new GetObjectCommand(objectAt(name)), {
        abortSignal: AbortSignal.timeout(milliseconds),
      });
      // In Node a body is a stream; the package's type also covers browsers.
      return Body && (await readLimited(Body as Readable, maxBytes, Math.max(1, until - performance.now())));
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error instanceof TooManyBytes ? error : unavailable(error);
    }
  }

  return {
    put: (files) =>
      eachOf(formsIn(files), async ({ integrity, encoding, bytes }) => {
        const object = objectAt(storedName(integrity, encoding));
        // The library waits for the whole answer, which need never end.
        await client.send(new PutObjectCommand({ ...object, Body: bytes }), {
          abortSignal: AbortSignal.timeout(writeMilliseconds),
        });
      }),
    file: (integrity, encoding, maxBytes = largestFile) => read(storedName(integrity, encoding), maxBytes),
    remove: (integrities) =>
      eachOf(
        integrities.flatMap((integrity) => encodings.map((encoding) => storedName(integrity, encoding))),
        async (name) => {
          await client.send(new DeleteObjectCommand(objectAt(name)), {
            abortSignal: AbortSignal.timeout(writeMilliseconds),
          });
        },
      ),
    check: async () => {
      // No file has this name: whatever answers with one, such as a login page, is no storage of ours.
      if ((await read('check', largestCheck)) !== undefined)
        throw unavailable(new Error('it has a file that nobody stored'));
    },
    close: () => client.destroy(),
  };
}

/** Runs the work for each item, a few at a time; after a failure none is begun. */
async function eachOf<Item>(items: readonly Item[], action: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await action(next);
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, worker)).catch((error: unknown) => {
    waiting.length = 0;
    throw unavailable(error);
  });
}

function unavailable(cause: unknown): ReleaseStoreUnavailable {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ReleaseStoreUnavailable(`The store of releases does not answer as it should (${reason})`, {
    cause,
  });
}
