import { runInNewContext } from 'node:vm';
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

  it('[REL-16/dev] shows the errors of a build and of types over the page until they are gone', () => {
    const listeners: Record<string, (event: { data: string }) => void> = {};
    const notice = { textContent: '', style: {}, setAttribute: () => undefined, remove: () => shown.pop() };
    const shown: unknown[] = [];
    runInNewContext(reloadScript, {
      document: { createElement: () => notice, body: { append: (element: unknown) => shown.push(element) } },
      EventSource: class {
        addEventListener(kind: string, listener: (event: { data: string }) => void) {
          listeners[kind] = listener;
        }
      },
    });
    const send = (kind: string, errors: readonly string[]) => {
      listeners[kind]?.({ data: JSON.stringify(errors) });
      return [shown.includes(notice), notice.textContent];
    };
    expect(send('types', [])).toEqual([false, '']);
    expect(send('types', ['a type is wrong'])).toEqual([true, 'a type is wrong']);
    expect(send('failed', ['a line is wrong'])).toEqual([true, 'a line is wrong\na type is wrong']);
    expect(send('failed', [])).toEqual([true, 'a type is wrong']);
  });

  it.each([
    ['a page whose policy names no nonce', page, "script-src 'self'"],
    ['what is no whole page', '<p>Busy</p>', "script-src 'nonce-abc'"],
  ])('leaves %s as it is', (_what, html, policy) => {
    expect(withReloadScript(html, policy)).toBe(html);
  });
});
