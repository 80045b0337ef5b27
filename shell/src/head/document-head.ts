import type { Head } from '@storefront/host';

/** Title and meta of the document that is given (BIZ-9 to BIZ-11, RTE-22, RTE-23). */
export const documentHead = (document: Document): Head => {
  const setMeta = (name: string, content: string | undefined) => {
    const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
    if (content === undefined) return found?.remove();
    const meta = found ?? document.head.appendChild(document.createElement('meta'));
    meta.name = name;
    meta.content = content;
  };
  return {
    set: ({ title, keywords, description, robots }) => {
      document.title = title;
      setMeta('keywords', keywords);
      setMeta('description', description);
      setMeta('robots', robots);
    },
  };
};
