import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { drawnHtmlFault } from './drawn-html-faults';

describe('a drawn first screen', () => {
  it('[ISO-4/refused] of React is inserted, whatever text it shows', () => {
    const text = `"quoted" <script id="storefront-page"> & 'single' --> </div>`;
    const drawn = renderToString(
      createElement(
        'main',
        { id: ':r1:', 'aria-label': text, style: { color: 'red' }, hidden: true },
        createElement('img', { src: '/a.png', alt: text }),
        createElement(
          'svg',
          { viewBox: '0 0 1 1' },
          createElement('title', null, text),
          createElement('path', { d: 'M0 0' }),
        ),
        createElement('form', null, createElement('input', { name: 'postcode', id: 'postcode' })),
        createElement('textarea', { name: 'note', defaultValue: text }),
        ['a', ' ', text],
      ),
    );
    expect(drawnHtmlFault(drawn)).toBeUndefined();
    expect(drawnHtmlFault(`<link rel="preload" as="image" href="/a.png"/>${drawn}`)).toBeUndefined();
    expect(drawnHtmlFault('only text')).toBeUndefined();
    // A boundary that React leaves to the browser.
    expect(drawnHtmlFault('<!--$!--><template data-msg="x"></template><p>…</p><!--/$-->')).toBeUndefined();
  });

  it.each([
    '<script type="application/json" id="storefront-page">{}</script>',
    '<div id="storefront-page">{}</div>',
    '<DIV ID="storefront-page">{}</DIV>',
    '<div id="storefront&#45;page">{}</div>',
    '<div id="storefront-data">[]</div>',
    '<script type="application/json" id="storefront-data">[]</script>',
    "<div id='storefront-page'>{}</div>",
    '<div id=storefront-page>{}</div>',
    '<div title="x"id="storefront-page">{}</div>',
    '<div id="root"></div>',
    '<p id="skeleton"></p>',
    '<p id="unreachable"></p>',
    '<link rel="preload" as="image" href="/a.png" id="storefront-page"/>',
    '<link rel="stylesheet" href="https://evil.example/a.css"/>',
    '<svg><script>alert(1)</script></svg>',
    '<style>body{display:none}</style>',
    '<noscript data-fonts=""><style></style></noscript>',
    '<iframe srcdoc="x"></iframe>',
    '<base href="https://evil.example/"/>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example/"/>',
    '<template shadowrootmode="open"><div></div></template>',
    '<div nonce="x"></div>',
    '<div data-shell=""></div>',
    '<div onclick="alert(1)"></div>',
    '<img name="currentScript" src="/a.png"/>',
    '<form name="getElementById"></form>',
  ])(
    '[ISO-4/refused] is not inserted with what the page would take for its own, or what runs: %s',
    (html) => {
      expect(drawnHtmlFault(html)).toStrictEqual(expect.any(String));
      expect(drawnHtmlFault(`<main><p>menu</p>${html}</main>`)).toStrictEqual(expect.any(String));
    },
  );

  it.each([
    '</div><script id="storefront-page">',
    '<main></div></main>',
    '<main>',
    '<main><p></main>',
    '<!-- ',
    '<!--><script>alert(1)</script>-->',
    '<div title="',
    "<script src='https://evil.example/a.js' x='",
    '<textarea>',
    '<div/>',
    '<![CDATA[x]]>',
    '<?x',
    '</ div>',
  ])('[ISO-4/refused] is not inserted when it does not stay inside the root: %s', (html) => {
    expect(drawnHtmlFault(html)).toStrictEqual(expect.any(String));
  });
});
