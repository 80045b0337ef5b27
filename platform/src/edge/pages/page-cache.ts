import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { PageDocument } from './page-html';

/** The brand and address of a page. */
export interface PageAddress {
  /** The brand's id. */
  readonly brand: string;
  /** Path and query. */
  readonly address: string;
}

/** A drawn page for everybody who gets the same releases and the same data. */
export interface KeptPage extends PageAddress {
  readonly document: PageDocument;
  /** Whether it is kept only within its minute. */
  readonly readsClock: boolean;
  /** The HTML compressed with Brotli, once somebody has asked for it. */
  compressed?: Promise<Buffer>;
}

/** Everything that a drawn page depends on. */
export interface PageIdentity extends PageAddress {
  /** The addresses of the releases that draw it. */
  readonly releases: readonly string[];
  /** Everything else that it contains or was drawn from, in short texts and hashes. */
  readonly contents: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

const defaultCapacity = 64 * 1024 * 1024;
const placesKept = 10_000;
const minute = 60_000;

// A page is sent many times: small rather than fast.
const smallBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** When the minute after this instant begins. */
export function nextMinute(now: number): number {
  return (Math.floor(now / minute) + 1) * minute;
}

/**
 * Drawn pages and their compressed bytes, by everything that they depend on: other data, another release or other tokens make
 * another page, which replaces the one before. A page that read the clock is kept within its minute.
 */
export class PageCache {
  private readonly pages: LRUCache<string, KeptPage>;
  /** The keys of the kept pages of a place, the newest last: two when the next minute's has been drawn ahead. */
  private readonly latest = new LRUCache<string, readonly string[]>({ max: placesKept });

  constructor(capacity = defaultCapacity) {
    // The weight of two forms: mostly one-byte characters, and about a fifth of that compressed.
    this.pages = new LRUCache({
      maxSize: capacity,
      sizeCalculation: ({ document }) => Math.ceil(document.html.length * 1.25),
    });
  }

  find(identity: PageIdentity): KeptPage | undefined {
    const [plain, ofMinute] = keysOf(identity);
    return this.pages.get(plain) ?? this.pages.get(ofMinute);
  }

  /** Replaces the page before it, unless this one is drawn ahead for the next minute. */
  keep(
    identity: PageIdentity,
    document: PageDocument,
    { readsClock, isAhead = false }: { readonly readsClock: boolean; readonly isAhead?: boolean },
  ): void {
    const [plain, ofMinute] = keysOf(identity);
    const key = readsClock ? ofMinute : plain;
    const place = [identity.brand, identity.address, ...identity.releases].join(' ');
    const before = (this.latest.get(place) ?? []).filter((one) => one !== key);
    const stays = isAhead ? before.slice(-1) : [];
    for (const one of before) if (!stays.includes(one)) this.pages.delete(one);
    this.latest.set(place, [...stays, key]);
    const { brand, address } = identity;
    this.pages.set(key, { brand, address, document, readsClock });
  }

  /** The addresses of the most recently requested pages, the latest first. */
  recent(): PageAddress[] {
    return [...this.pages.values()].map(({ brand, address }) => ({ brand, address }));
  }

  clear(): void {
    this.pages.clear();
    this.latest.clear();
  }

  get size(): number {
    return this.pages.size;
  }
}

/** A kept page compressed with Brotli: once, for everybody. */
export function compressedPage(page: KeptPage): Promise<Buffer> {
  page.compressed ??= promisify(brotliCompress)(page.document.html, smallBrotli);
  return page.compressed;
}

/** Equal for pages that are equal within one minute. */
export function pageKey(identity: PageIdentity): string {
  return keysOf(identity)[1];
}

function keysOf({ brand, address, releases, contents, now }: PageIdentity): [string, string] {
  const hash = createHash('sha1');
  for (const part of [brand, address, ...releases, ...contents]) hash.update(`${part.length} ${part}`);
  const key = hash.digest('base64');
  return [key, `${key} ${Math.floor(now / minute)}`];
}
