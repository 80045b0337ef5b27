import { shellStyleFaults, styleFaults } from './in-isolate/style-faults';

const faultsOf = (css: string) => styleFaults('home.css', css, 'listing');

describe('styles that reach outside the feature', () => {
  it.each([
    'body',
    'html',
    ':root',
    '*',
    'p',
    '.card',
    '#main',
    '[data-page]',
    '.ordering_card_1',
    '.listing',
    '.listing_card_1+p',
    '.listing_card_1~.card',
    'body:has(.listing_card_1)',
    ':not(.listing_card_1)',
    ':is(.listing_card_1,p)',
    '::view-transition-old(root)',
  ])('[REL-4/styles] %s is named with what to do', (selector) => {
    expect(faultsOf(`@layer remote{@media print{${selector}{color:red}}}`)).toStrictEqual([
      `home.css, line 1, column 28: the selector ${selector} reaches outside the feature; begin it with a class of a CSS Module (listing_…)`,
    ]);
  });

  it('[REL-4/styles] are reported for the wrong one of several selectors', () => {
    expect(faultsOf('.listing_a_1, h1, .listing_b_2 {color:red}')).toStrictEqual([
      expect.stringContaining('selector h1 '),
    ]);
  });

  it.each([
    ['@page{size:80mm}', '@page says how every page is printed'],
    ['@page :first{margin:0}', '@page :first says how every page is printed'],
    ['@page other_ticket{margin:0}', '@page other_ticket says how every page is printed'],
    ['@keyframes turn{to{rotate:1turn}}', '@keyframes turn has a name that all features share'],
    ['@-webkit-keyframes turn{to{rotate:1turn}}', '@keyframes turn has a name'],
    ['@font-face{font-family:"Inter";src:url(a.woff2)}', 'the font Inter has a name that all features share'],
    ['@property --accent{syntax:"*";inherits:true}', '@property --accent has a name that all features share'],
    ['@import url(https://elsewhere.example/x.css);', 'fetches a sheet that the release does not name'],
    ['@view-transition{navigation:auto}', '@view-transition reaches the whole page'],
    [':root{--accent:red}', 'the selector :root reaches outside the feature'],
    ['.listing_a_1{& + p{color:red}}', 'the selector &+p reaches outside the feature'],
    ['.listing_a_1{} .listing_b_2:::{}', 'the selector .listing_b_2::: reaches outside the feature'],
    ['.listing_a_1{:{', 'it is not CSS that browsers read'],
  ])('[REL-4/styles] %s is named', (css, what) => {
    expect(faultsOf(css)).toStrictEqual([expect.stringContaining(what)]);
  });

  it.each([
    '.listing_card_1{--gap:1px;color:red}',
    'p.listing_card_1:hover::before{color:red}',
    'body .listing_card_1 > p + p{color:red}',
    '.listing_a_1 + .listing_b_2{color:red}',
    ':is(.listing_a_1,.listing_b_2) a{color:red}',
    '.listing_card_1:has(:checked) *{color:red}',
    '.listing_a_1{& > p{color:red} .any{color:red}}',
    '@layer components{@supports (display:grid){.listing_card_1{color:red}}}@layer remote;',
    '@page listing_ticket{size:80mm}',
    '@keyframes listing_turn_1{from{rotate:0turn}50%{rotate:1turn}}',
    '@font-face{font-family:listing_icons;src:url(a.woff2)}',
    '@property --listing_angle{syntax:"<angle>";inherits:false;initial-value:0deg}',
    '.\\6c isting_card_1{color:red}',
  ])('%s is no fault', (css) => {
    expect(faultsOf(css)).toStrictEqual([]);
  });

  it.each([
    ['background:url(https://elsewhere.example/a.png)', 'https://elsewhere.example/a.png'],
    ['background:no-repeat URL("//elsewhere.example/a.png")', '//elsewhere.example/a.png'],
    ['--picture:url(http://elsewhere.example/a.png)', 'http://elsewhere.example/a.png'],
    ['background:image-set("https://elsewhere.example/a.png" 1x)', 'https://elsewhere.example/a.png'],
    ['background:u\\72l("https://elsewhere.example/a.png")', 'https://elsewhere.example/a.png'],
  ])('[REL-4/styles] %s is named with its place and what to do', (declaration, address) => {
    const faultAt = (column: number) =>
      `home.css, line 2, column ${column}: url(${address}) fetches from another host; put the file into the build`;
    expect(faultsOf(`.listing_a_1{color:red}\n.listing_b_2{${declaration}}`)).toStrictEqual([faultAt(14)]);
    expect(shellStyleFaults('home.css', `body{}\nbody{${declaration}}`)).toStrictEqual([faultAt(6)]);
  });

  it('[REL-4/styles] a font of another host is named', () => {
    const font = '@font-face{font-family:listing_a;src:local(A),url(https://elsewhere.example/a.woff2)}';
    expect(faultsOf(font)).toStrictEqual([expect.stringContaining('url(https://elsewhere.example/a.woff2)')]);
  });

  it.each([
    'background:url(assets/a.png)',
    'background:url("/brand/a.png")',
    'background:url(data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E)',
    'mask:url(#shape)',
    'content:"https://elsewhere.example/"',
  ])('%s fetches nothing from another host', (declaration) => {
    expect(faultsOf(`.listing_a_1{${declaration}}`)).toStrictEqual([]);
  });

  it('[REL-18/named] of a remote and of the shell are named by their source where there is a map', () => {
    // The first character of line 1 is line 3, column 5 of the source.
    const map = JSON.stringify({
      version: 3,
      names: [],
      mappings: 'AAEI',
      sources: ['webpack://listing/./src/home.module.css'],
    });
    const css = '.listing_a_1{background:url(https://elsewhere.example/a.png)}';
    const place = 'src/home.module.css, line 3, column 5 (in home.css)';
    const foreign = [expect.stringContaining(`${place}: url(https://elsewhere.example/a.png)`)];
    expect(styleFaults('home.css', css, 'listing', map)).toStrictEqual(foreign);
    expect(shellStyleFaults('home.css', css, map)).toStrictEqual(foreign);
    const unreadable = [expect.stringContaining(`${place}: it is not CSS that browsers read`)];
    expect(shellStyleFaults('home.css', 'body{', map)).toStrictEqual(unreadable);
  });

  it('a class of a partner’s remote begins with its whole name', () => {
    expect(styleFaults('a.css', '.northbank__listing_a_1{color:red}', 'northbank/listing')).toStrictEqual([]);
    expect(styleFaults('a.css', '.listing_a_1{color:red}', 'northbank/listing')).toHaveLength(1);
  });
});

