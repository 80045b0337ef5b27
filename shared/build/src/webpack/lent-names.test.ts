import { aFixture } from './testing/build-fixture';
import type { Fixture } from './testing/build-fixture';

const remote = `remoteConfig({ directory: import.meta.dirname, feature: 'listing', exposes: { './pages/home': './src/home' } })`;

describe('what the shell lends of MobX', () => {
  let fixture: Fixture;
  afterEach(() => fixture.remove());

  /** Builds a remote whose only module has this text. */
  const build = async (source: string) => {
    fixture = await aFixture({ 'src/home.ts': source }, remote);
    return fixture.build();
  };

  it.each([
    ['imports', `import { flow } from 'mobx';\nexport const task = flow;`, "does not lend 'flow' of mobx"],
    ['passes on', `export { flow as task } from 'mobx';`, "does not lend 'flow' of mobx"],
    [
      'imports whole',
      `import * as mobx from 'mobx';\nexport const all = mobx;`,
      "does not lend '\\*' of mobx",
    ],
    ['passes on whole', `export * from 'mobx';`, "does not lend '\\*' of mobx"],
  ])(
    '[REL-3/mobx] is not what a remote %s: the build fails and says what is lent',
    async (_how, source, refusal) => {
      const stdout = expect.stringMatching(new RegExp(`${refusal}[^]*makeAutoObservable[^]*when`));
      await expect(build(source)).rejects.toMatchObject({ stdout });
    },
  );

  it('[REL-3/mobx] is what a remote may import, and its types', async () => {
    const source = `
      import { observable } from 'mobx';
      import type { IReactionDisposer } from 'mobx';
      export { when } from 'mobx';
      export const box: { stop?: IReactionDisposer } = observable({});
    `;
    const files = await build(source);
    expect([...files.keys()].some((path) => path.startsWith('pages-home'))).toBe(true);
  });
});
