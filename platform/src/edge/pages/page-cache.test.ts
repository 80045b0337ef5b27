import { brotliDecompressSync } from 'node:zlib';
import type { PageState } from '@storefront/contract';
import { until } from '../../testing/until';
import { PageCache, nextMinute } from './page-cache';
import type { PageIdentity } from './page-cache';
import { holeValuesOf, holeMark, nonceHole, stateForAll } from './page-holes';
import { templateOf } from './page-template';

const identity = (changes: Partial<PageIdentity> = {}): PageIdentity => ({
  brand: 'market',
  address: '/business/miso',
  releases: ['/releases/shell/1.0.0/'],
  contents: ['{"firstData":[]}'],
  now: Date.parse('2026-11-21T18:00:10Z'),
  ...changes,
});
const aTemplate = (text = 'a page') => templateOf(`<p>${text}</p>${nonceHole}<p>end</p>`, holeMark);

const aState = (changes: object) =>
  ({
    brand: { id: 'market' },
    decisions: { shell: { version: '1.0.0', reason: { step: 'stable', text: 'because "it" is </stable>' } } },
    firstData: [],
    ...changes,
  }) as unknown as PageState;

describe('pages that are kept', () => {
  it('[EDG-7/kept] are found by everything that they depend on', () => {
    const kept = new PageCache();
    kept.keep(identity(), aTemplate(), { readsClock: false });
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
      kept.keep(identity({ now: minute * 60_000 }), aTemplate(), { readsClock: true });
    expect(kept.size).toBe(1);
    kept.keep(identity({ contents: ['other'] }), aTemplate(), { readsClock: false });
    expect([kept.size, kept.find(identity({ now: 9 * 60_000 }))]).toEqual([1, undefined]);
  });

  it('[EDG-7/kept] stay until their minute ends when the next minute has been drawn ahead, at most two of them', () => {
    const kept = new PageCache();
    const at = (now: number) => identity({ now });
    kept.keep(at(0), aTemplate(), { readsClock: true });
    for (let minute = 1; minute < 10; minute += 1) {
      kept.keep(at(minute * 60_000), aTemplate(), { readsClock: true, isAhead: true });
      expect(kept.find(at((minute - 1) * 60_000))).toBeDefined();
      expect(kept.find(at(minute * 60_000))).toBeDefined();
      expect(kept.size).toBe(2);
    }
    kept.keep(at(10 * 60_000), aTemplate(), { readsClock: true });
    expect(kept.size).toBe(1);
  });

  it('[EDG-7/kept] stay within their memory limit, and the least recently used are removed first', () => {
    const kept = new PageCache(10_000);
    for (let page = 0; page < 100; page += 1)
      kept.keep(identity({ address: `/${page}` }), aTemplate('x'.repeat(1_000)), { readsClock: false });
    expect(kept.size).toBeLessThan(10);
    expect(kept.find(identity({ address: '/99' }))).toBeDefined();
    expect(kept.find(identity({ address: '/0' }))).toBeUndefined();
  });

  it('[EDG-7/kept] are compressed once, also for visitors whose tokens and reasons have other lengths', async () => {
    const kept = new PageCache();
    const state = aState({ now: 1, token: 'a'.repeat(300) });
    const template = templateOf(`<p>${stateForAll(state)}</p>${nonceHole}<p>end</p>`, holeMark);
    kept.keep(identity(), template, { readsClock: false });
    const page = kept.find(identity());
    const read = (of: PageState) => {
      const bytes = page && kept.compressed(page, holeValuesOf(of, 'n'.repeat(24)));
      return bytes && JSON.parse(/<p>(.*?)<\/p>/.exec(brotliDecompressSync(bytes).toString())?.[1] ?? '');
    };
    await until(async () => read(state) !== undefined);
    const other = aState({ now: 2, token: 'b'.repeat(320), others: { url: '/x', integrity: 'y' } });
    expect(read(other)).toEqual(other);
    const stranger = aState({ now: 3 });
    expect(read(stranger)).toEqual(stranger);
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
