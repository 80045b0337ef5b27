import type { PageIndexing } from '@storefront/contract';
import type { Head } from '@storefront/host';

export interface DocumentHead extends Head {
  /** Call it when the customer goes to another address: removes what the head said of the previous page (EDG-2). */
  moveTo(page: PageIndexing): void;
}

export interface Site {
  /** Where the site is, such as `https://brand.example`. */
  readonly origin: string;
  readonly texts: { readonly metaKeywords: string; readonly metaDescription: string };
}

/** What the server wrote for the page that it sent: its link preview and its structured data. */
const ofOnePage = 'meta[property^="og:"], meta[name="twitter:card"], script[type="application/ld+json"]';

/**
 * Title, meta tags and canonical address of a document (BIZ-9 to BIZ-11, RTE-22, RTE-23). The brand's texts are used where a page has
 * none. A visitor's own page stays out of search engines whatever it sets (EDG-2).
 */
export function documentHead(document: Document, { origin, texts }: Site): DocumentHead {
  const { head } = document;
  const metaOf = (name: string) => head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const setMeta = (name: string, content: string) => {
    const meta = metaOf(name) ?? head.appendChild(document.createElement('meta'));
    meta.name = name;
    meta.content = content;
  };
  const setPreview = (name: string, content: string) =>
    head.querySelector(`meta[property="og:${name}"]`)?.setAttribute('content', content);
  const canonical = () => head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const setCanonical = (address: string | undefined) => {
    if (canonical()?.getAttribute('href') === address) return;
    document.querySelectorAll(ofOnePage).forEach((element) => element.remove());
    if (address === undefined) return canonical()?.remove();
    const link = canonical() ?? head.appendChild(document.createElement('link'));
    link.rel = 'canonical';
    link.setAttribute('href', address);
  };

  let isIndexed = metaOf('robots')?.content !== 'noindex';
  const setRobots = (robots: string) => {
    setMeta('robots', robots);
    if (robots === 'noindex') setCanonical(undefined);
  };

  return {
    set: ({ title, keywords, description, robots }) => {
      document.title = title;
      setMeta('keywords', keywords || texts.metaKeywords);
      setMeta('description', description || texts.metaDescription);
      setPreview('title', title);
      setPreview('description', description || texts.metaDescription);
      setRobots(isIndexed ? (robots ?? 'index, follow') : 'noindex');
    },
    moveTo: ({ canonicalPath, robots }) => {
      isIndexed = robots !== 'noindex';
      setRobots(robots);
      setCanonical(canonicalPath === undefined ? undefined : `${origin}${canonicalPath}`);
    },
  };
}
