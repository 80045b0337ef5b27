import { parseReleaseStore } from './release-store-setting';

const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

describe('the setting where the files of releases are kept', () => {
  it('is a folder in the data folder by default', () => {
    expect(parseReleaseStore({})).toStrictEqual({
      kind: 'read',
      releaseStore: { kind: 'folder', folder: undefined },
    });
    expect(parseReleaseStore({ RELEASE_STORE: '/srv/releases' })).toStrictEqual({
      kind: 'read',
      releaseStore: { kind: 'folder', folder: '/srv/releases' },
    });
  });

  it('names a bucket, with or without a prefix, of Amazon or of another storage', () => {
    expect(parseReleaseStore({ RELEASE_STORE: 's3://shop-releases', S3_REGION: 'eu-west-2' })).toStrictEqual({
      kind: 'read',
      releaseStore: {
        kind: 's3',
        place: {
          bucket: 'shop-releases',
          prefix: '',
          endpoint: undefined,
          region: 'eu-west-2',
          credentials: undefined,
        },
      },
    });
    const own = { RELEASE_STORE: 's3://releases/shop/live/', S3_ENDPOINT: 'http://storage:9000', ...keys };
    expect(parseReleaseStore(own)).toMatchObject({
      releaseStore: {
        place: {
          bucket: 'releases',
          prefix: 'shop/live',
          endpoint: 'http://storage:9000',
          credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
        },
      },
    });
  });

  it('is refused with every fault at once', () => {
    const faulty = {
      RELEASE_STORE: 's3://Shop Releases',
      S3_ENDPOINT: 'storage:9000',
      S3_ACCESS_KEY_ID: 'key',
    };
    expect(parseReleaseStore(faulty)).toStrictEqual({
      kind: 'refused',
      faults: [
        'RELEASE_STORE must be a folder or look like s3://bucket/prefix, not "s3://Shop Releases".',
        'S3_ENDPOINT must look like https://storage.example.com, not "storage:9000".',
        'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together.',
      ],
    });
  });

  it('requires a region for Amazon, and no unused S3 settings', () => {
    expect(parseReleaseStore({ RELEASE_STORE: 's3://releases' })).toMatchObject({
      faults: [expect.stringContaining('S3_REGION must be set')],
    });
    expect(parseReleaseStore({ S3_REGION: 'eu-west-2' })).toMatchObject({
      faults: ['S3_REGION counts only with RELEASE_STORE=s3://bucket/prefix.'],
    });
  });
});
