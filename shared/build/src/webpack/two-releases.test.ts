import { createHash } from 'node:crypto';
import { aFixture } from './testing/build-fixture';
import type { Fixture } from './testing/build-fixture';
import { pageWithReleases } from './testing/page-with-releases';

const word = (text: string) => `export function word() { return ['${text}'].join(''); }`;

const source = {
  'src/pages/home.ts': `
    import { word } from '../word';
    export default { word, kept: () => import('../kept'), changed: () => import('../changed') };`,
  'src/word.ts': word('old'),
  'src/kept.ts': `
    import { word } from './word';
    export function say() { return 'kept, and ' + word(); }`,
  'src/changed.ts': `export function say() { return ['before'].join(''); }`,
};

const release = (files: Map<string, string>) => JSON.parse(files.get('release.json') ?? '');
/** The files that a page may load; the description, the types and the server part stay with the platform. */
const named = (files: Map<string, string>) => [...files.keys()].filter((path) => /\.(js|css)$/.test(path));

interface Home {
  default: { word(): string; kept(): Promise<Part>; changed(): Promise<Part> };
}
interface Part {
  say(): string;
}

describe('two releases of a remote', () => {
  let fixture: Fixture;
  let before: Map<string, string>;
  let unchanged: Map<string, string>;
  let after: Map<string, string>;

  beforeAll(async () => {
    fixture = await aFixture(
      source,
      `remoteConfig({ directory: import.meta.dirname, feature: 'fixture', exposes: { './pages/home': './src/pages/home' } })`,
    );
    before = await fixture.build();
    unchanged = await fixture.build({ RELEASE_VERSION: '2.1.1' });
    await fixture.change({
      'src/word.ts': word('new'),
      'src/changed.ts': `export function say() { return ['after'].join(''); }`,
    });
    after = await fixture.build({ RELEASE_VERSION: '2.2.0' });
  }, 30_000);

  afterAll(() => fixture.remove());

  it('[G26/files] differ only in the entry when only the version has changed', () => {
    const fresh = named(unchanged).filter((path) => !before.has(path));
    expect(fresh).toStrictEqual([release(unchanged).entry]);
  });

  it('[G26/files] share every file without a changed module', () => {
    const fresh = named(after).filter((path) => !before.has(path));
    // The entry, the page with its new word, and the changed part differ; `kept` is the same file.
    expect(fresh).toHaveLength(3);
    expect(named(after)).toHaveLength(4);
    for (const path of named(after).filter((one) => before.has(one)))
      expect(after.get(path)).toBe(before.get(path));
  });

  it('give the modules of the federation plugin names, since its own contain the folder of the repository', () => {
    const entry = after.get(release(after).entry);
    expect(entry).toMatch(/[{,]container\(/);
    expect(entry).toMatch(/[{,]federation\(/);
  });

  it('name each file by the beginning of its own SHA-384', () => {
    for (const files of [before, after]) {
      expect(release(files).addresses).toBe('content');
      for (const path of named(files)) {
        const hash = createHash('sha384')
          .update(files.get(path) ?? '')
          .digest('hex');
        expect(path.split('.').at(-2)).toBe(hash.slice(0, 16));
      }
    }
  });

  const open = () => {
    const page = pageWithReleases(new Map([...before, ...after]));
    const load = async (files: Map<string, string>) =>
      ((await page.load(release(files), './pages/home')) as Home).default;
    return { fetched: page.fetched, load };
  };

  it('run in one page without mixing their modules', async () => {
    const { load } = open();
    const [older, newer] = [await load(before), await load(after)];
    expect([older.word(), newer.word()]).toStrictEqual(['old', 'new']);
    expect((await newer.changed()).say()).toBe('after');
    expect((await older.changed()).say()).toBe('before');
  });

  it('fetch a file that both have once, and run it with the modules of each', async () => {
    const { load, fetched } = open();
    const older = await load(before);
    const first = await older.kept();
    const newer = await load(after);
    const second = await newer.kept();
    expect([first.say(), second.say()]).toStrictEqual(['kept, and old', 'kept, and new']);
    expect(fetched.filter((path, index) => fetched.indexOf(path) !== index)).toStrictEqual([]);
  });

  it('both get a file that they request at the same moment', async () => {
    const { load, fetched } = open();
    const [older, newer] = [await load(before), await load(after)];
    const asked = fetched.length;
    const [first, second] = await Promise.all([older.kept(), newer.kept()]);
    expect([first.say(), second.say()]).toStrictEqual(['kept, and old', 'kept, and new']);
    expect(fetched).toHaveLength(asked + 1);
  });

  it('each get their own file when they request different files of one name at the same moment', async () => {
    const { load } = open();
    const [older, newer] = [await load(before), await load(after)];
    const [first, second] = await Promise.all([older.changed(), newer.changed()]);
    expect([first.say(), second.say()]).toStrictEqual(['before', 'after']);
  });
});
