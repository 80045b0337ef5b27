import { escapeText } from '../markup';

/** The limit of addresses in one file (sitemaps.org). */
export const maxAddresses = 50_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap: lists pages by their absolute addresses. */
export function sitemapXml(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${escapeText(address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespace}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** A sitemap index: lists sitemaps. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const maps = addresses.map((address) => `<sitemap><loc>${escapeText(address)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${namespace}>\n${maps.join('\n')}\n</sitemapindex>\n`;
}
