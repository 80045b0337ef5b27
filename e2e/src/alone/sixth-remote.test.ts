import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator } from 'playwright-core';
import { accessibilityFaults } from '../harness/accessibility';
import { addressOf, withBrowser } from '../harness/browser';
import type { BrandName } from '../harness/browser';
import { startDevServer } from '../harness/dev-server';
import type { StartedDevServer } from '../harness/dev-server';
import { emptyProject, root } from '../harness/empty-project';
import type { EmptyProject } from '../harness/empty-project';
import { productEnvironment } from '../harness/run-program';

const openPage = withBrowser();
let project: EmptyProject;
beforeAll(() => {
  project = emptyProject();
});
afterAll(() => project.remove());

const remote = 'remote-rewards';
const inRemote = (...parameters: string[]) => project.run('npm', parameters, remote);
const storefront = (...parameters: string[]) =>
  project.run(process.execPath, [join(root, 'platform/bin/storefront.mjs'), ...parameters]);
const menuEntry = { name: 'Rewards', exact: true } as const;
const get = async (path: string) => {
  const response = await fetch(addressOf('marketplace', path));
  return { status: response.status, html: await response.text() };
};
/** Asks until the page has this status: the running server sees within a second what another process has published. */
const waitUntilStatus = async (path: string, status: number) => {
  let answer = await get(path);
  while (answer.status !== status) {
    await wait(50);
    answer = await get(path);
  }
  return answer;
};

/** Builds and publishes the remote once more, with other pages. */
const release = async (version: string, pages: readonly object[]) => {
  const path = join(project.folder, remote, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...manifest, version, storefront: { pages } }));
  await inRemote('run', 'build');
  await inRemote('run', 'release', '--', '--stable');
};

/** Starts `npm run dev` in the remote. */
const running: StartedDevServer[] = [];
const edits: (() => void)[] = [];

