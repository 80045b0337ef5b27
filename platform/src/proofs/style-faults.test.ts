import { styleFaults } from './in-sandbox/style-faults';

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
    expect(faultsOf(`@layer remote{@media print{${selector}{color:red}}}`)).toEqual([
      `home.css: the selector ${selector} reaches outside the feature; begin it with a class of a CSS Module (listing_…)`,
    ]);
  });

  it('[REL-4/styles] are reported for the wrong one of several selectors', () => {
    expect(faultsOf('.listing_a_1, h1, .listing_b_2 {color:red}')).toEqual([
      expect.stringContaining('selector h1 '),
    ]);
  });

  it.each([
    ['@keyframes turn{to{rotate:1turn}}', '@keyframes turn has a name that all features share'],
    ['@-webkit-keyframes turn{to{rotate:1turn}}', '@keyframes turn has a name'],
    ['@font-face{font-family:"Inter";src:url(a.woff2)}', 'the font Inter has a name that all features share'],
    ['@property --accent{syntax:"*";inherits:true}', '@property --accent has a name that all features share'],
    ['@import url(https://elsewhere.example/x.css);', 'fetches a sheet that the release does not name'],
    ['@page{margin:0}', '@page reaches the whole page'],
    ['@view-transition{navigation:auto}', '@view-transition reaches the whole page'],
    [':root{--accent:red}', 'the selector :root reaches outside the feature'],
    ['.listing_a_1{& + p{color:red}}', 'the selector &+p reaches outside the feature'],
    ['.listing_a_1{} .listing_b_2:::{}', 'the selector .listing_b_2::: reaches outside the feature'],
    ['.listing_a_1{:{', 'it is not CSS that browsers read'],
  ])('[REL-4/styles] %s is named', (css, what) => {
    expect(faultsOf(css)).toEqual([expect.stringContaining(what)]);
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
    '@keyframes listing_turn_1{from{rotate:0turn}50%{rotate:1turn}}',
    '@font-face{font-family:listing_icons;src:url(a.woff2)}',
    '@property --listing_angle{syntax:"<angle>";inherits:false;initial-value:0deg}',
    '.\\6c isting_card_1{color:red}',
  ])('%s is no fault', (css) => {
    expect(faultsOf(css)).toEqual([]);
  });

  it('a class of a partner’s remote begins with its whole name', () => {
    expect(styleFaults('a.css', '.northbank__listing_a_1{color:red}', 'northbank/listing')).toEqual([]);
    expect(styleFaults('a.css', '.listing_a_1{color:red}', 'northbank/listing')).toHaveLength(1);
  });
});
