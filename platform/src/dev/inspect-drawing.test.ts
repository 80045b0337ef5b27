import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspectDrawing } from './inspect-drawing';
import type { DrawingInspector } from './inspect-drawing';
import { publicBrand, serverTimingOf } from '@storefront/contract';
import { aBrand } from '../testing/brands';
import { aRemotePart, aShellPart } from '../testing/server-parts';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';

const opened: DrawingInspector[] = [];
afterEach(async () => {
  for (const inspector of opened.splice(0)) await inspector.close();
  await removeTemporaryFolders();
});

const decisions = {
  shell: { base: '/releases/shell/1.0.0/' },
  listing: { base: '/releases/listing/1.0.0-dev/' },
};
const state = { brand: publicBrand(aBrand()), status: 200, decisions };
const page = `<p></p><script type="application/json" id="storefront-page">${JSON.stringify(state)}</script>`;
const serverTiming = serverTimingOf({ now: 0, token: 'of the visitor', reasons: {}, styleNonce: 'x' });

/** An inspector of the remote listing, and the next line that it prints. */
const anInspector = async () => {
  const folder = await temporaryFolder();
  const [shell, remote] = [join(folder, 'shell.cjs'), join(folder, 'server.cjs')];
  const lines: string[] = [];
  let heard: () => void = () => undefined;
  const write = (code: string) => writeFile(remote, code);
  await writeFile(shell, aShellPart());
  await write(aRemotePart());
  const inspector = await inspectDrawing({
    feature: 'listing',
    shell,
    remote,
    port: 0,
    print: (line) => {
      lines.push(line);
      heard();
    },
  });
  opened.push(inspector);
  const next = async () => {
    if (lines.length === 0) await new Promise<void>((resolve) => (heard = resolve));
    return lines.shift();
  };
  const open = (address: string, html = page) => inspector.draw({ html, serverTiming, address });
  return { inspector, open, write, next };
};

describe('the process in which drawings are debugged', () => {
  it('[DEV-5/debugger] draws the page that was opened, with a debugger that only this machine reaches', async () => {
    const { inspector, open, next } = await anInspector();
    open('/');
    const drawn = '<header>Market</header><main>drawn by /releases/listing/1.0.0-dev/</main>';
    expect(await next()).toBe(`/ is drawn: ${drawn.length} characters.`);
    const { host } = new URL(inspector.url);
    expect(host).toMatch(/^127\.0\.0\.1:/);
    const [target] = (await (await fetch(`http://${host}/json/list`)).json()) as {
      webSocketDebuggerUrl: string;
    }[];
    expect(target?.webSocketDebuggerUrl).toBe(inspector.url);
  });

  it('draws with the build as it is now, and says where one throws', async () => {
    const { open, write, next } = await anInspector();
    open('/');
    await next();
    await write(aRemotePart(`(() => { throw new Error('no menu'); })()`));
    open('/?again');
    expect(await next()).toMatch(/^\/\?again is not drawn: Error: no menu\n +at .*server\.cjs:\d+:\d+/);
    await write(aRemotePart(`'mended'`));
    open('/');
    expect(await next()).toContain('/ is drawn');
  });

  it('leaves out pages of others and what is no page, and is told nothing of the visitor', async () => {
    const { open, write, next } = await anInspector();
    await write(aRemotePart('JSON.stringify([page.token ?? null, page.decisions])'));
    open('/checkout');
    open('/', '<p>Not found</p>');
    open('/');
    const drawn = '<header>Market</header><main>[null,{}]</main>';
    expect(await next()).toBe(`/ is drawn: ${drawn.length} characters.`);
  });
});
