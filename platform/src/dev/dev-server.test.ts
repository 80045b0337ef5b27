import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { BuiltFiles } from './built-files';
import { createDevServer } from './dev-server';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await removeTemporaryFolders();
});

/** A storefront that reports the requests it receives, and a development server in front of it. */
const aDevServer = async () => {
  const storefront = fastify({ forceCloseConnections: true });
  closers.push(() => storefront.close());
  storefront.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  storefront.post('/platform/preview/open', ({ body, headers }, reply) => {
    const token = (body as URLSearchParams).get('token');
    if (token !== 'good' || headers.origin !== target) return reply.code(403).send();
    return reply
      .header('set-cookie', ['preview=good; Path=/; HttpOnly', 'failed=; Max-Age=0; Path=/'])
      .redirect('/');
  });
  storefront.get('/page', (_request, reply) =>
    reply
      .header('content-security-policy', ["script-src 'strict-dynamic'", "script-src 'self'"])
      .type('text/html')
      .send('<body></body>'),
  );
  storefront.get('/away', (_request, reply) => reply.redirect(`${target}/menu`));
  storefront.post('/echo', (request, reply) => reply.send({ headers: request.headers, body: request.body }));
  const target = await storefront.listen({ port: 0, host: '127.0.0.1' });
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'maps'));
  await writeFile(join(folder, 'maps/home.js.map'), '{}');
  await writeFile(join(folder, 'home.css'), 'p {}');
  const files = new BuiltFiles(folder);
  const printed: string[] = [];
  const server = await createDevServer({
    target,
    port: 0,
    script: Buffer.from('// the script'),
    files,
    print: (line) => void printed.push(line),
  });
  closers.push(() => server.close());
  return {
    target,
    server,
    files,
    printed,
    get: (path: string, init?: RequestInit) => fetch(server.origin + path, init),
  };
};

describe('the development server', () => {
  it('forwards requests as the storefront’s own pages would send them, with the cookies of the preview', async () => {
    const { target, server, get } = await aDevServer();
    await server.show('?preview=good');
    const answer = await get('/echo', {
      method: 'POST',
      body: JSON.stringify({ dish: 'curry' }),
      headers: {
        origin: server.origin,
        referer: `${server.origin}/menu`,
        cookie: 'visitor=v1; preview=old; failed=x',
        'content-type': 'application/json',
      },
    });
    const { headers, body } = (await answer.json()) as { headers: Record<string, string>; body: unknown };
    expect(headers).toMatchObject({
      host: new URL(target).host,
      origin: target,
      referer: `${target}/menu`,
      cookie: 'visitor=v1; preview=good; failed=x',
    });
    expect(body).toStrictEqual({ dish: 'curry' });
  });

  it('inserts the script into pages and leaves other responses unchanged', async () => {
    const { get } = await aDevServer();
    const asPage = await get('/page', { headers: { 'sec-fetch-dest': 'document' } });
    expect(await asPage.text()).toMatch(/^<body><script src="\/__dev\/page\.js"/);
    expect(asPage.headers.get('content-security-policy')).toMatch(
      /^script-src 'sha384-[^']+' 'strict-dynamic', script-src 'self'$/,
    );
    expect(await (await get('/page')).text()).toBe('<body></body>');
    expect(await (await get('/__dev/page.js')).text()).toBe('// the script');
  });

  it('keeps redirects on its own address', async () => {
    const { server, get } = await aDevServer();
    const { headers } = await get('/away', { redirect: 'manual' });
    expect(headers.get('location')).toBe(`${server.origin}/menu`);
  });

  it('serves the newest files, updates and source maps, and no other files of the machine', async () => {
    const { files, get } = await aDevServer();
    files.take({ name: 'home.1a.hot-update.js', text: 'the update', map: 'its map' });
    expect((await get('/__dev/maps/home.js.map')).status).toBe(200);
    expect((await get('/__dev/maps/none.js.map')).status).toBe(404);
    expect((await get('/__dev/maps/..%2Fpackage.json')).status).toBe(404);
    expect(await (await get('/__dev/maps/home.1a.hot-update.js.map')).text()).toBe('its map');
    const styles = await get('/__dev/files/home.css?1');
    expect([styles.headers.get('content-type'), await styles.text()]).toStrictEqual([
      expect.stringContaining('text/css'),
      'p {}',
    ]);
    expect(await (await get('/__dev/files/home.1a.hot-update.js')).text()).toBe('the update');
    for (const path of ['none.js', '..%2F..%2Fpackage.json', '%2Fetc%2Fpasswd'])
      expect((await get(`/__dev/files/${path}`)).status).toBe(404);
  });

  it('[DEV-5/errors] answers what a page threw with its place in the source, and prints both', async () => {
    const { server, files, printed, get } = await aDevServer();
    const map = {
      version: 3,
      names: [],
      sources: ['webpack://gifts/./src/ui/gifts-page.tsx'],
      // The first column of line 1 is that of line 12, column 4 of the source.
      mappings: 'AAWI',
    };
    files.take({ name: 'home.1a.hot-update.js', text: '', map: JSON.stringify(map) });
    const stack = `Error: no gifts\n    at Page (${server.origin}/__dev/files/home.1a.hot-update.js:1:1)`;
    const tell = (body: unknown) =>
      get('/__dev/faults', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
    const answer = await tell({ title: 'The page throws', text: 'Error: no gifts', stack });
    expect(await answer.json()).toStrictEqual({ place: 'src/ui/gifts-page.tsx:12:5' });
    expect(printed).toStrictEqual(['The page throws: Error: no gifts\n  at src/ui/gifts-page.tsx:12:5']);
    expect((await tell({ title: 'throws' })).status).toBe(400);
    expect(await (await tell({ title: 'throws', text: 'Error: elsewhere', stack: '' })).json()).toStrictEqual(
      {},
    );
  });

  it('sends the result of a build to every open page', async () => {
    const { server, get } = await aDevServer();
    const { body } = await get('/__dev/events');
    const reader = body?.getReader();
    const read = async () => Buffer.from((await reader?.read())?.value ?? []).toString();
    expect(await read()).toBe('retry: 500\n\n');
    server.send({ kind: 'failed', errors: ['a line is wrong'] });
    expect(await read()).toBe('event: failed\ndata: {"errors":["a line is wrong"]}\n\n');
    server.send({ kind: 'built', hash: '1a' });
    expect(await read()).toBe('event: built\ndata: {"hash":"1a"}\n\n');
    server.send({ kind: 'shown' });
    expect(await read()).toBe('event: shown\ndata: {}\n\n');
  });

  it('[REL-16/dev] sends the errors that still hold to a page that opens after them', async () => {
    const { server, get } = await aDevServer();
    const opened = async () => {
      const reader = (await get('/__dev/events')).body?.getReader();
      server.send({ kind: 'shown' });
      let text = '';
      while (!text.endsWith('event: shown\ndata: {}\n\n'))
        text += Buffer.from((await reader?.read())?.value ?? []).toString();
      return text.split('\n').filter((line) => line.startsWith('event'));
    };
    server.send({ kind: 'failed', errors: ['a line is wrong'] });
    server.send({ kind: 'types', errors: ['a type is wrong'] });
    expect(await opened()).toStrictEqual(['event: failed', 'event: types', 'event: shown']);
    server.send({ kind: 'built', hash: '1a' });
    expect(await opened()).toStrictEqual(['event: types', 'event: built', 'event: shown']);
  });

  it('says what to check when the storefront refuses the preview', async () => {
    const { server } = await aDevServer();
    await expect(server.show('?preview=bad')).rejects.toThrow('does --brand name the brand of that site?');
  });
});
