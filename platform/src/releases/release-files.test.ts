import { startS3Server } from '../testing/s3-server';
import type { S3Server } from '../testing/s3-server';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { encode, encodings } from './encodings';
import { folderReleaseFiles } from './folder-release-files';
import { computeIntegrity } from './parse-build';
import { ReleaseStoreUnavailable } from './release-files';
import type { ReleaseFiles } from './release-files';
import { s3ReleaseFiles } from './s3-release-files';

const contentOf = async (text: string) => {
  const bytes = Buffer.from(text);
  return [computeIntegrity(bytes), await encode(bytes)] as const;
};
const long = 'export const soup = 1;'.repeat(200);

describe.each(['folder', 'S3'] as const)('the files of releases (%s)', (kind) => {
  let server: S3Server | undefined;
  let files: ReleaseFiles;
  /** Opens the same store as another process would. */
  let open: () => Promise<ReleaseFiles>;
  beforeEach(async () => {
    if (kind === 'folder') {
      const folder = await temporaryFolder();
      open = () => folderReleaseFiles(folder);
    } else {
      server = await startS3Server(await temporaryFolder());
      const { place } = server;
      open = () => s3ReleaseFiles(place);
    }
    files = await open();
  });
  afterEach(async () => {
    files.close();
    await server?.close();
    server = undefined;
    await removeTemporaryFolders();
  });

  it('[REL-11] are read back in every encoding in which they were written, also by another process', async () => {
    const [integrity, encoded] = await contentOf(long);
    const [tiny, plain] = await contentOf('x');
    await files.put(
      new Map([
        [integrity, encoded],
        [tiny, plain],
      ]),
    );
    const other = await open();
    for (const encoding of encodings) {
      expect(Buffer.from((await other.file(integrity, encoding)) ?? [])).toStrictEqual(
        Buffer.from(encoded[encoding] ?? []),
      );
    }
    expect(Buffer.from((await other.file(tiny, 'identity')) ?? []).toString()).toBe('x');
    expect(await other.file(tiny, 'br')).toBeUndefined();
    other.close();
  });

  it('[REL-11] are undefined when they were never written', async () => {
    const [integrity] = await contentOf('nobody wrote this');
    expect(await files.file(integrity, 'identity')).toBeUndefined();
    expect(await files.file(integrity, 'gzip')).toBeUndefined();
  });

  it('[REL-11] replace damaged ones when they are written again', async () => {
    const [integrity, encoded] = await contentOf(long);
    await files.put(new Map([[integrity, { identity: Buffer.from('damaged') }]]));
    await files.put(new Map([[integrity, encoded]]));
    expect(Buffer.from((await files.file(integrity, 'identity')) ?? []).toString()).toBe(long);
  });

  it('[REL-11] can be written by two publishers with the same content at the same time', async () => {
    const content = new Map([await contentOf(long)]);
    const other = await open();
    await Promise.all([files.put(content), other.put(content)]);
    const [[integrity = ''] = []] = content;
    expect(Buffer.from((await files.file(integrity, 'identity')) ?? []).toString()).toBe(long);
    other.close();
  });

  it('[REL-11] are read whole while another publisher writes them again', async () => {
    const contents = new Map(
      await Promise.all(Array.from({ length: 10 }, (_, number) => contentOf(`${number};${long}`))),
    );
    await files.put(contents);
    const other = await open();
    let isWriting = true;
    const written = (async () => {
      for (let times = 0; times < 6; times += 1) await other.put(contents);
    })().finally(() => (isWriting = false));
    const lengths = new Set<number | undefined>();
    while (isWriting)
      for (const integrity of contents.keys()) lengths.add((await files.file(integrity, 'identity'))?.length);
    await written;
    expect([...lengths]).toStrictEqual([long.length + 2]);
    other.close();
  });

  it('[REL-11] are removed in all their encodings, and the others stay', async () => {
    const [gone, kept] = [await contentOf(long), await contentOf(`${long};`)];
    await files.put(new Map([gone, kept]));
    await files.remove([gone[0], computeIntegrity(Buffer.from('never stored'))]);
    for (const encoding of encodings) {
      expect(await files.file(gone[0], encoding)).toBeUndefined();
      expect(Buffer.from((await files.file(kept[0], encoding)) ?? [])).toStrictEqual(
        Buffer.from(kept[1][encoding] ?? []),
      );
    }
  });

  it('pass the check of the store', async () => {
    await expect(files.check()).resolves.toBeUndefined();
  });
});

describe('S3 storage that cannot be used', () => {
  let server: S3Server;
  beforeEach(async () => {
    server = await startS3Server(await temporaryFolder());
  });
  afterEach(async () => {
    await server.close();
    await removeTemporaryFolders();
  });

  it.each([
    ['another secret', { credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'wrong' } }],
    ['a bucket that is not there', { bucket: 'nowhere' }],
    ['an address where nobody answers', { endpoint: 'http://127.0.0.1:9' }],
  ])('is an error, and never a missing file: %s', async (_what, change) => {
    const files = await s3ReleaseFiles({ ...server.place, ...change });
    const [integrity] = await contentOf(long);
    const content = new Map([await contentOf(long)]);
    const works = [
      () => files.file(integrity, 'identity'),
      files.check,
      () => files.put(content),
      () => files.remove([integrity]),
    ];
    for (const work of works) await expect(work()).rejects.toThrow(ReleaseStoreUnavailable);
    files.close();
  });
});
