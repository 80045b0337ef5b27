import { execFile } from 'node:child_process';
import {
  lstatSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { accessibilityFaults } from '../harness/accessibility';
import { addressOf, withBrowser } from '../harness/browser';
import { startDevServer } from '../harness/dev-server';
import { root } from '../harness/empty-project';
import { foreignEnvironment } from '../harness/foreign-environment';
import { startPackageRegistry } from '../harness/package-registry';
import type { PackageRegistry } from '../harness/package-registry';
import { runProgram } from '../harness/run-program';
import { untilServed } from '../harness/served';

const minutes = 5 * 60_000;
const openPage = withBrowser();
const storefront = new URL(addressOf('marketplace', '/')).origin;
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'storefront-foreign-')));
let registry: PackageRegistry;
let token: string;

/** Runs a program as somebody in the empty folder, who has a team's token and no checkout. */
const run = async (program: string, ...parameters: string[]): Promise<string> => {
  const env = { ...foreignEnvironment(root), STOREFRONT_URL: storefront, STOREFRONT_TOKEN: token };
  const ran = promisify(execFile)(program, parameters, { cwd: folder, env, maxBuffer: 32 * 1024 * 1024 });
  return ran.then(
    ({ stdout }) => stdout,
    ({ stdout = '', stderr = '' }) => {
      throw new Error(`${program} ${parameters.join(' ')} failed:\n${stdout}\n${stderr}`);
    },
  );
};
const operators = async (...parameters: string[]) =>
  JSON.parse(
    await runProgram(process.execPath, [join(root, 'platform/bin/storefront.mjs'), ...parameters, '--json'], {
      env: { STOREFRONT_URL: storefront },
    }),
  );

/** Packs what this repository offers and publishes it to the registry. */
const publishPackages = async () => {
  const packed = join(folder, 'packed');
  await runProgram('npm', ['run', '--silent', 'packages:pack', '--', '--to', packed]);
  const access = ['--registry', registry.url, `--${registry.url.replace('http:', '')}:_authToken=none`];
  for (const tarball of readdirSync(packed)) await run('npm', 'publish', join(packed, tarball), ...access);
  rmSync(packed, { recursive: true });
};

beforeAll(async () => {
  registry = await startPackageRegistry();
  const why = ['--reason', 'a repository of their own'];
  await operators('team', 'add', 'gifts', '--features', 'gifts,brand:marketplace', ...why);
  ({ token } = await operators('team', 'token', 'gifts', '--name', 'CI', ...why));
  await publishPackages();
}, minutes);

afterAll(async () => {
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a remote in a repository of its own', () => {
  it(
    '[REL-15/ships] is made in an empty folder, installed, linted, tested and built from packages, with nothing of this repository beside it',
    async () => {
      await run('npm', 'config', 'set', '--location=project', `@storefront:registry=${registry.url}`);
      await run('npm', 'create', '--yes', '@storefront/remote@latest', 'gifts');
      await run('npm', 'install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund');
      const ours = readdirSync(join(folder, 'node_modules/@storefront'));
      expect(ours.sort()).toStrictEqual(['build', 'business', 'cli', 'contract', 'host', 'pricing', 'ui']);
      for (const name of ours)
        expect(lstatSync(join(folder, 'node_modules/@storefront', name)).isSymbolicLink()).toBe(false);
      expect(await run('npm', 'run', '--silent', 'lint')).toBe('');
      expect(await run('npm', 'run', '--silent', 'types')).toBe('');
      await run('npm', 'test');
      expect(await run('npm', 'run', 'build')).toContain('compiled successfully');
    },
    minutes,
  );

  it(
    '[REL-15/ships] knows the types of the host, the calls and the components, and names what does not fit',
    async () => {
      const path = join(folder, 'src/wrong.tsx');
      writeFileSync(
        path,
        [
          "import type { Host } from '@storefront/host';",
          "import { Button } from '@storefront/ui';",
          'export const name = (host: Host): number => host.brand.name;',
          "export const ask = (host: Host) => host.api.call('information/page', { slug: 3 });",
          'export const press = <Button tone="none">Press</Button>;',
        ].join('\n'),
      );
      const faults = await run('npm', 'run', 'types').catch((error: Error) => error.message);
      rmSync(path);
      const places = [...String(faults).matchAll(/wrong\.tsx\((\d+),\d+\): error (TS\d+)/g)];
      expect(places.map(([, line, code]) => [line, code])).toStrictEqual([
        ['3', 'TS2322'],
        ['4', 'TS2322'],
        ['5', 'TS2322'],
      ]);
    },
    minutes,
  );

  it(
    '[REL-15/ships] is shown by `npm run dev` in the running shop before anything of it is published, to its developer alone',
    async () => {
      const env = { ...foreignEnvironment(root), STOREFRONT_URL: storefront, STOREFRONT_TOKEN: token };
      const dev = await startDevServer('npm', ['run', 'dev', '--', '--port', '0'], { cwd: folder, env });
      const { page, pageErrors, close } = await openPage();
      await page.goto(`${dev.origin}/gifts`);
      await page.getByRole('heading', { level: 1, name: 'Gifts' }).waitFor();
      await page.getByText('Last changed on').waitFor();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gifts' }).waitFor();
      const texts = join(folder, 'src/copy.ts');
      const before = readFileSync(texts, 'utf8');
      await page.evaluate('globalThis.isTheSamePage = true');
      writeFileSync(texts, before.replace("heading: 'Gifts'", "heading: 'Gifts and more'"));
      await page.getByRole('heading', { level: 1, name: 'Gifts and more' }).waitFor();
      expect(await page.evaluate('globalThis.isTheSamePage')).toBe(true);
      writeFileSync(texts, before);
      expect(pageErrors).toStrictEqual([]);
      await close();
      await dev.stop();
      expect((await fetch(addressOf('marketplace', '/gifts'))).status).toBe(404);
    },
    minutes,
  );

  it(
    "[REL-15/ships] is published with its team's token, and its page is in the shop",
    async () => {
      expect(await run('npm', 'run', 'release')).toContain('gifts@1.0.0 becomes stable on marketplace');
      await untilServed('gifts', '1.0.0');
      const { page, pageErrors, close } = await openPage();
      await page.goto(addressOf('marketplace', '/'), { waitUntil: 'networkidle' });
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gifts' }).click();
      await page.getByRole('heading', { level: 1, name: 'Gifts' }).waitFor();
      await page.getByText('Last changed on').waitFor();
      expect(await accessibilityFaults(page)).toStrictEqual([]);
      expect(pageErrors).toStrictEqual([]);
      await close();

      const path = join(folder, 'package.json');
      const manifest = JSON.parse(readFileSync(path, 'utf8'));
      writeFileSync(path, JSON.stringify({ ...manifest, version: '1.0.1', storefront: { pages: [] } }));
      await run('npm', 'run', 'build');
      expect(await run('npm', 'run', 'release', '--', '--stable')).toContain('gifts@1.0.1');
    },
    minutes,
  );
});
