import { runInNewContext } from 'node:vm';
import { integrityOf } from '../releases/parse-build';
import { reloadScript, withReloadScript } from './page-reload';

const page = '<html><body><p>Menu</p></body></html>';
const policy = "script-src 'sha256-boot' 'strict-dynamic'; style-src 'self'";

describe('the script that reloads a page', () => {
  it('is inserted at the end of the page, with the hash that its policies require', () => {
    const integrity = integrityOf(Buffer.from(reloadScript));
    const changed = withReloadScript({ html: page, policy: `${policy}, script-src 'self'` });
    expect(changed.html).toMatch(/<p>Menu<\/p><script [^>]*><\/script><\/body><\/html>$/);
    expect(changed.html).toContain(`integrity="${integrity}"`);
    expect(changed.html).toContain('crossorigin="anonymous"');
    expect(changed.policy).toBe(
      `script-src 'sha256-boot' '${integrity}' 'strict-dynamic'; style-src 'self', script-src 'self'`,
    );
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
    ['a page that is none of the shop', { html: page, policy: "script-src 'self'" }],
    ['what is no whole page', { html: '<p>Busy</p>', policy }],
  ])('leaves %s as it is', (_what, sent) => {
    expect(withReloadScript(sent)).toEqual(sent);
  });
});
