import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverTimingOf } from '@storefront/contract';
import { bundlePage, drawnBundlePage, plainPage } from './rival-pages';

const folder = mkdtempSync(join(tmpdir(), 'storefront-rivals-'));
beforeAll(() => {
  writeFileSync(join(folder, 'listing.0123.js'), '');
  writeFileSync(
    join(folder, 'listing.0123.css'),
    '.shell_button_aB3dE{}.page_card_Zz9y1{background:url(assets/a.svg)}',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const drawnRoot =
  '<div id="root" data-drawn="shell@1.0.0 listing@1.0.0" data-assumed="cart"><main class="listing_button_aB3dE listing_card_Zz9y1 other"></main></div>';
const aPage = (root: string) => ({
  serverTiming: serverTimingOf({ now: 7, reasons: {}, styleNonce: '' }),
  html: `<html><head><link rel="icon" href="/i.svg"><style>:root{}</style>
<script type="application/json" id="storefront-page">{"brand":{"id":"market"},"decisions":{"shell":{}}}</script><script>boot();</script>
<link rel="preload" as="image" href="/logo.svg"/><style data-href="shell.css" data-shell>.a{}</style><noscript data-fonts><style>@font-face{}</style></noscript>
<link rel="preload" as="script" href="/releases/shell/-/shell.js">
</head><body>${root}
<script type="application/json" id="storefront-data">[{"call":"x"}]</script></body></html>`,
});
const undrawn = aPage('<div id="root"><div id="skeleton"></div></div>');
const path = '/listing';

describe('the rivals of a page', () => {
  it('as one bundle name its script and style sheet and contain the first data, but nothing about releases', () => {
    const html = bundlePage(folder)(undrawn, path);
    expect(html).toContain('<link rel="stylesheet" href="/variant/listing.0123.css">');
    expect(html).toContain('<script defer src="/variant/listing.0123.js"></script>');
    expect(html).toMatch(
      /id="storefront-page">{"brand":{"id":"market"},"decisions":{},"firstData":\[{"call":"x"}\],"now":7}<\/script><\/body>/,
    );
    expect(html).not.toMatch(/boot\(\)|\/releases\//);
  });

  it('as one drawn bundle contain what the product has drawn, with the bundle’s class names and style sheet', () => {
    const html = drawnBundlePage(folder)(aPage(drawnRoot), path);
    expect(html).toContain('data-assumed="cart"><main class="shell_button_aB3dE page_card_Zz9y1 other">');
    expect(html).toContain('.page_card_Zz9y1{background:url(/variant/assets/a.svg)}</style>');
    expect(html).toContain('<link rel="preload" as="image" href="/logo.svg"/>');
    expect(html).not.toMatch(/boot\(\)|data-href|@font-face|\/releases\//);
  });

  it('are not made without the styles of what is drawn', () => {
    const page = aPage(drawnRoot.replace('listing_card_Zz9y1', 'listing_card_Qq1q1'));
    expect(() => drawnBundlePage(folder)(page, path)).toThrow('no class like listing_card_Qq1q1');
  });

  it('are not made from a page that lacks what they need', () => {
    expect(() => bundlePage(folder)(aPage(drawnRoot), path)).toThrow('The page is drawn');
    expect(() => plainPage(folder)(aPage(drawnRoot), path)).toThrow('The page is drawn');
    expect(() => drawnBundlePage(folder)(undrawn, path)).toThrow('The page is not drawn');
  });
});