const overAll = (selector: string) =>
  `${selector} lays a fixed layer over the whole page; use Dialog, Sheet, AlertPopup or WaitingVeil of @storefront/ui, or let presses through with pointer-events: none`;

describe('a fixed layer over the whole page', () => {
  it.each([
    'position:fixed;inset:0',
    'inset:0;position:fixed;z-index:9',
    'position:FIXED!important;inset:0 0 0 0',
    'position:fixed;top:0;right:0;bottom:0;left:0',
    'position:fixed;inset-block:0;inset-inline-start:0;inset-inline-end:0',
    'position:fixed;inset:-1px 0',
    'position:fixed;inset:8px',
    'position:fixed;inset:env(safe-area-inset-top) 0 0',
    'position:fixed;top:0;left:0;width:100vw;height:100vh',
    'position:fixed;inset:0 auto auto 0;inline-size:100%;block-size:100dvh',
    'position:fixed;inset:0;width:auto;max-width:none;max-height:100%',
    'position:fixed;top:0;left:0;right:0;min-height:100svh',
    'position:fixed;top:0;left:0;width:stretch;height:-webkit-fill-available',
    'p\\6fsition:fixed;inset:0',
  ])('[REL-4/covers] %s is named with its selector, place and what to do', (declarations) => {
    const css = `@layer remote{.listing_a_1{color:red}\n.listing_veil_1{${declarations}}}`;
    expect(faultsOf(css)).toStrictEqual([`home.css, line 2, column 1: ${overAll('.listing_veil_1')}`]);
    expect(shellStyleFaults('home.css', css)).toHaveLength(1);
  });

  it.each([
    '.listing_a_1{position:fixed}.listing_a_1{inset:0}',
    '.listing_a_1,.listing_b_2{inset:0}@media print{.listing_a_1{position:fixed}}',
    '.listing_a_1{position:fixed;@media print{inset:0}}',
    '.listing_b_2{.listing_a_1{position:fixed;inset:0}}',
    '.listing_a_1{position:fixed;inset:0}.listing_a_1{inset:auto}.listing_a_1{color:red}',
  ])('[REL-4/covers] is named once, however it is written: %s', (css) => {
    expect(faultsOf(css)).toStrictEqual([expect.stringContaining(overAll('.listing_a_1'))]);
  });

  it.each([
    'position:absolute;inset:0',
    'position:sticky;top:0',
    'position:fixed;inset:auto 0 0',
    'position:fixed;inset:0;pointer-events:none',
    'position:fixed;inset:0;height:80px',
    'position:fixed;inset:0;max-height:60vh',
    'position:fixed;inset:calc(100vh - 80px) 0 0',
    'position:fixed;inset:20vh 10vw',
    'position:fixed;top:0;left:0;width:100%',
    'position:fixed;left:0;bottom:0;width:320px;height:100%',
  ])('%s is none', (declarations) => {
    expect(faultsOf(`.listing_a_1{${declarations}}`)).toStrictEqual([]);
  });

  it('[REL-4/covers] may be of the design system, whose sheets the build puts into a layer of their own', () => {
    const veil = '.listing_veil_1{position:fixed;inset:0}';
    expect(faultsOf(`@layer components{@media print{${veil}}}`)).toStrictEqual([]);
    expect(faultsOf(`@layer remote{@layer components{${veil}}}`)).toHaveLength(1);
    expect(faultsOf(`@layer components{}${veil}`)).toHaveLength(1);
  });
});
