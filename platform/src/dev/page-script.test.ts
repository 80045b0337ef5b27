import { computeIntegrity } from '../releases/parse-build';
import { withPageScript } from './page-script';

const page = '<html><body><p>Menu</p></body></html>';
const policy = "script-src 'sha256-boot' 'strict-dynamic'; style-src 'self'; trusted-types default";
const script = Buffer.from('// the script');

describe('the script of a page in development', () => {
  it('is inserted at the end of the page, with the hash and the one policy that it needs', () => {
    const integrity = computeIntegrity(script);
    const changed = withPageScript({ html: page, policy: `${policy}, script-src 'self'` }, script);
    expect(changed.html).toMatch(/<p>Menu<\/p><script [^>]*><\/script><\/body><\/html>$/);
    expect(changed.html).toContain(`integrity="${integrity}"`);
    expect(changed.html).toContain('crossorigin="anonymous"');
    expect(changed.policy).toBe(
      `script-src 'sha256-boot' '${integrity}' 'strict-dynamic'; style-src 'self'; trusted-types default storefront-dev, script-src 'self'`,
    );
  });

  it.each([
    ['a page that is none of the shop', { html: page, policy: "script-src 'self'" }],
    ['what is no whole page', { html: '<p>Busy</p>', policy }],
  ])('leaves %s as it is', (_what, sent) => {
    expect(withPageScript(sent, script)).toStrictEqual(sent);
  });
});
