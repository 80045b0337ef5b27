import type { PageView } from './arrival';

/** The rendered page of a document. */
export function documentView(document: Document): PageView {
  return {
    heading: () => document.querySelector<HTMLElement>('main h1') ?? undefined,
    main: () => document.querySelector('main') ?? undefined,
    title: () => document.title,
    whenChanged: (run) => {
      const observer = new MutationObserver(run);
      observer.observe(document.body, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
  };
}
