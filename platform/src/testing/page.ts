import type { PageState } from '@storefront/contract';

/** The state that a page carries. */
export const stateIn = (html: string): PageState =>
  JSON.parse(/<script type="application\/json" id="storefront-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

/** The preload and style sheet links of a page, in their order. */
export const linksIn = (html: string) =>
  [...html.matchAll(/<link rel="(preload|stylesheet)"([^>]*)>/g)].map(([, rel, rest = '']) => {
    const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(rest)?.[1];
    return {
      rel,
      as: attribute('as'),
      href: attribute('href'),
      integrity: attribute('integrity'),
      crossorigin: attribute('crossorigin'),
      nonce: attribute('nonce'),
    };
  });

/** The nonce that a page's policy names. */
export const nonceOf = (policy: unknown) => /script-src 'nonce-([^']+)'/.exec(String(policy))?.[1];
