/** A piece of an information page. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] };

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00A0',
};

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .trim();

const itemsOf = (html: string) => [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => plain(item));

/**
 * Reads the server's HTML of an information page: headings, paragraphs and lists. It is shown as text in elements of our own, never
 * as HTML, which the page's Trusted Types refuse; any other tag is left out and its words stay.
 */
export function parseBlocks(html: string): Block[] {
  return [...html.matchAll(/<(h2|h3|p|ul|ol)>(.*?)<\/\1>/gs)].map(([, tag, inner = '']): Block => {
    if (tag === 'ul' || tag === 'ol') return { kind: 'list', ordered: tag === 'ol', items: itemsOf(inner) };
    return { kind: tag === 'p' ? 'paragraph' : 'heading', text: plain(inner) };
  });
}
