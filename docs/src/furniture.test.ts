import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const root = join(__dirname, '../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('remote-'));

describe('the folders of every remote', () => {
  it('include the remotes of the specification', () => {
    expect(remotes).toStrictEqual(
      expect.arrayContaining([
        'remote-booking',
        'remote-checkout',
        'remote-listing',
        'remote-ordering',
        'remote-verification',
      ]),
    );
  });

  it.each(remotes)('of %s include the same folders, copy.ts and a README', (remote) => {
    const folders = [
      'README.md',
      'webpack.config.mjs',
      'jest.config.mjs',
      'src/pages',
      'src/stores',
      'src/domain',
      'src/gateway',
      'src/ui',
      'src/copy.ts',
    ];
    expect(folders.filter((folder) => !existsSync(join(root, remote, folder)))).toStrictEqual([]);
  });

  it.each(remotes)(
    'of %s have a README that says what it owns, exposes and needs, and how to run it alone',
    (remote) => {
      const readme = readFileSync(join(root, remote, 'README.md'), 'utf8').toLowerCase();
      expect(['owns', 'exposes', 'needs', 'alone'].filter((word) => !readme.includes(word))).toStrictEqual(
        [],
      );
    },
  );

  it.each(remotes)('of %s have a test for every page that renders it in Node without a DOM', (remote) => {
    const pages = readdirSync(join(root, remote, 'src/pages')).filter((name) => /^[a-z-]+\.tsx$/.test(name));
    const tests = readdirSync(join(root, remote, 'src/pages')).filter((name) =>
      name.endsWith('.node.test.tsx'),
    );
    expect(
      pages.map((page) => page.replace('.tsx', '.node.test.tsx')).filter((test) => !tests.includes(test)),
    ).toStrictEqual([]);
  });
});

const isTest = (name: string) => /\.test\.tsx?$/.test(name);
const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);
const filesIn = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

describe('every module of the API', () => {
  const modules = foldersIn('api/src');
  const withCalls = modules.filter((name) => existsSync(join(root, 'api/src', name, 'routes.ts')));

  it('is found if it has calls', () => {
    expect(withCalls.length).toBeGreaterThan(10);
  });

  it.each(withCalls)('%s is registered, so that its calls are served', (name) => {
    expect(textOf('api/src/app.ts')).toContain(`from './${name}/routes'`);
  });

  it.each(withCalls)('%s has tests beside its code', (name) => {
    expect(readdirSync(join(root, 'api/src', name)).filter(isTest)).not.toStrictEqual([]);
  });

  it.each(modules)('%s registers calls in routes.ts alone', (name) => {
    const registering = filesIn(`api/src/${name}`).filter(
      (path) =>
        !isTest(path) &&
        /import \{[^}]*\b(call|partnerCall|sessionCall|userCall)\b[^}]*\} from '\.\.\/(user-)?call'/.test(
          textOf(path),
        ),
    );
    expect(registering.filter((path) => path !== `api/src/${name}/routes.ts`)).toStrictEqual([]);
  });

  const sourcesOf = (name: string) =>
    filesIn(`api/src/${name}`).filter((path) => path.endsWith('.ts') && !isTest(path));
  const exportsOf = (path: string) =>
    [...textOf(path).matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)].map(
      ([, named = '']) => named,
    );
  /** `book-table` and `bookTable` have the same words. */
  const wordsOf = (name: string) =>
    name
      .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      .split('-')
      .map((word) => word.replace(/s$/, ''));

  it.each(withCalls)('%s forms its answers in presenters alone', (name) => {
    const presenting = sourcesOf(name).filter((path) =>
      exportsOf(path).some((one) => one.startsWith('present')),
    );
    expect(presenting.filter((path) => !/\/(presenter|present-[a-z-]+)\.ts$/.test(path))).toStrictEqual([]);
  });

  it.each(withCalls)(
    '%s declares its tables in tables.ts and makes its repositories in repository.ts',
    (name) => {
      const misplaced = sourcesOf(name).filter(
        (path) =>
          (textOf(path).includes('pgTable(') && !path.endsWith('/tables.ts')) ||
          (exportsOf(path).some((one) => /^create\w*Repository$/.test(one)) &&
            !path.endsWith('repository.ts')),
      );
      expect(misplaced).toStrictEqual([]);
    },
  );

  // A sentence begins with a capital letter, a state such as `status: 'booked'` does not.
  it.each(withCalls)('%s keeps the sentences of its answers in copy.ts', (name) => {
    const literal = /\b(refused|nothingFound|refusedBooking|withMessage)\(\s*['"`]|\bstatus: ['"`][A-Z]/;
    expect(sourcesOf(name).filter((path) => literal.test(textOf(path)))).toStrictEqual([]);
  });

  // A file with several exports is named for what they have in common.
  it.each(withCalls)('%s names the file of a command or decision by what it exports', (name) => {
    const misnamed = sourcesOf(name).filter((path) => {
      const file = basename(path, '.ts');
      const [only = '', ...others] = exportsOf(path);
      if (
        only === '' ||
        others.length > 0 ||
        /^(routes|messages|tables|.*presenter|.*repository)$/.test(file)
      )
        return false;
      return !wordsOf(file).some((word) => wordsOf(only).includes(word));
    });
    expect(misnamed).toStrictEqual([]);
  });

  // Modules that serve all others (jobs, brands, limits) have no calls and use many tables.
  it.each(withCalls)('%s reads and writes its tables in repositories alone', (name) => {
    const asking = filesIn(`api/src/${name}`).filter(
      (path) =>
        path.endsWith('.ts') &&
        !isTest(path) &&
        !/(^|[/-])repository\.ts$|\/tables\.ts$/.test(path) &&
        /from 'drizzle-orm/.test(textOf(path)),
    );
    expect(asking).toStrictEqual([]);
  });
});

