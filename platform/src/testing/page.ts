import type { PageState } from '@storefront/contract';

/** The state in the HTML of a page. */
export function stateIn(html: string): PageState {
  return JSON.parse(
    /<script type="application\/json" id="storefront-page"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  );
}

/** The preload and style sheet links of a page, in order. */
export function linksIn(html: string) {
  return [...html.matchAll(/<link rel="(preload|stylesheet)"([^>]*)>/g)].map(([, rel, rest = '']) => {
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
}

/** The nonce that a page's policy names. */
export function nonceOf(policy: unknown) {
  return /script-src 'nonce-([^']+)'/.exec(String(policy))?.[1];
}

/** The information for search engines and link previews in the head of a page. */
export function headIn(html: string) {
  const inHead = html.slice(0, html.indexOf('</head>'));
  const found = (pattern: RegExp) => pattern.exec(inHead)?.[1];
  return {
    title: found(/<title>(.*?)<\/title>/s),
    robots: found(/<meta name="robots" content="([^"]*)">/),
    description: found(/<meta name="description" content="([^"]*)">/),
    keywords: found(/<meta name="keywords" content="([^"]*)">/),
    canonical: found(/<link rel="canonical" href="([^"]*)">/),
    card: found(/<meta name="twitter:card" content="([^"]*)">/),
    openGraph: Object.fromEntries(
      [...inHead.matchAll(/<meta property="og:([^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [
        name,
        content,
      ]),
    ),
  };
}

/** The items of a page's JSON-LD, by type. */
export function structuredDataIn(html: string): Record<string, Record<string, unknown>> {
  const json = /<script type="application\/ld\+json" nonce="[^"]+">(.*?)<\/script>/s.exec(html)?.[1];
  const graph: Record<string, unknown>[] = json === undefined ? [] : JSON.parse(json)['@graph'];
  return Object.fromEntries(graph.map((thing) => [String(thing['@type']), thing]));
}
