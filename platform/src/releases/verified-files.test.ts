import { computeIntegrity } from './parse-build';
import type { Encoding } from './encodings';
import { aReleaseOf } from '../testing/releases';
import { VerifiedFiles } from './verified-files';

const release = aReleaseOf('listing', '1.0.0');

const aFile = (text: string) => ({
  path: `${text}.js`,
  integrity: computeIntegrity(Buffer.from(text)),
  bytes: text.length,
  brotliBytes: text.length,
  gzipBytes: text.length,
  contentType: 'text/javascript',
});

const aReader = (capacity: number) => {
  const stored = new Map(['aaaa', 'bbbb', 'cccc'].map((text) => [aFile(text).integrity, Buffer.from(text)]));
  const reads: string[] = [];
  const files = new VerifiedFiles({
    store: {
      file: async (integrity: string, encoding: Encoding) => {
        if (encoding !== 'identity') return undefined;
        const bytes = stored.get(integrity);
        reads.push(String(bytes));
        return bytes;
      },
    },
    log: { error: () => undefined },
    capacity,
  });
  const find = async (text: string) =>
    String((await files.find(release, aFile(text), ['br', 'identity']))?.bytes);
  return { find, reads };
};

describe('files that are kept in memory', () => {
  it('are read and checked once', async () => {
    const { find, reads } = aReader(100);
    expect(await Promise.all([find('aaaa'), find('aaaa')])).toStrictEqual(['aaaa', 'aaaa']);
    expect(await find('aaaa')).toBe('aaaa');
    expect(reads).toStrictEqual(['aaaa']);
  });

  it('stay within their memory limit: the least recently used is removed first', async () => {
    const { find, reads } = aReader(8);
    for (const text of ['aaaa', 'bbbb', 'aaaa', 'cccc', 'aaaa', 'bbbb']) await find(text);
    expect(reads).toStrictEqual(['aaaa', 'bbbb', 'cccc', 'bbbb']);
  });

  it('do not include a file that is larger than the limit', async () => {
    const { find, reads } = aReader(3);
    await find('aaaa');
    await find('aaaa');
    expect(reads).toStrictEqual(['aaaa', 'aaaa']);
  });
});
