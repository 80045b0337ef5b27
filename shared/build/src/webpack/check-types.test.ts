import { aFixture } from './testing/build-fixture';
import type { Fixture } from './testing/build-fixture';

const checked = { STOREFRONT_TYPES: 'checked' };
const sound = {
  'src/pages/home.tsx': `
    import { defaultText } from '../domain/default-text';
    import styles from './home.module.css';
    import type { Given } from '../given';
    const given: Given = { slug: defaultText(new URLSearchParams(location.search).get('slug')) };
    export default { kind: 'page', Component: () => <p className={styles.home}>{given.slug}</p> };`,
  'src/pages/home.module.css': '.home { color: red; }\n',
  'src/given.ts': 'export interface Given { readonly slug: string }',
  'src/domain/default-text.ts': `export const defaultText = (text: string | null): string => text ?? 'none';`,
  'src/pages/home.test.ts': `const notInTheBuild: number = 'text';`,
};

describe('the types of a remote', () => {
  let fixture: Fixture;

  beforeAll(async () => {
    fixture = await aFixture(
      sound,
      `remoteConfig({ directory: import.meta.dirname, feature: 'fixture', exposes: { './pages/home': './src/pages/home' } })`,
    );
  });

  afterAll(() => fixture.remove());

  it('[REL-16/build] that check leave its build as it is without them', async () => {
    expect(await fixture.build(checked)).toStrictEqual(await fixture.build());
  }, 120_000);

  it('[REL-16/build] fail its build with file, line, column and what is wrong, in files that hold types alone too', async () => {
    await fixture.change({
      'src/given.ts': 'export interface Given { readonly slug: strin }',
      'src/domain/default-text.ts': `\nexport const defaultText = (text: string | null): string => text;`,
    });
    await expect(fixture.build()).resolves.toBeDefined();
    const failed = await fixture.build(checked).catch((error: { stdout: string }) => error.stdout);
    expect(failed).toContain("src/given.ts, line 1, column 41: TS2552: Cannot find name 'strin'.");
    expect(failed).toContain(
      `src/domain/default-text.ts, line 2, column 61: TS2322: Type 'string | null' is not assignable to type 'string'.`,
    );
    await fixture.change(sound);
    await expect(fixture.build(checked)).resolves.toBeDefined();
  }, 120_000);
});
