import type { PageView } from './arrival';

/** The rendered page of a document. */
export const documentView = (document: Document): PageView => ({
  heading: () => document.querySelector<HTMLElement>('main h1') ?? undefined,
  main: () => document.querySelector('main') ?? undefined,
  title: () => document.title,
  whenChanged: (run) => {
    const observer = new MutationObserver(run);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  },
});
