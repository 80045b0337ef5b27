import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { AskBusinesses, LiveBusinesses } from '../edge/pages/ask-api-at';
import { maxAddresses, sitemapIndexXml, sitemapXml } from './sitemap-xml';

/** The contents of a brand's sitemap. */
export interface MappedSite {
  /** The origin of the site, such as `https://brand.example`. */
  readonly origin: string;
  /** The paths of its own pages. */
  readonly paths: readonly string[];
  /** Whether every business in service has a page on it. */
  readonly isMarketplace: boolean;
}

/** A file of a sitemap: the only file or the index, or one of the numbered files that an index names. */
export type SitemapFile = 'start' | number;

// Compressed, a full file is some 400 kB.
const filesKept = 100;

/** Writes sitemaps and keeps them, compressed, until other businesses are in service (EDG-2). */
export class Sitemaps {
  private live: LiveBusinesses | undefined;
  private readonly cached = new LRUCache<string, Promise<Uint8Array>>({ max: filesKept });

  constructor(private readonly ask: AskBusinesses) {}

  /**
   * A file in gzip; undefined when the sitemap has no file of that number. Rejects when the API has never answered which
   * businesses there are.
   */
  async file(site: MappedSite, file: SitemapFile): Promise<Uint8Array | undefined> {
    const { slugs } = site.isMarketplace ? await this.businesses() : { slugs: [] };
    const count = Math.ceil((site.paths.length + slugs.length) / maxAddresses);
    if (file !== 'start' && (count <= 1 || file < 1 || file > count)) return undefined;
    const key = JSON.stringify([site, file]);
    const known = this.cached.get(key);
    if (known !== undefined) return known;
    const compressed = promisify(gzip)(textOf(site, slugs, file, count));
    this.cached.set(key, compressed);
    return compressed;
  }

  /** The current businesses, or the last known ones while the API does not answer. */
  private async businesses(): Promise<LiveBusinesses> {
    const previous = this.live;
    const live = await this.ask(previous).catch((fault: unknown) => {
      if (previous === undefined) throw fault;
      return previous;
    });
    if (live.version !== this.live?.version) this.cached.clear();
    this.live = live;
    return live;
  }
}

function textOf(site: MappedSite, slugs: readonly string[], file: SitemapFile, count: number): string {
  const { origin, paths } = site;
  if (file === 'start' && count > 1)
    return sitemapIndexXml(Array.from({ length: count }, (_, index) => `${origin}/sitemap-${index + 1}.xml`));
  const number = file === 'start' ? 1 : file;
  const [from, to] = [(number - 1) * maxAddresses, number * maxAddresses];
  // The site's own pages come first.
  const own = paths.slice(from, to).map((path) => `${origin}${path}`);
  const ofBusinesses = slugs
    .slice(Math.max(0, from - paths.length), Math.max(0, to - paths.length))
    .map((slug) => `${origin}/business/${slug}`);
  return sitemapXml([...own, ...ofBusinesses]);
}
