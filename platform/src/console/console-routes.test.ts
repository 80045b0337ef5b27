import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { consoleRoutes } from './console-routes';
import { readConsole } from './read-console';

afterEach(removeTemporaryFolders);

const script = 'start();'.repeat(100);

const aConsole = async ({ isBuilt = true, production = true } = {}) => {
  const folder = await temporaryFolder();
  if (isBuilt) {
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'console.0a1b.js'), script);
    await writeFile(join(folder, 'console.2c3d.css'), 'body { margin: 0 }');
    await writeFile(join(folder, 'assets/figtree.4e5f.woff2'), 'a font');
    await writeFile(join(folder, '.built'), '{}');
  }
  const app = fastify();
  consoleRoutes(app, {
    console: await readConsole(folder),
    hosts: ['localhost', 'console.example', 'market.example'],
    isOfBrand: (host) => host === 'market.example',
    production,
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
  return { get };
};

describe('the console', () => {
  it.each(['/console', '/console/', '/console/rollouts/r7'])('is one page at %s', async (path) => {
    const { get } = await aConsole();
    const page = await get(path);
    expect(page.statusCode).toBe(200);
    const [, nonce] = /nonce="([^"]+)"/.exec(page.body) ?? [];
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'nonce-${nonce}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|script-src 'nonce[^;]*'self'/);
    expect(policy).toMatch(/,script-src 'self';/);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(page.headers['strict-transport-security']).toBeDefined();
    expect((await get(path)).body).not.toContain(nonce);
  });

  it('names its files by their hashes, so that browsers can keep them for ever', async () => {
    const { get } = await aConsole();
    const { body } = await get('/console');
    const named = [...body.matchAll(/(?:href|src)="(\/console[^"]+)" integrity="(sha384-[^"]{64})"/g)];
    expect(named.map(([, path]) => path)).toStrictEqual([
      '/console/files/console.2c3d.css',
      '/console/files/console.0a1b.js',
    ]);
    const file = await get('/console/files/console.0a1b.js', { 'accept-encoding': 'gzip, br' });
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/console/files/console.0a1b.js')).body).toBe(script);
    expect((await get('/console/files/assets/figtree.4e5f.woff2')).statusCode).toBe(200);
    for (const other of ['.built', 'none.js', '%2e%2e%2fpackage.json'])
      expect([other, (await get(`/console/files/${other}`)).statusCode]).not.toStrictEqual([other, 200]);
  });

  it('is not found on a host that the operator has not named, such as a partner’s', async () => {
    const { get } = await aConsole();
    for (const host of ['northbank.localhost', 'localhost.attacker.example']) {
      expect((await get('/console', { host })).statusCode).toBe(404);
      expect((await get('/console/files/console.0a1b.js', { host })).statusCode).toBe(404);
    }
    expect((await get('/console', { host: 'CONSOLE.example.:443' })).statusCode).toBe(200);
  });

  it('is not found in production on the address of a brand, also when the operator has named it', async () => {
    const { get } = await aConsole();
    for (const host of ['market.example', 'MARKET.example.:443'])
      for (const path of ['/console', '/console/releases', '/console/files/console.0a1b.js'])
        expect([host, path, (await get(path, { host })).statusCode]).toStrictEqual([host, path, 404]);
    const onThisMachine = await aConsole({ production: false });
    expect((await onThisMachine.get('/console', { host: 'market.example' })).statusCode).toBe(200);
  });

  it('is not found before it has been built', async () => {
    const { get } = await aConsole({ isBuilt: false });
    expect((await get('/console')).statusCode).toBe(404);
  });
});
