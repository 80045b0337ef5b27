import { nonceOf, linksIn, stateIn } from '../testing/page';
import { aDrawnBuild, aRemotePart, serverPath } from '../testing/server-parts';
import { aServedPlatform, endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const drawing = (builds = [aDrawnBuild('shell'), aDrawnBuild('listing')]) =>
  aServedPlatform({ builds, drawingWorkers: 1 });

const rootOf = (html: string) => /<div id="root"([^>]*)>(.*?)<\/div>\n<p id="unreachable"/s.exec(html);

describe('a page whose releases have server parts', () => {
  it('[EDG-7/drawn] carries its first screen, drawn by the releases that it names', async () => {
    const { get } = await drawing();
    const { body } = await get('/');
    const [, attributes, html] = rootOf(body) ?? [];
    expect(html).toBe('<header>Market</header><main>drawn by /releases/listing/1.0.0/</main>');
    expect(attributes).toBe(' data-drawn="shell@1.0.0 listing@1.0.0" data-assumed="cart"');
    expect(Object.values(stateIn(body).decisions).map(({ version }) => version)).toEqual(['1.0.0', '1.0.0']);
  });

  it('inlines the styles of shell and page with its nonce, so that they are not asked for again', async () => {
    const { get } = await drawing();
    const { body, headers } = await get('/');
    const nonce = nonceOf(headers['content-security-policy']);
    expect(body).toContain(
      `<style nonce="${nonce}" data-href="shell.css" data-shell>body { margin: 0 }</style>`,
    );
    expect(body).toContain(`<style nonce="${nonce}" data-href="home.css">.home { color: red }</style>`);
    expect(linksIn(body).filter(({ rel, as }) => rel === 'stylesheet' || as === 'style')).toEqual([]);
  });

  it('gives the server part to nobody, and names it in no integrity map', async () => {
    const { get } = await drawing();
    const { body } = await get('/');
    expect(body).not.toContain(serverPath);
    for (const address of [`/releases/listing/1.0.0/${serverPath}`, `/releases/listing/-/${serverPath}`])
      expect((await get(address)).statusCode).toBe(404);
  });

  it('draws the pages of the shell itself, the one for an unknown address too', async () => {
    const { get } = await drawing();
    for (const [path, status] of [
      ['/contact-us', 200],
      ['/nowhere', 404],
    ] as const) {
      const { body, statusCode } = await get(path);
      expect(statusCode).toBe(status);
      expect(rootOf(body)?.[1]).toContain('data-drawn="shell@1.0.0 -"');
      expect(rootOf(body)?.[2]).toContain("the shell's own page");
    }
  });

  it('gives each style attribute a rule with the nonce, as the policy refuses attributes', async () => {
    const draw = `'<p style="height:4px">a</p><i style="width:calc(1px + 2%)">b</i><b style="background:url(&quot;x&quot;)">c</b>'`;
    const { get } = await drawing([aDrawnBuild('shell'), aDrawnBuild('listing', aRemotePart(draw))]);
    const { body, headers } = await get('/');
    expect(rootOf(body)?.[2]).toContain(
      '<p data-style="height:4px">a</p><i data-style="width:calc(1px + 2%)">b</i>',
    );
    expect(body).toContain(
      `<style nonce="${nonceOf(headers['content-security-policy'])}">[data-style="height:4px"]{height:4px}[data-style="width:calc(1px + 2%)"]{width:calc(1px + 2%)}</style>`,
    );
  });
});

describe('a page that is not drawn is the page as before', () => {
  const withoutNonce = (body: string, nonce = '') => body.replaceAll(nonce, 'nonce');
  const plain = async (get: Awaited<ReturnType<typeof drawing>>['get']) => {
    const { body, headers } = await get('/');
    return withoutNonce(body, nonceOf(headers['content-security-policy']));
  };

  it('[EDG-7/as-before] where a release has no server part, or has one that fails', async () => {
    const files = { files: aDrawnBuild('listing').files ?? {} };
    const { get: getUndrawn } = await aServedPlatform({
      builds: [{ feature: 'shell' }, { feature: 'listing' }],
    });
    const before = await plain(getUndrawn);
    expect(Object.keys(files.files)).toContain(serverPath);
    const { get: getPart } = await drawing([{ feature: 'shell' }, { feature: 'listing' }]);
    expect(await plain(getPart)).toBe(before);
    const { get: getFailing, logged } = await drawing([
      aDrawnBuild('shell'),
      aDrawnBuild('listing', aRemotePart(`(() => { throw new Error('no screen') })()`)),
    ]);
    const undrawn = await plain(getFailing);
    expect(undrawn).toContain('id="skeleton"');
    expect(rootOf(undrawn)?.[1]).toBe('');
    expect(logged).toContainEqual(
      expect.objectContaining({ release: 'listing@1.0.0', failure: expect.stringContaining('no screen') }),
    );
  });
});
