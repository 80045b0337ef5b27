import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
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
  const maps = join(await temporaryFolder(), 'maps');
  await mkdir(maps);
  await writeFile(join(maps, 'home.js.map'), '{}');
  const server = await createDevServer({ target, port: 0, maps });
  closers.push(() => server.close());
  return { target, server, get: (path: string, init?: RequestInit) => fetch(server.origin + path, init) };
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
    expect(body).toEqual({ dish: 'curry' });
  });

  it('inserts the script into pages and leaves other responses unchanged', async () => {
    const { get } = await aDevServer();
    const asPage = await get('/page', { headers: { 'sec-fetch-dest': 'document' } });
    expect(await asPage.text()).toMatch(/^<body><script src="\/__dev\/reload\.js"/);
    expect(asPage.headers.get('content-security-policy')).toMatch(
      /^script-src 'sha384-[^']+' 'strict-dynamic', script-src 'self'$/,
    );
    expect(await (await get('/page')).text()).toBe('<body></body>');
    expect(await (await get('/__dev/reload.js')).text()).toContain('location.reload()');
  });

  it('keeps redirects on its own address', async () => {
    const { server, get } = await aDevServer();
    const { headers } = await get('/away', { redirect: 'manual' });
    expect(headers.get('location')).toBe(`${server.origin}/menu`);
  });

  it('serves source maps to the browser’s tools, and no other files of their folder', async () => {
    const { get } = await aDevServer();
    expect((await get('/__dev/maps/home.js.map')).status).toBe(200);
    expect((await get('/__dev/maps/none.js.map')).status).toBe(404);
    expect((await get('/__dev/maps/..%2Fpackage.json')).status).toBe(404);
  });

  it('sends the result of a build to every open page', async () => {
    const { server, get } = await aDevServer();
    const { body } = await get('/__dev/events');
    const reader = body?.getReader();
    const read = async () => Buffer.from((await reader?.read())?.value ?? []).toString();
    expect(await read()).toBe('retry: 500\n\n');
    server.send({ kind: 'failed', errors: ['a line is wrong'] });
    expect(await read()).toBe('event: failed\ndata: ["a line is wrong"]\n\n');
    server.send({ kind: 'built' });
    expect(await read()).toBe('event: built\ndata: \n\n');
  });

  it('[REL-16/dev] sends the errors that still hold to a page that opens after them', async () => {
    const { server, get } = await aDevServer();
    const opened = async () => {
      const reader = (await get('/__dev/events')).body?.getReader();
      server.send({ kind: 'built' });
      let text = '';
      while (!text.endsWith('event: built\ndata: \n\n'))
        text += Buffer.from((await reader?.read())?.value ?? []).toString();
      return text.split('\n').filter((line) => line.startsWith('event'));
    };
    server.send({ kind: 'failed', errors: ['a line is wrong'] });
    server.send({ kind: 'types', errors: ['a type is wrong'] });
    expect(await opened()).toEqual(['event: failed', 'event: types', 'event: built']);
    expect(await opened()).toEqual(['event: types', 'event: built']);
  });

  it('says what to check when the storefront refuses the preview', async () => {
    const { server } = await aDevServer();
    await expect(server.show('?preview=bad')).rejects.toThrow('does --brand name the brand of that site?');
  });
});
