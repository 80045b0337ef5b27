import { matchRoute } from '@storefront/contract';
import { askDrawnPage, stateOf } from './harness/ask-page';
import type { BrandName } from './harness/browser';
import { drawInNode } from './harness/draw-in-node';

const pages: readonly (readonly [brand: BrandName, path: string])[] = [
  ...(['marketplace', 'northbank'] as const).flatMap((brand) =>
    [
      '/',
      '/listing?search_by_postcode=E1+6AN',
      '/listing',
      '/business/saffron-yard',
      '/booking?business=saffron-yard',
      '/info?business=saffron-yard',
      '/review?business=saffron-yard',
      '/checkout',
      '/contact-us',
      '/information/privacy-policy',
      '/nowhere',
    ].map((path) => [brand, path] as const),
  ),
  ...['/', '/booking', '/info', '/review', '/checkout', '/contact-us', '/nowhere'].map(
    (path) => ['saffronYard', path] as const,
  ),
];

/** The pictures that React preloads before everything else; the edge moves them into the head. */
const preloads = /^(?:<link rel="preload" as="image"[^>]*>)*/;

/** The first screen as React made it: the edge turns style attributes into data, because the page's policy refuses them. */
const screenOf = (html: string) =>
  /<div id="root" [^>]*>(.*)<\/div>\n<p id="unreachable"/s
    .exec(html)?.[1]
    ?.replaceAll(' data-style="', ' style="');

const textOf = (attribute: string) => attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

describe('a first screen that was drawn in an isolate', () => {
  it.each(pages)(
    '[EDG-7/drawn] is byte for byte what the same builds draw in Node: %s %s',
    async (brand, path) => {
      const asked = await askDrawnPage(brand, path);
      const page = stateOf(asked);
      const { pathname, searchParams } = new URL(path, 'http://localhost');
      const match = matchRoute(page.brand, pathname, Object.fromEntries(searchParams));
      const owner = page.status === 200 && match.kind === 'page' ? match.route.owner : undefined;
      const remote = owner?.kind === 'remote' ? owner : undefined;
      const drawn = await drawInNode({ page, address: path, remote });
      const [pictures = ''] = preloads.exec(drawn.html) ?? [];
      expect(screenOf(asked.html)).toBe(drawn.html.slice(pictures.length));
      expect(asked.html).toContain(pictures);
      const assumed = / data-assumed="([^"]*)"/.exec(asked.html)?.[1] ?? '';
      expect(textOf(assumed)).toBe(drawn.assumed.join(' '));
    },
  );
});
