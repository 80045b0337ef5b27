import { aGuardedPlatform, shown } from '../testing/guarded-platform';
import { endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';
import { remoteFiles } from '../testing/built-folder';
import { addTeam } from '../testing/door';
import { transform } from 'esbuild';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await endPlatforms();
  for (const close of closers.splice(0)) await close();
  await removeTemporaryFolders();
});

const source = 'function addDish(dish){ return dish.price }\naddDish();';

/** A guarded platform whose listing 2.0.0 has a source map and is being rolled out. */
const aPlatform = async () => {
  const built = await transform(source, {
    minify: true,
    sourcemap: true,
    sourcefile: 'webpack://listing/./src/pages/home.tsx',
  });
  const guarded = await aGuardedPlatform({
    database: 'embedded',
    buildOf: (feature, version) =>
      feature === 'listing'
        ? {
            feature,
            version,
            files: { ...remoteFiles(version), 'home.js': built.code, 'maps/home.js.map': built.map },
          }
        : { feature, version },
  });
  closers.push(guarded.close);
  await guarded.start();
  const position = `home.js:1:${built.code.indexOf('.price') + 1}`;
  const threw = (fields: Record<string, unknown> = {}) => ({
    kind: 'threw',
    feature: 'listing',
    version: '2.0.0',
    during: 'callback',
    code: 'TypeError',
    stack: [position, 'entry.js:1:7'],
    ...fields,
  });
  const faults = async (id = 'listing@2.0.0') => {
    await guarded.platform.countVotes();
    return (await guarded.client.query('release/faults', { id })) ?? [];
  };
  return { ...guarded, position, threw, faults };
};

const canary = { arm: 'canary' } as const;

describe('errors that pages report', () => {
  it('[OBS-1/grouped][OBS-1/source] are listed with their release: what fails, where in the source, for how many visitors, since when', async () => {
    const { page, threw, faults, clock } = await aPlatform();
    const visitor = 'visitor-of-two-pages';
    await page(canary, [threw()], { visitor });
    clock.advance(30);
    await page(canary, [threw(), threw({ during: 'promise', code: 'RangeError' })], { visitor });
    await page(canary, [threw()]);
    expect(await faults()).toStrictEqual([
      {
        during: 'callback',
        code: 'TypeError',
        place: 'src/pages/home.tsx:1 in addDish',
        stack: ['src/pages/home.tsx:1 in addDish', 'entry.js:1:7'],
        brands: ['market'],
        visitors: 2,
        since: '2026-11-21T12:00:00.000Z',
        last: '2026-11-21T12:30:00.000Z',
      },
      expect.objectContaining({ during: 'promise', code: 'RangeError', visitors: 1 }),
    ]);
    expect(await faults('listing@1.0.0')).toStrictEqual([]);
  });

  it('[OBS-1/hostile] count for nobody without a token, for another release, at positions that no file has, and with texts', async () => {
    const { page, send, threw, faults, position } = await aPlatform();
    await send({ reports: [threw()] }, { visitor: 'a-visitor', address: 'an address' });
    await page({ arm: 'stable' }, [threw()]);
    await page(canary, [threw({ feature: 'checkout' })]);
    for (const stack of [
      [],
      ['none.js:1:1'],
      ['home.js:1:999999'],
      ['home.js:999999:1'],
      [position, 'https://elsewhere.example/x.js:1:1'],
    ])
      await page(canary, [threw({ stack })]);
    await page(canary, [threw({ code: 'asha@example.test is not a dish' })]);
    const tooMany = await page(canary, [threw({ stack: Array(11).fill(position) })]);
    expect(tooMany.statusCode).toBe(400);
    expect(await faults()).toStrictEqual([]);
  });

  it('[OBS-1/bounded] of one address count for five visitors, and those of a release for fifty places', async () => {
    const { page, threw, faults } = await aPlatform();
    for (let times = 0; times < 8; times += 1) await page(canary, [threw()], { address: 'one address' });
    for (let index = 1; index <= 60; index += 1)
      await page(canary, [threw({ code: `Error${index}` })], { visitor: 'one-visitor' });
    const [first, ...others] = await faults();
    expect(first).toMatchObject({ code: 'TypeError', visitors: 5 });
    expect(others).toHaveLength(49);
  });

  it('[OBS-1/bounded] are forgotten thirty days after the last, with those who had them', async () => {
    const { page, threw, faults, clock, sweep } = await aPlatform();
    await page(canary, [threw()]);
    expect(await faults()).toHaveLength(1);
    clock.advance(31 * 24 * 60);
    await sweep.run();
    expect(await faults()).toStrictEqual([]);
  });

  it('[OBS-1/aborted] name the place for which the guard aborts a rollout', async () => {
    const { page, threw, judge, rollout, audit } = await aPlatform();
    for (let load = 0; load < 40; load += 1) await page({ arm: 'stable' });
    for (let load = 0; load < 30; load += 1) await page(canary, [shown(), threw()]);
    await judge();
    expect((await rollout()).state).toBe('aborted');
    const [entry] = await audit('rollout abort');
    expect(entry?.reason).toMatch(
      /; listing@2\.0\.0 fails at src\/pages\/home\.tsx:1 in addDish for 30 visitors \(TypeError\)$/,
    );
  });

  it('are read by those who may read the registry, and by nobody else', async () => {
    const { get, registry } = await aPlatform();
    const ask = (headers: Record<string, string>) =>
      get('/platform/release/faults?id=listing@2.0.0', { headers });
    expect((await ask({})).statusCode).toBe(401);
    const token = await addTeam(registry, 'listing-team', 'listing');
    const { statusCode, body } = await ask({ authorization: `Bearer ${token}` });
    expect([statusCode, body]).toStrictEqual([200, '[]']);
  });
});