// A test that fails leaves no server and no change behind.
afterEach(async () => {
  for (const undo of edits.splice(0).reverse()) undo();
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

const startDev = async () => {
  const server = await startDevServer(
    process.execPath,
    [join(root, 'platform/bin/storefront.mjs'), 'dev', '--port', '0'],
    {
      cwd: join(project.folder, remote),
      env: {
        ...process.env,
        ...productEnvironment(),
        NODE_ENV: 'production',
        STOREFRONT_URL: new URL(addressOf('marketplace', '/')).origin,
      },
    },
  );
  running.push(server);
  return server;
};

const sourceOf = (path: string) => join(project.folder, remote, 'src', path);

/** Changes a file of the remote; returns the function that writes back what was there. */
const edit = (path: string, before: string, after: string, end = '') => {
  const text = readFileSync(sourceOf(path), 'utf8');
  if (!text.includes(before)) throw new Error(`${path} has no ${before}`);
  writeFileSync(sourceOf(path), text.replace(before, after) + end);
  const undo = () => writeFileSync(sourceOf(path), text);
  edits.push(undo);
  return undo;
};

/** The place of a text in a file of the remote, as the errors over the page name it. */
const placeOf = (path: string, text: string): string => {
  const lines = readFileSync(sourceOf(path), 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(text));
  return `src/${path}:${index + 1}:${(lines[index] ?? '').indexOf(text) + 1}`;
};

/** A part of a page that holds state, and can fail. */
const notes = `
import { useState } from 'react';
function fail(what: string): never {
  throw new Error(what);
}
function Notes() {
  const [count, setCount] = useState(0);
  return (
    <p>
      <label>Note <input name="note" /></label>
      <button type="button" onClick={() => setCount(count + 1)}>Pressed {count}</button>
      <button type="button" onClick={() => fail('a press')}>Throw</button>
      <button type="button" onClick={() => void Promise.reject(new Error('a promise'))}>Reject</button>
    </p>
  );
}
`;

const expectStyle = async (element: Locator, letterSpacing: string) => {
  const handle = await element.elementHandle();
  await element
    .page()
    .waitForFunction(
      ([shown, wanted]) => shown instanceof Element && getComputedStyle(shown).letterSpacing === wanted,
      [handle, letterSpacing] as const,
    );
};

interface Box {
  readonly x: number;
  readonly width: number;
}
const isLeftOf = (one: Box | null, other: Box | null): boolean =>
  one !== null && other !== null && one.x + one.width <= other.x;

const minutes = 5 * 60_000;

describe('a sixth remote', () => {
  let before: string[];

  it(
    '[DEV-2][REL-12/ships] is made, tested, built, published and shown, without a change to shell, contract or any other file',
    async () => {
      before = project.entries();
      const since = performance.now();
      await storefront('new', 'remote', 'rewards', '--in', project.folder);
      expect(project.entries().filter((name) => !before.includes(name))).toStrictEqual([remote]);
      await project.run('npm', ['test'], remote, { NODE_ENV: 'test' });
      await inRemote('run', 'build');
      expect(await inRemote('run', 'release')).toContain('rewards@1.0.0 becomes stable on ');
      const { html } = await waitUntilStatus('/rewards', 200);
      const took = (performance.now() - since) / 1000;
      process.stdout.write(`A sixth remote, from nothing to its page: ${took.toFixed(1)} s\n`);
      expect(html).toContain('<title>Rewards · Supperhood</title>');
      expect(html).toMatch(/<link rel="preload" as="script" href="\/releases\/rewards\/-\/pages-rewards\./);
    },
    minutes,
  );

  it(
    '[DEV-1] shows a change at once in the real shell to its developer, and to nobody else',
    async () => {
      const { origin, stop } = await startDev();
      const { page, close } = await openPage();
      await page.goto(`${origin}/rewards`);
      await page.getByRole('heading', { level: 1, name: 'Rewards' }).waitFor();
      const path = join(project.folder, remote, 'src/copy.ts');
      const before = readFileSync(path, 'utf8');
      writeFileSync(path, before.replace("'Rewards'", "'Rewards and more'"));
      await page.getByRole('heading', { level: 1, name: 'Rewards and more' }).waitFor();
      await page.getByRole('link', { name: 'Supperhood' }).first().waitFor();
      await page.goto(addressOf('marketplace', '/rewards'));
      await page.getByRole('heading', { level: 1, name: 'Rewards', exact: true }).waitFor();
      writeFileSync(path, before);
      await close();
      expect(await stop()).toStrictEqual([0, null]);
    },
    minutes,
  );

  it(
    '[DEV-5/replaces] replaces components, texts and styles while the page keeps its state; what holds state is reloaded',
    async () => {
      const { origin, stop } = await startDev();
      const { page, pageErrors, close } = await openPage();
      const undo = edit(
        'ui/rewards-page.tsx',
        '<TermsCard model={model} />',
        '<TermsCard model={model} /><Notes />',
        notes,
      );
      await page.goto(`${origin}/rewards`);
      await page.getByRole('button', { name: 'Pressed 0' }).click();
      await page.getByRole('button', { name: 'Pressed 1' }).click();
      await page.getByLabel('Note').fill('typed');
      const isKept = async () => {
        await page.getByRole('button', { name: 'Pressed 2' }).waitFor();
        expect(await page.getByLabel('Note').inputValue()).toBe('typed');
      };

      edit('copy.ts', "heading: 'Rewards'", "heading: 'Rewards and more'");
      await page.getByRole('heading', { level: 1, name: 'Rewards and more' }).waitFor();
      await isKept();
      edit('ui/rewards-page.tsx', '>Pressed {', '>You have pressed {');
      await page.getByRole('button', { name: 'You have pressed 2' }).waitFor();
      const lead = page.locator('h1 + p');
      edit('ui/rewards-page.module.css', '.lead {', '.lead { letter-spacing: 3px;');
      await expectStyle(lead, '3px');
      edit('ui/rewards-page.module.css', 'letter-spacing: 3px;', '');
      await expectStyle(lead, 'normal');
      expect(await page.getByLabel('Note').inputValue()).toBe('typed');

      edit('stores/rewards-store.ts', 'export class', '/** Holds the state. */ export class');
      await page.getByRole('button', { name: 'You have pressed 0' }).waitFor();
      expect(pageErrors).toStrictEqual([]);
      await close();
      await stop();
      undo();
    },
    minutes,
  );

  it(
    '[DEV-5/errors] shows every error over the page with its place in the source, prints it, and shows no other release instead',
    async () => {
      const undo = edit(
        'ui/rewards-page.tsx',
        '<TermsCard model={model} />',
        '<TermsCard model={model} /><Notes />',
        notes,
      );
      const { origin, lines, stop } = await startDev();
      const { page, close } = await openPage();
      // Each step waits for a build and a check of types, which take long on a busy machine.
      page.setDefaultTimeout(60_000);
      await page.goto(`${origin}/rewards`);
      const errors = page.getByRole('region', { name: 'Errors of development' });
      const says = (...texts: string[]) =>
        texts.reduce((found, text) => found.filter({ hasText: text }), errors).waitFor();
      const isRight = () =>
        errors.waitFor({ state: 'detached' }).catch(async () => {
          throw new Error(`Still over the page: ${await errors.innerText()}`);
        });
      await page.getByRole('button', { name: 'Pressed 0' }).waitFor();

      let mend = edit('ui/rewards-page.tsx', '{copy.lead(', '{{copy.lead(');
      // The check of types finds it too, a little later.
      await says('The build failed', 'src/ui/rewards-page.tsx(', 'Types');
      expect(await accessibilityFaults(page)).toStrictEqual([]);
      await errors.getByRole('button', { name: 'Hide' }).click();
      await page.getByRole('button', { name: 'Pressed 0' }).click();
      mend();
      await page.getByRole('button', { name: 'Pressed 1' }).waitFor();
      mend = edit('ui/rewards-page.tsx', '{copy.heading}', '{copy.headin}');
      await says('Types', 'src/ui/rewards-page.tsx, line ', "Property 'headin' does not exist");
      mend();
      await isRight();

      await page.getByRole('button', { name: 'Reject' }).click();
      await says('rejects a promise', placeOf('ui/rewards-page.tsx', "new Error('a promise')"));
      await page.getByRole('button', { name: 'Throw' }).click();
      await says('The page throws', 'Error: a press', placeOf('ui/rewards-page.tsx', 'new Error(what)'));
      mend = edit('ui/rewards-page.tsx', 'Pressed {', "{fail('drawn')}Pressed {");
      await says('when it is drawn', 'Error: drawn', placeOf('ui/rewards-page.tsx', 'new Error(what)'));
      await page.getByText('This page is taking a break').waitFor();
      mend();
      await page.getByRole('button', { name: 'Pressed 0' }).waitFor();
      await isRight();

      mend = edit(
        'copy.ts',
        'export const copy',
        "if ('document' in globalThis) throw new Error('a load');\nexport const copy",
      );
      await says('when it is loaded', 'Error: a load', 'src/copy.ts:2:');
      expect(lines).toContain('The page throws when it is loaded: Error: a load');
      mend();
      await isRight();
      await close();
      await stop();
      undo();
    },
    minutes,
  );

  it(
    'passes the checks that every remote has to pass: format, lint, types, furniture',
    async () => {
      const bin = (name: string) => join(root, 'node_modules/.bin', name);
      const types = {
        extends: './tsconfig.browser.json',
        compilerOptions: { incremental: false, tsBuildInfoFile: null },
        include: [`${remote}/src`, 'shared/ui/src/css-modules.d.ts'],
      };
      writeFileSync(join(project.folder, 'tsconfig.one.json'), JSON.stringify(types));
      const complaints = [
        await project.run(bin('prettier'), ['--check', '--log-level', 'warn', remote]),
        await project.run(bin('eslint'), ['--max-warnings', '0', remote]),
        await project.run(bin('tsc'), ['-p', 'tsconfig.one.json']),
      ];
      rmSync(join(project.folder, 'tsconfig.one.json'));
      expect(complaints).toStrictEqual(['', '', '']);
      const furniture = ['furniture', '--json', '--testNamePattern', remote];
      const { numPassedTests } = JSON.parse(
        await project.run(bin('jest'), furniture, 'docs', { NODE_ENV: 'test' }),
      );
      expect(numPassedTests).toBe(4);
    },
    minutes,
  );

  it.each<[BrandName, number]>([
    ['marketplace', 1280],
    ['marketplace', 768],
    ['marketplace', 375],
    ['saffronYard', 1280],
    ['saffronYard', 375],
  ])('[REL-12/menu] is in the menu of %s at %d px, and opens from there', async (brand, width) => {
    const { page, pageErrors, close } = await openPage({ width });
    await page.goto(addressOf(brand, '/'), { waitUntil: 'networkidle' });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', menuEntry).click();
    await page.getByRole('heading', { level: 1, name: 'Rewards' }).waitFor();
    await page.getByText('Last changed on').waitFor();
    expect(new URL(page.url()).pathname).toBe('/rewards');
    expect(await page.title()).toMatch(/^Rewards · /);
    expect(await accessibilityFaults(page)).toStrictEqual([]);
    expect(
      await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
    ).toBe(0);
    expect(pageErrors).toStrictEqual([]);
    await close();
  });

  it(
    'may add many entries to the menu: it covers nothing beside it, and the last one can be reached',
    async () => {
      const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
      await release(
        '1.0.1',
        names.map((name, index) => ({
          paths: [`/rewards-${name.toLowerCase()}`],
          expose: './pages/rewards',
          title: name,
          menu: { label: `Rewards ${name}`, place: 20 + index },
          kinds: ['marketplace', 'single-business'],
        })),
      );
      await waitUntilStatus('/rewards-eight', 200);
      for (const brand of ['marketplace', 'saffronYard'] as const) {
        const { page, close } = await openPage({ width: 1000 });
        await page.goto(addressOf(brand, '/contact-us'), { waitUntil: 'networkidle' });
        const header = page.getByRole('banner');
        const menu = header.getByRole('navigation', { name: 'Main' });
        const neighbours = [header.getByRole('link').first(), header.getByRole('button', { name: 'Log in' })];
        if (brand === 'marketplace') neighbours.push(header.getByRole('link', { name: 'Where are you?' }));
        const box = await menu.boundingBox();
        for (const neighbour of neighbours) {
          const other = await neighbour.boundingBox();
          expect(isLeftOf(box, other) || isLeftOf(other, box)).toBe(true);
        }
        await menu.getByRole('link', { name: 'Rewards Eight' }).click();
        await page.getByRole('heading', { level: 1, name: 'Rewards' }).waitFor();
        expect(await accessibilityFaults(page)).toStrictEqual([]);
        await close();
      }
    },
    minutes,
  );

  it(
    'can be removed: a release without its page takes it off the site, and only its folder has to be deleted',
    async () => {
      await release('1.0.2', []);
      await waitUntilStatus('/rewards', 404);
      const { page, close } = await openPage();
      await page.goto(addressOf('marketplace', '/'), { waitUntil: 'networkidle' });
      expect(await page.getByRole('link', menuEntry).count()).toBe(0);
      await close();
      rmSync(join(project.folder, remote), { recursive: true });
      expect(project.entries()).toStrictEqual(before);
    },
    minutes,
  );
});
