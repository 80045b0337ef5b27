import { brotliDecompressSync } from 'node:zlib';
import { PageCache, compressedPage, nextMinute } from './page-cache';
import type { PageIdentity } from './page-cache';
import type { PageDocument } from './page-html';

const identity = (changes: Partial<PageIdentity> = {}): PageIdentity => ({
  brand: 'market',
  address: '/business/miso',
  releases: ['/releases/shell/1.0.0/'],
  contents: ['{"firstData":[]}'],
  now: Date.parse('2026-11-21T18:00:10Z'),
  ...changes,
});
const aDocument = (text = 'a page'): PageDocument => ({
  html: `<p>${text}</p>`,
  bodyStart: 0,
  hashes: { boot: 'sha256-b', scripts: [], styles: [] },
});

describe('pages that are kept', () => {
  it('[EDG-7/kept] are found by everything that they depend on', () => {
    const kept = new PageCache();
    kept.keep(identity(), aDocument(), { readsClock: false });
    expect(kept.find(identity({ now: 0 }))).toBeDefined();
    for (const other of [
      { brand: 'other' },
      { address: '/' },
      { releases: ['/releases/shell/1.1.0/'] },
      { contents: ['{}'] },
    ])
      expect(kept.find(identity(other))).toBeUndefined();
  });

  it('[EDG-7/kept] are replaced by the same page with other data, and by that of the next minute', () => {
    const kept = new PageCache();
    for (let minute = 0; minute < 10; minute += 1)
      kept.keep(identity({ now: minute * 60_000 }), aDocument(), { readsClock: true });
    expect(kept.size).toBe(1);
    kept.keep(identity({ contents: ['other'] }), aDocument(), { readsClock: false });
    expect([kept.size, kept.find(identity({ now: 9 * 60_000 }))]).toStrictEqual([1, undefined]);
  });

  it('[EDG-7/kept] stay until their minute ends when the next minute has been drawn ahead, at most two of them', () => {
    const kept = new PageCache();
    const at = (now: number) => identity({ now });
    kept.keep(at(0), aDocument(), { readsClock: true });
    for (let minute = 1; minute < 10; minute += 1) {
      kept.keep(at(minute * 60_000), aDocument(), { readsClock: true, isAhead: true });
      expect(kept.find(at((minute - 1) * 60_000))).toBeDefined();
      expect(kept.find(at(minute * 60_000))).toBeDefined();
      expect(kept.size).toBe(2);
    }
    kept.keep(at(10 * 60_000), aDocument(), { readsClock: true });
    expect(kept.size).toBe(1);
  });

  it('[EDG-7/kept] stay within their memory limit, and the least recently used are removed first', () => {
    const kept = new PageCache(10_000);
    for (let page = 0; page < 100; page += 1)
      kept.keep(identity({ address: `/${page}` }), aDocument('x'.repeat(1_000)), { readsClock: false });
    expect(kept.size).toBeLessThan(10);
    expect(kept.find(identity({ address: '/99' }))).toBeDefined();
    expect(kept.find(identity({ address: '/0' }))).toBeUndefined();
  });

  it('[EDG-7/kept] are compressed once for everybody', async () => {
    const kept = new PageCache();
    kept.keep(identity(), aDocument(), { readsClock: false });
    const page = kept.find(identity());
    if (page === undefined) throw new Error('The page is not kept');
    const [one, other] = await Promise.all([compressedPage(page), compressedPage(page)]);
    expect(other).toBe(one);
    expect(brotliDecompressSync(one).toString()).toBe('<p>a page</p>');
  });
});

describe('the next minute', () => {
  it('begins after an instant, also after one that is exactly on a minute', () => {
    const at = (time: string) =>
      new Date(nextMinute(Date.parse(`2026-11-21T${time}Z`))).toISOString().slice(11, 23);
    expect(at('18:00:00.000')).toBe('18:01:00.000');
    expect(at('18:00:00.001')).toBe('18:01:00.000');
    expect(at('18:00:59.999')).toBe('18:01:00.000');
    expect(at('23:59:30.000')).toBe('00:00:00.000');
  });
});
