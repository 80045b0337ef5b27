import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { aFixture } from './testing/build-fixture';
import type { Fixture } from './testing/build-fixture';

/** Versions of the host contract, and the names that each was the first to lend. A name stays where it is, and none goes. */
const lentSince: Record<string, readonly string[]> = {
  '1.0.0': [
    '_getGlobalState',
    'action',
    'actionBound',
    'autorun',
    'compareShallow',
    'compareStructural',
    'computed',
    'computedStruct',
    'getDependencyTree',
    'isObservable',
    'makeAutoObservable',
    'makeObservable',
    'observable',
    'observableDeep',
    'observableRef',
    'observableShallow',
    'observableStruct',
    'onReactionError',
    'Reaction',
    'reaction',
    'runInAction',
    'toJS',
    'transaction',
    'untracked',
    'when',
  ],
};

const remote = `remoteConfig({ directory: import.meta.dirname, feature: 'listing', exposes: { './pages/home': './src/home' } })`;

describe('what the shell lends of MobX', () => {
  let fixture: Fixture | undefined;
  afterEach(() => {
    fixture?.remove();
    fixture = undefined;
  });

  /** Builds a remote of these modules, of which `src/home.ts` is exposed. */
  const build = async (modules: Record<string, string>) => {
    fixture = await aFixture(modules, remote);
    return fixture.build();
  };

  it('[REL-3/mobx] is not what a remote imports or passes on: the build fails and says where, and what is lent', async () => {
    const stdout = await build({
      'src/home.ts': ['imports', 'passes-on', 'imports-whole', 'passes-on-whole']
        .map((module) => `export * from './${module}';`)
        .join('\n'),
      'src/imports.ts': `import { flow } from 'mobx';\nexport const task = flow;`,
      'src/passes-on.ts': `export { flow as passed } from 'mobx';`,
      'src/imports-whole.ts': `import * as mobx from 'mobx';\nexport const all = mobx;`,
      'src/passes-on-whole.ts': `export * from 'mobx';`,
    }).catch((error) => error.stdout);
    const refusals = [
      ...stdout.matchAll(/in \.\/src\/(\S+)\.ts\s+The shell does not lend '(\S+)' of mobx\. It lends: (.*)/g),
    ];
    expect(refusals.map(([, module, exported]) => [module, exported]).toSorted()).toStrictEqual([
      ['imports', 'flow'],
      ['imports-whole', '*'],
      ['passes-on', 'flow'],
      ['passes-on-whole', '*'],
    ]);
    for (const [, , , lent] of refusals) expect(lent).toMatch(/makeAutoObservable.*when/);
  });

  it('[REL-3/mobx] is what a remote may import, and its types', async () => {
    const source = `
      import { observable } from 'mobx';
      import type { IReactionDisposer } from 'mobx';
      export { when } from 'mobx';
      export const box: { stop?: IReactionDisposer } = observable({});
    `;
    const files = await build({ 'src/home.ts': source });
    expect([...files.keys()].some((path) => path.startsWith('pages-home'))).toBe(true);
  });

  it('[REL-3/mobx] has only names that are listed with the version of the host contract that was the first to lend them', async () => {
    const program = `import * as lent from '@storefront/build/webpack/lent-mobx'; console.log(Object.keys(lent).join());`;
    const node = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
      cwd: __dirname,
    });
    const lent = (await node).stdout.trim().split(',');
    expect(lent.toSorted()).toStrictEqual(Object.values(lentSince).flat().toSorted());
    const { version } = JSON.parse(readFileSync(join(__dirname, '../../../host/package.json'), 'utf8'));
    const last = Object.keys(lentSince).at(-1) ?? '';
    expect(version.localeCompare(last, 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
  });
});
