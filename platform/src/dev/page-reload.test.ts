import { integrityOf } from '../releases/parse-build';
import { reloadScript, withReloadScript } from './page-reload';

const page = '<html><body><p>Menu</p></body></html>';

describe('the script that reloads a page', () => {
  it('is inserted at the end of the page, with the nonce and the hash that the policies of the page require', () => {
    const html = withReloadScript(page, "script-src 'nonce-aB+/3=' 'strict-dynamic'");
    expect(html).toMatch(/<p>Menu<\/p><script nonce="aB\+\/3=" [^>]*><\/script><\/body><\/html>$/);
    expect(html).toContain(`integrity="${integrityOf(Buffer.from(reloadScript))}"`);
    expect(html).toContain('crossorigin="anonymous"');
  });

  it.each([
    ['a page whose policy names no nonce', page, "script-src 'self'"],
    ['what is no whole page', '<p>Busy</p>', "script-src 'nonce-abc'"],
  ])('leaves %s as it is', (_what, html, policy) => {
    expect(withReloadScript(html, policy)).toBe(html);
  });
});
