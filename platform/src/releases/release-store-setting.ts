import { join } from 'node:path';
import { folderReleaseFiles } from './folder-release-files';
import type { ReleaseFiles } from './release-files';
import { s3ReleaseFiles } from './s3-release-files';
import type { S3Place } from './s3-release-files';

/** Where the files of releases are stored; an undefined folder is the default one in the data folder. */
export type ReleaseStorePlace =
  | { readonly kind: 'folder'; readonly folder: string | undefined }
  | { readonly kind: 's3'; readonly place: S3Place };

export type ParsedReleaseStore =
  | { readonly kind: 'read'; readonly releaseStore: ReleaseStorePlace }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

const s3Settings = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
// The bucket names that Amazon allows, and keys that need no escaping.
const s3Url = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;

/** Parses RELEASE_STORE and the S3_* settings; every fault is a sentence that says what to do. */
export function parseReleaseStore(
  environment: Readonly<Record<string, string | undefined>>,
): ParsedReleaseStore {
  const store = environment['RELEASE_STORE'] || undefined;
  if (store?.startsWith('s3:') !== true) {
    const unused = s3Settings.filter((name) => environment[name]);
    if (unused.length === 0) return { kind: 'read', releaseStore: { kind: 'folder', folder: store } };
    const needs = `${unused.join(', ')} counts only with RELEASE_STORE=s3://bucket/prefix.`;
    return { kind: 'refused', faults: [needs] };
  }
  const faults: string[] = [];
  const [, bucket, path = ''] = s3Url.exec(store) ?? [];
  if (bucket === undefined)
    faults.push(`RELEASE_STORE must be a folder or look like s3://bucket/prefix, not "${store}".`);
  const [endpoint, region, accessKeyId, secretAccessKey] = s3Settings.map(
    (name) => environment[name] || undefined,
  );
  if (endpoint !== undefined && !/^https?:\/\/[^/\s]+\/?$/.test(endpoint))
    faults.push(`S3_ENDPOINT must look like https://storage.example.com, not "${endpoint}".`);
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    faults.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together.');
  if (endpoint === undefined && region === undefined)
    faults.push('S3_REGION must be set, such as eu-west-2, unless S3_ENDPOINT names a storage of your own.');
  if (faults.length > 0 || bucket === undefined) return { kind: 'refused', faults };
  const credentials =
    accessKeyId !== undefined && secretAccessKey !== undefined ? { accessKeyId, secretAccessKey } : undefined;
  const place: S3Place = {
    bucket,
    prefix: path.slice(1),
    endpoint,
    region: region ?? 'us-east-1',
    credentials,
  };
  return { kind: 'read', releaseStore: { kind: 's3', place } };
}

/** Opens the store of releases; the caller closes it. */
export function openReleaseStore(place: ReleaseStorePlace, dataDirectory: string): Promise<ReleaseFiles> {
  return place.kind === 's3'
    ? s3ReleaseFiles(place.place)
    : folderReleaseFiles(place.folder ?? join(dataDirectory, 'releases'));
}
