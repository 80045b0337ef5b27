import type { Decision } from '@storefront/contract';
import type { PageDecisions } from './page-decisions';
import { findFileUrl } from './page-trust';
import type { PageTrust } from './page-trust';

export interface PrefetchDeps {
  decisions: PageDecisions;
  trust: PageTrust;
  document: Document;
  fetch: typeof fetch;
}

/** Fetches the files of a page ahead of need, as on hover of a link to it (SHL-1). */
export type Preload = (feature: string, expose: string) => void;

/**
 * Loads the decided release's entry and the exposed module's files into the browser's cache, except those that the page has requested
 * before, by its HTML or here (EDG-3). It does not use preload links: browsers warn in the console of a preload that is never used.
 */
export function prefetching({ decisions, trust, document, fetch }: PrefetchDeps): Preload {
  const asked = new Set<string>();
  const named = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"], link[rel="stylesheet"]');
  for (const { href } of named) asked.add(href);

  const load = async (url: string, integrity: string) => {
    try {
      const response = await fetch(url, { integrity, credentials: 'same-origin', priority: 'low' });
      await response.arrayBuffer();
    } catch {
      // The load itself finds out and reports what is wrong, so it may request the file again.
      asked.delete(url);
    }
  };

  const ask = (release: Decision, path: string) => {
    const url = findFileUrl(release, path, document.baseURI);
    const integrity = trust.integrityOf(url);
    if (asked.has(url) || integrity === undefined) return;
    asked.add(url);
    void load(url, integrity);
  };

  const askFor = (feature: string, expose: string) => {
    const release = decisions.of(feature);
    const files = release?.exposes[expose];
    if (release === undefined || files === undefined) return;
    for (const path of [release.entry, ...files.js, ...files.css]) ask(release, path);
  };

  return (feature, expose) => {
    if (decisions.of(feature) !== undefined) return askFor(feature, expose);
    // The load itself handles a file of decisions that cannot be fetched.
    decisions.loadOthers().then(
      () => askFor(feature, expose),
      () => undefined,
    );
  };
}
