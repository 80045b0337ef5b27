import { toDrawnHtml } from './drawn-html';

const fallback = '@font-face{font-family:"Figtree Fallback";src:local("Arial")}';
const font =
  '@font-face{font-family:"Figtree";src:url(/releases/shell/-/assets/figtree.woff2) format("woff2")}';

const drawn = (shellCss: string) =>
  toDrawnHtml({
    html: '<p></p>',
    by: 'shell@1.0.0 -',
    assumed: [],
    readsClock: false,
    shellSheets: [{ path: 'shell.css', css: shellCss }],
    pageSheets: [{ path: 'home.css', css: '.home{color:red}' }],
  }).head;

describe('the fonts of a drawn page', () => {
  it('are separate from its styles, where a browser reads them only without JavaScript', () => {
    expect(drawn(`${fallback}${font}body{margin:0}`)).toBe(
      `<style data-href="shell.css" data-shell>${fallback}body{margin:0}</style>` +
        '<style data-href="home.css">.home{color:red}</style>' +
        `<noscript data-fonts><style>${font}</style></noscript>`,
    );
  });

  it('add nothing to a page whose styles have none', () => {
    expect(drawn('body{margin:0}')).not.toContain('noscript');
  });
});
