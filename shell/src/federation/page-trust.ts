import type { Decision, DecisionFile, PageDecision } from '@storefront/contract';

declare global {
  /** Absolute URL to `sha384-…` of every file that may run; the webpack runtime of each release reads it (SHL-5). */
  var storefrontIntegrity: Readonly<Record<string, string>> | undefined;
  /**
   * Fetches the decisions of the other features, checks them against the hash in the page and lets their files run (RES-10). The page's
   * first script defines it if the page names such a file. Rejects with an error named `OthersGone` when the answer is another file.
   */
  var storefrontOthers: ((fresh: boolean) => Promise<DecisionFile>) | undefined;
}

/**
 * Which files the page lets run: their hashes by absolute URL. The nonce lets in the style elements that scripts add; in a page of an older
 * edge also the scripts themselves.
 */
export interface PageTrust {
  integrityOf(url: string): string | undefined;
  readonly nonce: string;
}

/** Absolute address of a file of a release. */
export function findFileUrl(release: Decision, path: string, origin: string): string {
  return new URL(release.base + path, origin).href;
}

const hashesByUrl = (decisions: Readonly<Record<string, PageDecision>>, origin: string) => {
  const hashes: Record<string, string> = Object.create(null);
  for (const decision of Object.values(decisions)) {
    for (const release of [decision, ...decision.lastGood]) {
      for (const [path, hash] of Object.entries(release.integrity))
        hashes[findFileUrl(release, path, origin)] = hash;
    }
  }
  return Object.freeze(hashes);
};

/**
 * The page's trust. Its first script (platform/src/edge/pages/boot.js) has set the hashes where the webpack runtimes look for them, so that
 * nothing can change them. A page without that script gets them here, before the first chunk is requested.
 */
export function trustPage(decisions: Readonly<Record<string, PageDecision>>, document: Document): PageTrust {
  globalThis.storefrontIntegrity ??= hashesByUrl(decisions, document.baseURI);
  return {
    // Looked up each time, because the first script adds the hashes of the other features later.
    integrityOf: (url) => globalThis.storefrontIntegrity?.[url],
    nonce: document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '',
  };
}
