import type { Decision, PageDecision } from '@storefront/contract';

declare global {
  /** Absolute URL to `sha384-…` of every file that may run; the webpack runtime of each release reads it (SHL-5). */
  var storefrontIntegrity: Readonly<Record<string, string>> | undefined;
}

/** What the page lets run: the hash of each file by its absolute URL, and the nonce of its scripts and styles. */
export interface PageTrust {
  integrityOf(url: string): string | undefined;
  readonly nonce: string;
}

/** Absolute address of a file of a release. */
export const urlOf = (release: Decision, path: string, origin: string): string =>
  new URL(release.base + path, origin).href;

const hashesByUrl = (decisions: Readonly<Record<string, PageDecision>>, origin: string) => {
  const hashes: Record<string, string> = Object.create(null);
  for (const decision of Object.values(decisions)) {
    for (const release of [decision, ...decision.lastGood]) {
      for (const [path, hash] of Object.entries(release.integrity))
        hashes[urlOf(release, path, origin)] = hash;
    }
  }
  return Object.freeze(hashes);
};

/**
 * The page's trust. Its first script (platform/src/edge/boot.js) has laid the hashes where the webpack runtimes look for them, so
 * that nothing can change them; a page without that script gets them here, before the first chunk is asked for.
 */
export const trustPage = (
  decisions: Readonly<Record<string, PageDecision>>,
  document: Document,
): PageTrust => {
  const hashes = globalThis.storefrontIntegrity ?? hashesByUrl(decisions, document.baseURI);
  if (globalThis.storefrontIntegrity === undefined) globalThis.storefrontIntegrity = hashes;
  return {
    integrityOf: (url) => hashes[url],
    nonce: document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '',
  };
};
