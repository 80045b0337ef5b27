import type { Decision, PageDecision } from '@storefront/contract';
import { type PageTrust, urlOf } from './page-trust';

export interface PreloadParts {
  decisions: Readonly<Record<string, PageDecision>>;
  trust: PageTrust;
  document: Document;
}

/** Fetches the files of a page ahead of need, as on hover of a link to it (SHL-1). */
export type Preload = (feature: string, expose: string) => void;

/**
 * Puts preload links into the head for the decided release's entry and the exposed module's files; none for a file that
 * the page has asked for before, whether by its HTML, by a link of ours or by running it (EDG-3).
 */
export const preloadLinks = ({ decisions, trust, document }: PreloadParts): Preload => {
  const asked = new Set<string>();
  for (const element of document.querySelectorAll<HTMLLinkElement>(
    'link[rel="preload"], link[rel="stylesheet"]',
  )) {
    asked.add(element.href);
  }

  const ask = (release: Decision, path: string, kind: 'script' | 'style') => {
    const url = urlOf(release, path, document.baseURI);
    const integrity = trust.integrityOf(url);
    if (asked.has(url) || integrity === undefined) return;
    asked.add(url);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = kind;
    link.href = url;
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.nonce = trust.nonce;
    document.head.append(link);
  };

  return (feature, expose) => {
    const release = decisions[feature];
    const files = release?.exposes[expose];
    if (release === undefined || files === undefined) return;
    ask(release, release.entry, 'script');
    for (const path of files.js) ask(release, path, 'script');
    for (const path of files.css) ask(release, path, 'style');
  };
};
