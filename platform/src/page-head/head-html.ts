import { withoutDirections } from '@storefront/contract';
import { escapeText, inlineText } from '../markup';
import type { PageHead } from './page-head';

const plain = (text: string) => escapeText(withoutDirections(text));

const meta = (name: string, content: string) =>
  content === '' ? '' : `<meta name="${name}" content="${plain(content)}">`;

const property = (name: string, content: string | undefined) =>
  content === undefined || content === '' ? '' : `<meta property="${name}" content="${plain(content)}">`;

/** Title, meta, canonical address and link preview of a page (EDG-2). A page that is not indexed has no preview either. */
export function headHtml(head: PageHead): string {
  const { title, keywords, description, robots, siteName, canonical, image } = head;
  const lines = [
    `<title>${plain(title)}</title>`,
    meta('keywords', keywords),
    meta('description', description),
    meta('robots', robots),
  ];
  if (canonical !== undefined) {
    lines.push(
      `<link rel="canonical" href="${plain(canonical)}">`,
      property('og:type', 'website'),
      property('og:locale', 'en_GB'),
      property('og:site_name', siteName),
      property('og:title', title),
      property('og:description', description),
      property('og:url', canonical),
      property('og:image', image?.url),
      meta('twitter:card', image?.isLarge ? 'summary_large_image' : 'summary'),
    );
  }
  return lines.join('');
}

/** The page's structured data as a script element that is not executed. */
export function structuredDataHtml({ structuredData }: PageHead): string {
  if (structuredData === '') return '';
  return `<script type="application/ld+json">${inlineText(withoutDirections(structuredData))}</script>\n`;
}
