import type { Block } from '../domain/block';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00A0',
};

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .trim();

const itemsOf = (html: string) =>
  [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => plainText(item));

/**
 * Parses the server's HTML of an information page into headings, paragraphs and lists. They are shown as text in our own elements,
 * because the page's Trusted Types refuse HTML. Any other tag is dropped and its text is kept.
 */
export function parseBlocks(html: string): Block[] {
  return [...html.matchAll(/<(h2|h3|p|ul|ol)>(.*?)<\/\1>/gs)].map(([, tag, inner = '']): Block => {
    if (tag === 'ul' || tag === 'ol') return { kind: 'list', ordered: tag === 'ol', items: itemsOf(inner) };
    return { kind: tag === 'p' ? 'paragraph' : 'heading', text: plainText(inner) };
  });
}
