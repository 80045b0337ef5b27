import { SourceMap } from 'node:module';
import { aFixture } from './webpack/testing/build-fixture';
import type { Fixture } from './webpack/testing/build-fixture';
import { folder, runEntry } from './webpack/testing/run-entry';

const remote = {
  'src/pages/home.tsx': `
    import { Badge } from '../ui/badge';
    export default { kind: 'page', Component: () => <Badge>hello</Badge> };`,
  'src/ui/badge.tsx': `
    import type { ReactNode } from 'react';
    import { observer } from 'mobx-react-lite';
    import picture from './picture.svg';
    import styles from './badge.module.css';
    interface BadgeProps {
      readonly children: ReactNode;
    }
    export const Badge = observer(({ children }: BadgeProps) => {
      if (children === 'never') throw new Error('a badge that says never');
      return <p className={styles.badge}><img src={picture} alt="" className={styles.picture} />{children}</p>;
    });`,
  'src/ui/badge.module.css': '.badge { color: red; }\n.picture:hover { width: 2rem; }\n',
  'src/ui/picture.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9v9z"/>'.repeat(200)}</svg>`,
};

const nothingBuilt = /\beval\(|\bnew Function\b|[^.\w]Function\(/;

describe('a remote built with the preset', () => {
  let fixture: Fixture;
  let files: Map<string, string>;

  beforeAll(async () => {
    fixture = await aFixture(
      remote,
      `remoteConfig({ directory: import.meta.dirname, feature: 'fixture', exposes: { './pages/home': './src/pages/home' } })`,
    );
    files = await fixture.build();
  });

  afterAll(() => fixture.remove());

  const release = () => JSON.parse(files.get('release.json') ?? '');
  const entry = () => files.get(release().entry) ?? '';
  const ofHome = () => release().exposes['./pages/home'];

  it('[REL-1] describes itself for publishing', () => {
    expect(release()).toMatchObject({
      format: 'storefront-build/1',
      feature: 'fixture',
      version: '2.1.0',
      container: 'fixture_2_1_0',
      hostContract: { needed: '^1.2.0' },
    });
    expect(release().shared).toContainEqual({
      name: 'react',
      version: '^19.3.1',
      singleton: true,
      provided: false,
    });
    expect(release().shared).toContainEqual(
      expect.objectContaining({
        name: '@module-federation/runtime-core',
        version: expect.stringMatching(/^\^2\./),
      }),
    );
    expect(ofHome().js).toStrictEqual([expect.stringMatching(/^pages-home\.[0-9a-f]{16}\.js$/)]);
    expect(ofHome().css).toStrictEqual([expect.stringMatching(/^pages-home\.[0-9a-f]{16}\.css$/)]);
  });

  it('has its version in its global name, so that two of its releases can run in one page', async () => {
    const other = await fixture.build({ RELEASE_VERSION: '2.2.0-rc.1' });
    expect(entry().includes('var fixture_2_1_0;')).toBe(true);
    const name = JSON.parse(other.get('release.json') ?? '').entry;
    expect(other.get(name)?.includes('var fixture_2_2_0_rc_1;')).toBe(true);
  });

  it('[REL-2] has the same bytes when it is built again from the same source', async () => {
    const again = await fixture.build();
    expect([...again.keys()]).toStrictEqual([...files.keys()]);
    for (const [path, text] of files) expect([path, again.get(path) === text]).toStrictEqual([path, true]);
  });

  it('[REL-18/built] has a map from each script and sheet to its sources, without their contents, and refers to none', () => {
    const built = [...files.keys()].filter((path) => /\.(js|css)$/.test(path));
    for (const path of built) {
      expect(files.get(path)).not.toContain('sourceMappingURL');
      const map = JSON.parse(files.get(`maps/${path}.map`) ?? '');
      expect([path, map.version, map.sourcesContent]).toStrictEqual([path, 3, undefined]);
    }
    const sourceOf = (path: string, text: string) => {
      const before = (files.get(path)?.split(text)[0] ?? '').split('\n');
      const map = new SourceMap(JSON.parse(files.get(`maps/${path}.map`) ?? ''));
      const found = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
      return 'originalSource' in found ? [found.originalSource, found.originalLine + 1] : [];
    };
    const [script = ''] = ofHome().js;
    expect(sourceOf(script, '"hello"')).toStrictEqual([expect.stringMatching(/\/src\/pages\/home\.tsx$/), 3]);
    const linesToThrow = remote['src/ui/badge.tsx'].split('throw new')[0]?.split('\n').length;
    expect(sourceOf(script, '"a badge that says never"')).toStrictEqual([
      expect.stringMatching(/\/src\/ui\/badge\.tsx$/),
      linesToThrow,
    ]);
    const [sheet = ''] = ofHome().css;
    expect(sourceOf(sheet, '.fixture_picture')).toStrictEqual([
      expect.stringMatching(/\/src\/ui\/badge\.module\.css$/),
      2,
    ]);
  });

  it('has a hint in the first line of each script, so that the browser compiles it while it arrives', () => {
    const firstLines = [...files].flatMap(([path, text]) =>
      path.endsWith('.js') ? [text.split('\n')[0]] : [],
    );
    expect(firstLines.length).toBeGreaterThan(1);
    expect(new Set(firstLines)).toStrictEqual(new Set(['//# allFunctionsCalledOnLoad']));
  });

  it('needs no eval', () => {
    for (const [path, text] of files) expect([path, nothingBuilt.test(text)]).toStrictEqual([path, false]);
  });

  it('has no style rule that could reach another feature', () => {
    const css = files.get(ofHome().css[0]) ?? '';
    expect(css).toMatch(/^@layer remote\{/);
    const classes = [...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name);
    expect(classes).toStrictEqual([
      expect.stringMatching(/^fixture_badge_\w{5}$/),
      expect.stringMatching(/^fixture_picture_\w{5}$/),
    ]);
  });

  it('contains neither React nor MobX nor the federation runtime', () => {
    expect(entry().length).toBeLessThan(10_000);
    expect([...files.values()].join('')).not.toMatch(
      /react\.production|Symbol\.for\("react\.|mobx administration/,
    );
  });

  it('writes pictures as files of the release', () => {
    expect([...files.keys()]).toContainEqual(expect.stringMatching(/^assets\/picture\.[0-9a-f]{16}\.svg$/));
  });

  it('[SHL-5][EDG-4] requests its chunks and styles with the hash and the nonce of the page', async () => {
    const [script, style] = [ofHome().js[0], ofHome().css[0]];
    const hashes = { [folder + script]: 'sha384-script', [folder + style]: 'sha384-style' };
    const { asked } = await runEntry(entry(), { container: 'fixture_2_1_0', expose: './pages/home', hashes });
    const trusted = { nonce: 'n0nce', crossOrigin: 'anonymous' };
    expect(asked).toHaveLength(2);
    expect(asked).toContainEqual({
      tag: 'script',
      url: folder + script,
      integrity: 'sha384-script',
      ...trusted,
    });
    expect(asked).toContainEqual({ tag: 'link', url: folder + style, integrity: 'sha384-style', ...trusted });
  });

  it.each(['js', 'css'])('[SHL-5] refuses a %s file without a hash in the page', async (kind) => {
    const missing = ofHome()[kind][0];
    const hashes = Object.fromEntries(
      [...ofHome().js, ...ofHome().css]
        .filter((path) => path !== missing)
        .map((path) => [folder + path, 'sha384-x']),
    );
    const { asked, refused } = await runEntry(entry(), {
      container: 'fixture_2_1_0',
      expose: './pages/home',
      hashes,
    });
    expect(asked.map(({ url }) => url)).not.toContain(folder + missing);
    expect(refused).toMatchObject({ type: 'integrity' });
  });

  it('[SHL-5] refuses every file on a page without hashes', async () => {
    const { asked, refused } = await runEntry(entry(), {
      container: 'fixture_2_1_0',
      expose: './pages/home',
      hashes: undefined,
    });
    expect(asked).toStrictEqual([]);
    expect(refused).toMatchObject({ type: 'integrity' });
  });
});

describe('the types of a release', () => {
  it('[REL-10/built] have the names under which others load its modules, and describe the props of a widget', async () => {
    const fixture = await aFixture(
      {
        'src/pages/home.tsx': 'export default { kind: "page" };',
        'src/given.ts': 'export interface Given { readonly slug: string }',
        'src/widgets/badge.tsx': `
          import { defineWidget } from '@storefront/host';
          import type { Given } from '../given';
          export default defineWidget({ create: (_host, given: Given) => ({ load: async () => void given.slug }), Component: () => null });`,
      },
      `remoteConfig({ directory: import.meta.dirname, feature: 'fixture',
        exposes: { './pages/home': './src/pages/home', './widgets/Badge': './src/widgets/badge' } })`,
    );
    try {
      const files = await fixture.build();
      expect([...files.keys()].filter((path) => path.startsWith('types/'))).toStrictEqual([
        'types/pages/home.d.ts',
        'types/src/given.d.ts',
        'types/src/widgets/badge.d.ts',
        'types/widgets/Badge.d.ts',
      ]);
      expect(files.get('types/widgets/Badge.d.ts')).toContain(
        `export { default } from '../src/widgets/badge';`,
      );
      expect(files.get('types/src/widgets/badge.d.ts')).toContain('Widget<Given, ');
      expect(files.get('types/src/given.d.ts')).toContain('readonly slug: string;');
      expect(files.get('types/pages/home.d.ts')).toContain('declare const page: Page<PageModel>;');
    } finally {
      await fixture.remove();
    }
  }, 60_000);
});

describe('the shell built with the preset', () => {
  let fixture: Fixture;
  let files: Map<string, string>;

  beforeAll(async () => {
    fixture = await aFixture(
      {
        'src/main.tsx': `
          import { createRoot } from 'react-dom/client';
          import { BrowserRouter, Route, Routes } from 'react-router-dom';
          const Later = () => { void import(/* webpackChunkName: "pages-later-on" */ './later'); return <p>hello</p>; };
          createRoot(document.body).render(
            <BrowserRouter><Routes><Route path="/" element={<Later />} /></Routes></BrowserRouter>);`,
        'src/server.ts': 'export const draw = 1;',
        'src/later.ts': `import './later.css';\nexport const later = 1;`,
        'src/later.css': '@media (--from-desktop) { body { margin: 0; z-index: var(--stack-raised); } }',
      },
      `shellConfig({ directory: import.meta.dirname })`,
    );
    files = await fixture.build();
  });

  afterAll(() => fixture.remove());

  const release = () => JSON.parse(files.get('release.json') ?? '');
  const start = () => files.get(release().entry) ?? '';
  const count = (text: string) => start().split(text).length - 1;

  it('names its start module, and provides the shared packages and the host contract', () => {
    expect(release()).toMatchObject({ feature: 'shell', hostContract: { provided: '1.2.0' } });
    expect(release().exposes['./start'].js).toStrictEqual([release().entry]);
    expect(release().shared).toContainEqual({
      name: 'mobx',
      version: '7.1.3',
      singleton: true,
      provided: true,
    });
  });

  it('names the files of its own pages, so that a page may prefetch them', () => {
    expect(release().exposes['./pages/later-on']).toStrictEqual({
      js: [expect.stringMatching(/^pages-later-on\.[0-9a-f]{16}\.js$/)],
      css: [expect.stringMatching(/^pages-later-on\.[0-9a-f]{16}\.css$/)],
    });
    expect(Object.keys(release().exposes)).toStrictEqual(['./start', './pages/later-on']);
  });

  it('contains one copy of the federation runtime, and lends it to remotes', () => {
    expect(count('"initContainerShareScopeMap"')).toBe(1);
    expect(count('storefrontFederation=')).toBe(1);
  });

  it('contains only the part of the federation runtime that shares packages, without loading of remotes or manifests', () => {
    const ofLoading = ['beforeLoadRemoteSnapshot', 'handlePreloadModule', 'beforeRegisterRemote'];
    expect(ofLoading.filter((name) => count(name) > 0)).toStrictEqual([]);
  });

  it.each(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'mobx', 'mobx-react-lite'])(
    'offers %s, even if it does not use it',
    (name) => expect(count(`shareKey:"${name}"`)).toBe(1),
  );

  it('[REL-3/mobx] contains what it lends of MobX, and no more', () => {
    expect(count('makeAutoObservable')).toBeGreaterThan(0);
    expect(count('isolateGlobalState')).toBe(0);
  });

  it('contains the production files of the router', () => {
    expect(count('No routes matched location')).toBe(0);
  });

  it('needs no eval', () => {
    for (const [path, text] of files) expect([path, nothingBuilt.test(text)]).toStrictEqual([path, false]);
  });

  it('puts its styles into its own layer, with the numbers of the constants that they name', () => {
    const css = [...files].find(([path]) => path.endsWith('.css'))?.[1];
    expect(css).toBe('@layer shell{@media (min-width:992px){body{margin:0;z-index:1}}}');
  });
});
