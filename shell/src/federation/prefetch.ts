import type { Decision } from '@storefront/contract';
import type { PageDecisions } from './page-decisions';
import { urlOf } from './page-trust';
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
 * Brings the decided release's entry and the exposed module's files into the browser's cache; none that the page has asked
 * for before, by its HTML or here (EDG-3). Not by links: a preload that is never used is a complaint in the console.
 */
export function prefetching({ decisions, trust, document, fetch }: PrefetchDeps): Preload {
  const asked = new Set<string>();
  const named = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"], link[rel="stylesheet"]');
  for (const { href } of named) asked.add(href);

  const bring = async (url: string, integrity: string) => {
    try {
      const response = await fetch(url, { integrity, credentials: 'same-origin', priority: 'low' });
      await response.arrayBuffer();
    } catch {
      // The load itself will tell, and report, what is wrong; it may ask again.
      asked.delete(url);
    }
  };

  const ask = (release: Decision, path: string) => {
    const url = urlOf(release, path, document.baseURI);
    const integrity = trust.integrityOf(url);
    if (asked.has(url) || integrity === undefined) return;
    asked.add(url);
    void bring(url, integrity);
  };

  const askFor = (feature: string, expose: string) => {
    const release = decisions.of(feature);
    const files = release?.exposes[expose];
    if (release === undefined || files === undefined) return;
    for (const path of [release.entry, ...files.js, ...files.css]) ask(release, path);
  };

  return (feature, expose) => {
    if (decisions.of(feature) !== undefined) return askFor(feature, expose);
    // A file of decisions that does not come is the load's to deal with.
    decisions.bringOthers().then(
      () => askFor(feature, expose),
      () => undefined,
    );
  };
}
