import { pageStateIn } from '@storefront/contract';
import type { PageState } from '@storefront/contract';

/** An answer with a page. */
interface SentPage {
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The state of a page, as its scripts get it. */
export function stateIn({ body, headers }: SentPage): PageState {
  const state = pageStateIn(body, String(headers['server-timing']));
  if (state === undefined) throw new Error('This is no page of the shop');
  return state;
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
    };
  });
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
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  const graph: Record<string, unknown>[] = json === undefined ? [] : JSON.parse(json)['@graph'];
  return Object.fromEntries(graph.map((thing) => [String(thing['@type']), thing]));
}
