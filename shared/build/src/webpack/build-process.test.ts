import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { aFixture } from './testing/build-fixture';
import type { Fixture } from './testing/build-fixture';

const page = (text: string) => ({
  'src/pages/home.tsx': `
    import { shout } from '../shout';
    import styles from './home.module.css';
    export default { kind: 'page', Component: () => <p className={styles.home}>{shout('${text}')}</p> };`,
  'src/pages/home.module.css': '.home { color: red; }\n',
  'src/shout.ts': `export const shout = (text: string) => text.toUpperCase();`,
});
const remote = (feature: string) =>
  `remoteConfig({ directory: import.meta.dirname, feature: '${feature}', exposes: { './pages/home': './src/pages/home' } })`;

describe('a process that builds several workspaces', () => {
  let fixtures: [Fixture, Fixture];
  let builder: ChildProcess;

  beforeAll(async () => {
    fixtures = [await aFixture(page('one'), remote('one')), await aFixture(page('two'), remote('two'))];
    builder = fork(join(__dirname, 'build-process.mjs'), {
      env: { ...process.env, RELEASE_VERSION: '', STOREFRONT_TYPES: 'unchecked' },
      execArgv: [],
    });
  });

  afterAll(async () => {
    const ended = once(builder, 'exit');
    builder.disconnect();
    await ended;
    for (const fixture of fixtures) await fixture.remove();
  });

  const build = async ({ directory }: Fixture) => {
    builder.send({ configuration: join(directory, 'webpack.config.mjs'), directory });
    const [answer] = (await once(builder, 'message')) as [{ faults: string }];
    return answer.faults;
  };

  it('writes the same bytes as a build of each alone, also the second time', async () => {
    const alone = [await fixtures[0].build(), await fixtures[1].build()];
    for (const [at, fixture] of [...fixtures.entries(), [0, fixtures[0]] as const]) {
      expect(await build(fixture)).toBe('');
      expect(await fixture.built()).toStrictEqual(alone[at]);
    }
  }, 120_000);

  it('says what is wrong with one, and builds it and the next when it is mended', async () => {
    await fixtures[0].change({ 'src/shout.ts': 'export const shout = (text: string) => {{;' });
    expect(await build(fixtures[0])).toContain('src/shout.ts');
    await fixtures[0].change({ 'src/shout.ts': 'export const shout = (text: string) => text + "!!";' });
    expect(await build(fixtures[0])).toBe('');
    expect([...(await fixtures[0].built()).values()].join()).toContain('one!!');
    expect(await build(fixtures[1])).toBe('');
  }, 120_000);
});
