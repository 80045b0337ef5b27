import { aBuiltFolder } from '../testing/built-folder';
import { damageStored } from '../testing/damage';
import { aDoor } from '../testing/door';
import { aDrawnBuild, aRemotePart, serverPath } from '../testing/server-parts';
import { removeTemporaryFolders } from '../testing/temporary-folder';
import { fixedClock } from '../testing/fixed-clock';
import { folderReleaseFiles } from '../releases/folder-release-files';
import { computeIntegrity } from '../releases/parse-build';

afterEach(removeTemporaryFolders);

const meta = { author: 'ann', commit: 'abc' };
const aDay = 24 * 3_600_000;

const aCheckout = async () => {
  let days = 0;
  const clock = { now: () => new Date(fixedClock.now().getTime() + days * aDay) };
  const door = await aDoor({ clock });
  const files = await folderReleaseFiles(door.folder);
  const publish = async (server = aRemotePart(), version = '1.0.0', description = {}) => {
    const build = aDrawnBuild('checkout', server, version);
    return door.operators.publish(
      await aBuiltFolder({ ...build, description: { ...build.description, ...description } }),
      meta,
    );
  };
  const manifest = async (version = '1.0.0') =>
    (await door.registry.release({ name: 'checkout', version }))?.manifest;
  const isKept = async (code: string) =>
    (await files.file(computeIntegrity(Buffer.from(code)), 'identity')) !== undefined;
  return { ...door, publish, manifest, isKept, advanceDays: (more: number) => (days += more) };
};

describe('the server part of a release', () => {
  it('is stored under its hash, beside the files that pages load', async () => {
    const { publish, manifest, isKept } = await aCheckout();
    const code = aRemotePart();
    await publish(code);
    const release = await manifest();
    expect(release?.server).toMatchObject({
      path: serverPath,
      integrity: computeIntegrity(Buffer.from(code)),
      bytes: code.length,
    });
    expect(release?.files.map(({ path }) => path)).not.toContain(serverPath);
    expect(await isKept(code)).toBe(true);
  });

  it('[REL-2] never changes: a different one needs a new version', async () => {
    const { publish } = await aCheckout();
    await publish();
    expect(await publish()).toMatchObject({ outcome: 'unchanged' });
    expect(await publish(aRemotePart(`'other'`))).toMatchObject({
      faults: [
        `checkout@1.0.0 exists with another ${serverPath}; a release never changes, publish a new version`,
      ],
    });
  });

  it('is written again when it was damaged and the release is published again', async () => {
    const { publish, folder, isKept } = await aCheckout();
    const code = aRemotePart();
    await publish(code);
    await damageStored(folder, code);
    expect(await publish(code)).toMatchObject({
      effects: [`Damaged files were written again: ${serverPath}.`],
    });
    expect(await isKept(code)).toBe(true);
  });

  it('is removed with its release after the retention time, and stays while another release has it', async () => {
    const { publish, operators, isKept, advanceDays } = await aCheckout();
    const [own, shared] = [aRemotePart(`'own'`), aRemotePart()];
    await publish(shared);
    await publish(own, '1.1.0');
    await publish(shared, '1.2.0');
    await operators.command('release/collect', { reason: 'a test' });
    advanceDays(31);
    await operators.command('release/collect', { reason: 'a test' });
    expect([await isKept(own), await isKept(shared)]).toStrictEqual([false, true]);
  });

  it.each([
    [
      'that the folder does not hold',
      { server: 'server.abcdef0123.cjs' },
      'names server.abcdef0123.cjs, which is not in the folder',
    ],
    [
      'with a name that carries no hash',
      { server: 'server.cjs' },
      'server is server.cjs; name it server.<hash of its content>.cjs',
    ],
  ])('one %s is refused', async (_what, description, fault) => {
    const { publish, manifest } = await aCheckout();
    expect((await publish(undefined, '1.0.0', description)).faults).toContainEqual(
      expect.stringContaining(fault),
    );
    expect(await manifest()).toBeUndefined();
  });

  it('one of more than 4 MB is refused, because every edge keeps it in memory', async () => {
    const { publish } = await aCheckout();
    expect(await publish('/'.repeat(4 * 1024 * 1024 + 1))).toMatchObject({
      faults: [expect.stringContaining(`${serverPath} holds more than 4 MB`)],
    });
  });
});
