import { trustPage } from './page-trust';
import { preloadLinks } from './preload-links';
import { aDecision } from './testing/releases';

const home = './pages/home';
const base = 'http://localhost/releases/listing/2.0.0/';

const links = () => [...document.querySelectorAll('link')].map(({ as, href }) => [as, href]);

const aPreload = (head = '') => {
  document.head.innerHTML = `<script nonce="n0nce" type="application/json"></script>${head}`;
  const decisions = { listing: aDecision('2.0.0', '1.0.0') };
  return preloadLinks({ decisions, trust: trustPage(decisions, document), document });
};

describe('preloading a page ahead of need', () => {
  it('[SHL-1] names the files of the decided release, with hash, nonce and crossorigin', () => {
    aPreload()('listing', home);
    expect(links()).toEqual([
      ['script', `${base}entry.js`],
      ['script', `${base}home.js`],
      ['style', `${base}home.css`],
    ]);
    const link = document.querySelector('link');
    expect(link?.crossOrigin).toBe('anonymous');
    expect(link?.nonce).toBe('n0nce');
    expect(link?.integrity).toMatch(/^sha384-/);
  });

  it('[EDG-3] asks for no file twice, whoever asked for it first', () => {
    const preload = aPreload(`<link rel="preload" as="script" href="/releases/listing/2.0.0/entry.js">`);
    preload('listing', home);
    preload('listing', home);
    expect(links().map(([, href]) => href)).toEqual([`${base}entry.js`, `${base}home.js`, `${base}home.css`]);
  });

  it('does nothing for what the page has no decision for', () => {
    const preload = aPreload();
    preload('booking', home);
    preload('listing', './pages/none');
    expect(links()).toEqual([]);
  });
});
