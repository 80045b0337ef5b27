import { SourceMap } from 'node:module';
import { compileFunction } from 'node:vm';
import { aFixture } from './testing/build-fixture';
import type { Fixture } from './testing/build-fixture';

const sources = {
  'src/pages/home.tsx': `
    import { observer } from 'mobx-react-lite';
    import picture from '../ui/picture.svg';
    import styles from '../ui/badge.module.css';
    interface HomeProps {
      readonly isBroken?: boolean;
    }
    export const load = ({ isBroken }: HomeProps) => {
      if (isBroken) throw new Error('a broken home');
    };
    const Badge = observer(() => <p className={styles.badge}><img src={picture} alt="" /></p>);
    export default { kind: 'page', Component: () => <Badge /> };`,
  'src/pages/later.ts': `export default { kind: 'page', bring: () => import('../word') };`,
  'src/word.ts': `export const word = 'later';`,
  'src/widgets/badge.ts': `export default { kind: 'widget', text: 'a widget, which no server draws' };`,
  'src/ui/badge.module.css': '.badge { color: red; }\n',
  'src/ui/picture.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9v9z"/>'.repeat(200)}</svg>`,
};

type Require = (name: string) => unknown;

/** Evaluates a server part as a server does: with what the shell lends, and nothing else. */
const evaluate = (code: string, base: string, require: Require = refuse): Record<string, unknown> => {
  const module = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require', 'releaseBase']);
  run(module, module.exports, require, base);
  return module.exports;
};

const refuse = (name: string): never => {
  throw new Error(`A server part may not require ${name}`);
};

const lent: Record<string, unknown> = {
  'react/jsx-runtime': { jsx: (type: unknown, props: object) => ({ type, props }) },
  'mobx-react-lite': { observer: (component: unknown) => component },
};
const lend = (name: string) => lent[name] ?? refuse(name);

const serverPartOf = (files: Map<string, string>) => {
  const { server } = JSON.parse(files.get('release.json') ?? '') as { server?: string };
  return { path: server, code: files.get(server ?? '') ?? '' };
};

describe('the server part of a remote', () => {
  let fixture: Fixture;
  let files: Map<string, string>;

  beforeAll(async () => {
    fixture = await aFixture(
      sources,
      `remoteConfig({ directory: import.meta.dirname, feature: 'fixture', exposes: {
         './pages/home': './src/pages/home', './pages/later': './src/pages/later', './widgets/Badge': './src/widgets/badge' } })`,
    );
    files = await fixture.build();
  });

  afterAll(() => fixture.remove());

  it('is one file of the build, which release.json names and no page loads', () => {
    const { path } = serverPartOf(files);
    expect(path).toMatch(/^server\.[0-9a-f]{16}\.cjs$/);
    expect([...files.keys()].filter((name) => name.endsWith('.cjs'))).toStrictEqual([path]);
    const { exposes } = JSON.parse(files.get('release.json') ?? '');
    expect(JSON.stringify(exposes)).not.toContain('.cjs');
  });

  it('[REL-18/built] has a map to its sources, without their contents, and does not refer to it', () => {
    const { path, code } = serverPartOf(files);
    const map = JSON.parse(files.get(`maps/${path}.map`) ?? '');
    expect(map.version).toBe(3);
    expect(map.sources).toContain('webpack:///./src/pages/home.tsx');
    expect(map.sourcesContent).toBeUndefined();
    expect(code).not.toContain('sourceMappingURL');
  });

  it('[REL-18/built] has a map that names the line of what throws, below the types that the build removes', () => {
    const { path, code } = serverPartOf(files);
    const before = (code.split('"a broken home"')[0] ?? '').split('\n');
    const map = new SourceMap(JSON.parse(files.get(`maps/${path}.map`) ?? ''));
    expect(map.findEntry(before.length - 1, before.at(-1)?.length ?? 0)).toMatchObject({
      originalSource: 'webpack:///./src/pages/home.tsx',
      originalLine: (sources['src/pages/home.tsx'].split('throw new')[0] ?? '').split('\n').length - 1,
    });
  });

  it('returns each page on request, and needs only React and MobX from outside', () => {
    const pages = evaluate(serverPartOf(files).code, '/releases/fixture/-/', lend);
    expect(Object.keys(pages)).toStrictEqual(['./pages/home', './pages/later']);
    expect(serverPartOf(files).code).not.toMatch(/react\.production|mobx administration/);
  });

  it('draws with the class names and picture addresses of the browser build', () => {
    const base = 'https://assets.test/releases/fixture/-/';
    const pages = evaluate(serverPartOf(files).code, base, lend);
    const { default: page } = (pages['./pages/home'] as () => { default: { Component: Draw } })();
    const { props } = page.Component().type({});
    const css = [...files].find(([path]) => path.startsWith('pages-home') && path.endsWith('.css'))?.[1];
    expect(css).toContain(`.${props.className}{`);
    const { src } = props.children.props;
    expect(src).toMatch(/^https:\/\/assets\.test\/releases\/fixture\/-\/assets\/picture\.[0-9a-f]{16}\.svg$/);
    expect([...files.keys()]).toContain(src.slice(base.length));
  });

  it('contains what a page imports lazily', async () => {
    const pages = evaluate(serverPartOf(files).code, '/', lend);
    const { default: page } = (
      pages['./pages/later'] as () => { default: { bring(): Promise<{ word: string }> } }
    )();
    await expect(page.bring()).resolves.toMatchObject({ word: 'later' });
  });

  it('stops the build with the name of a module that cannot be built for a server', async () => {
    await fixture.change({ 'src/word.ts': `import fs from 'node:fs';\nexport const word = fs;` });
    await expect(fixture.build()).rejects.toThrow(/node:fs/);
    await fixture.change({ 'src/word.ts': sources['src/word.ts'] });
  });
});

type Draw = () => {
  type: (props: object) => { props: { className: string; children: { props: { src: string } } } };
};

describe('the server part of the shell', () => {
  it('is its module src/server, with React and MobX inside', async () => {
    const fixture = await aFixture(
      {
        'src/main.ts': `document.body.textContent = 'hello';`,
        'src/server.tsx': `
          import * as mobx from 'mobx';
          import { renderToString } from 'react-dom/server';
          export const shared = { mobx };
          export const draw = () => renderToString(<p>hello</p>);`,
      },
      `shellConfig({ directory: import.meta.dirname })`,
    );
    try {
      const files = await fixture.build();
      const shell = evaluate(serverPartOf(files).code, '/');
      expect(Object.keys(shell).sort()).toStrictEqual(['draw', 'shared']);
      expect((shell['draw'] as () => string)()).toBe('<p>hello</p>');
    } finally {
      await fixture.remove();
    }
  });
});

describe('the server part for a debugger', () => {
  const config = `(() => {
    const config = remoteConfig({ directory: import.meta.dirname, feature: 'menu', exposes: { './pages/home': './src/pages/home' } });
    const part = config.plugins.find(({ constructor }) => constructor.name === 'ServerPartPlugin');
    return part.inspectable(import.meta.dirname + '/dist', config.resolve);
  })()`;
  let fixture: Fixture;
  let code: string;

  beforeAll(async () => {
    fixture = await aFixture(sources, config);
    code = (await fixture.build()).get('server.cjs') ?? '';
  });

  afterAll(() => fixture.remove());

  it('[DEV-5/sources] exports the same pages, and contains its sources under their paths on this machine', async () => {
    const exported = evaluate(code, '/releases/menu/2.1.0/', lend) as Record<string, () => Promise<object>>;
    expect(Object.keys(exported)).toStrictEqual(['./pages/home']);
    expect(await exported['./pages/home']?.()).toMatchObject({ default: { kind: 'page' } });
    const [, encoded = ''] =
      /sourceMappingURL=data:application\/json;charset=utf-8;base64,(\S+)/.exec(code) ?? [];
    const map = JSON.parse(Buffer.from(encoded, 'base64').toString()) as {
      sources: string[];
      sourcesContent: string[];
    };
    const page = map.sources.findIndex((source) => source.endsWith('/src/pages/home.tsx'));
    expect(map.sources[page]).toMatch(/^file:\/\/\//);
    expect(map.sourcesContent[page]).toContain('<Badge />');
  });
});