describe('every area of the shell', () => {
  const pages = foldersIn('shell/src/pages');
  const areas = ['session', 'layout', 'preview', ...pages.map((page) => `pages/${page}`)];
  const folders = ['stores', 'domain', 'gateway', 'ui'];

  it.each(pages)('pages/%s has its page, its component, its texts and a test', (page) => {
    const wanted = [`${page}-page.tsx`, `ui/${page}.tsx`, 'copy.ts'];
    const area = join(root, 'shell/src/pages', page);
    expect(wanted.filter((name) => !existsSync(join(area, name)))).toStrictEqual([]);
    expect(filesIn(`shell/src/pages/${page}`).filter(isTest)).not.toStrictEqual([]);
  });

  it.each(areas)(
    '%s keeps stores, domain, gateway and ui in folders of these names, and nothing else',
    (area) => {
      const unknown = foldersIn(`shell/src/${area}`).filter((name) => !folders.includes(name));
      const loose = filesIn(`shell/src/${area}`).filter(
        (path) => dirname(path) === `shell/src/${area}` && !/\/(copy\.ts|[a-z-]+-page\.tsx)$/.test(path),
      );
      expect([...unknown, ...loose]).toStrictEqual([]);
    },
  );

  it.each(areas)('%s has its components in ui and its stores in stores', (area) => {
    const misplaced = filesIn(`shell/src/${area}`).filter((path) => {
      const folder = path.slice(`shell/src/${area}/`.length).split('/')[0];
      if (folder === 'testing' || path.endsWith('-page.tsx')) return false;
      return path.endsWith('.tsx') ? folder !== 'ui' : path.endsWith('-store.ts') && folder !== 'stores';
    });
    expect(misplaced).toStrictEqual([]);
  });

  it.each(areas)('%s draws domain values: no component names a field or a type of the wire', (area) => {
    const reading = filesIn(`shell/src/${area}`).filter(
      (path) =>
        path.endsWith('.tsx') &&
        !isTest(path) &&
        !path.includes('/testing/') &&
        /\b(OkAnswer|Answer|Body|UserData)\b|\.[a-z]+_[a-z_]+\b|\/gateway\//.test(textOf(path)),
    );
    expect(reading).toStrictEqual([]);
  });

  it.each(areas)('%s asks the server in its gateway alone', (area) => {
    const asking = filesIn(`shell/src/${area}`).filter(
      (path) =>
        /\.tsx?$/.test(path) &&
        !isTest(path) &&
        !/\/(gateway|testing)\//.test(path) &&
        /\.call\(|\b(isOk|hasCode)\b/.test(textOf(path)),
    );
    expect(asking).toStrictEqual([]);
  });

  it.each(foldersIn('shell/src'))('%s names each store after its file', (area) => {
    const misnamed = filesIn(`shell/src/${area}`).filter(
      (path) =>
        path.endsWith('.ts') &&
        !isTest(path) &&
        /^export class \w+Store\b/m.test(textOf(path)) &&
        !path.endsWith('-store.ts'),
    );
    expect(misnamed).toStrictEqual([]);
  });
});

describe('every workspace that others import from', () => {
  const workspaces = [
    ...remotes,
    ...foldersIn('shared').map((name) => `shared/${name}`),
    'shell',
    'api',
    'api/demo',
    'platform',
  ];
  const importedWorkspaces = workspaces.filter((workspace) => {
    const { exports: entries = {} } = JSON.parse(textOf(`${workspace}/package.json`)) as { exports?: object };
    return Object.values(entries).some((file) => /\.tsx?$/.test(String(file)));
  });
  const knip = JSON.parse(textOf('knip.json')) as {
    workspaces: Record<string, { includeEntryExports?: boolean }>;
  };

  it.each(importedWorkspaces)('%s lets knip find entry exports that nobody imports', (workspace) => {
    expect(knip.workspaces[workspace]).toMatchObject({ includeEntryExports: true });
  });
});

describe('every style sheet', () => {
  const places = ['shell', 'shared/ui', 'platform/console', ...remotes].map((name) => `${name}/src`);

  it.each(places)('in %s is imported by code in the same folder', (place) => {
    const files = filesIn(place);
    const imported = new Set(
      files
        .filter((path) => /\.tsx?$/.test(path))
        .flatMap((path) =>
          [...textOf(path).matchAll(/from '(\.{1,2}\/[^']+\.module\.css)'/g)].map(([, target]) =>
            join(dirname(path), target ?? ''),
          ),
        ),
    );
    const sheets = files.filter((path) => path.endsWith('.module.css'));
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.filter((path) => !imported.has(path))).toStrictEqual([]);
  });
});
