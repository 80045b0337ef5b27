import { aBuiltFolder, remoteFiles } from '../testing/built-folder';
import { aDoor } from '../testing/door';
import { removeTemporaryFolders } from '../testing/temporary-folder';
import { fixedClock } from '../testing/fixed-clock';
import { collectJob } from './collect';
import { folderReleaseFiles } from '../releases/folder-release-files';

afterEach(removeTemporaryFolders);

const meta = { author: 'ann', commit: 'abc' };
const why = { reason: 'the disk is full' };
const day = 24 * 3_600_000;

/** A door whose clock can be advanced; checkout@1.0.0 is stable, 1.1.0 and 1.2.0 were only published. */
const anOldDoor = async (afterPut?: () => Promise<void>) => {
  let days = 0;
  const clock = { now: () => new Date(fixedClock.now().getTime() + days * day) };
  const door = await aDoor({ clock, ...(afterPut && { afterPut }) });
  const build = (version: string) => aBuiltFolder({ feature: 'checkout', version });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await door.operators.publish(await build(version), meta);
  const files = await folderReleaseFiles(door.folder);
  const filesOf = async (version: string) => {
    const known = await door.registry.release({ name: 'checkout', version });
    const found = (known?.manifest.files ?? []).map(({ integrity }) => files.file(integrity, 'identity'));
    return (await Promise.all(found)).map((bytes) => bytes !== undefined);
  };
  return {
    ...door,
    files,
    clock,
    build,
    contentsOf: remoteFiles,
    filesOf,
    advanceDays: (more: number) => (days += more),
  };
};

describe('storefront release collect', () => {
  it('[REL-9/removed] removes the files of releases that nobody could get for the retention time, and the audit log records it', async () => {
    const { operators, registry, filesOf, advanceDays } = await anOldDoor();
    const first = await operators.command('release/collect', why);
    expect(first.effects).toStrictEqual([
      'checkout@1.1.0 cannot be reached by anybody; it is removed after 2026-12-21T18:00:00.000Z.',
      'checkout@1.2.0 cannot be reached by anybody; it is removed after 2026-12-21T18:00:00.000Z.',
    ]);
    advanceDays(31);
    const tried = await operators.command('release/collect', { ...why, tryOut: true });
    expect(tried.effects[0]).toMatch(/^checkout@1\.1\.0 is collected: 2 of its 4 files go/);
    expect(await filesOf('1.1.0')).toStrictEqual([true, true, true, true]);

    expect((await operators.command('release/collect', why)).effects).toStrictEqual(tried.effects);
    // The files that all versions share still exist for the stable one.
    expect((await filesOf('1.1.0')).filter(Boolean)).toHaveLength(2);
    expect(await filesOf('1.0.0')).toStrictEqual([true, true, true, true]);
    expect(await registry.audit({ action: 'release collect', limit: 1 })).toMatchObject([
      {
        actor: 'operators',
        reason: why.reason,
        after: { 'release-collected': ['checkout@1.1.0', 'checkout@1.2.0'] },
      },
    ]);
  });

  it('[REL-9/removed] a collected release is given to nobody until the same build is published again', async () => {
    const { operators, checkout, registry, build, filesOf, advanceDays } = await anOldDoor();
    await operators.command('release/collect', why);
    advanceDays(31);
    await operators.command('release/collect', why);
    const promotion = { release: 'checkout@1.1.0', brands: 'all' as const, ...why };
    const gone = [expect.stringContaining('The files of checkout@1.1.0 were removed on 2026-12-22')];
    expect((await checkout.command('release/promote', promotion)).faults).toStrictEqual(gone);
    const preview = { brand: 'market', releases: ['checkout@1.1.0'], hours: 1, ...why };
    expect((await operators.command('preview', preview)).faults).toStrictEqual(gone);

    const other = await aBuiltFolder({
      feature: 'checkout',
      version: '1.1.0',
      files: { 'entry.js': '', 'home.js': '', 'home.css': '' },
    });
    expect((await checkout.publish(other, meta)).kind).toBe('refused');
    expect((await checkout.publish(await build('1.1.0'), meta)).effects).toContain(
      'checkout@1.1.0 had been collected, and is there again.',
    );
    expect(await filesOf('1.1.0')).toStrictEqual([true, true, true, true]);
    expect((await checkout.command('release/promote', promotion)).kind).toBe('done');
    expect((await registry.snapshot()).turns.at(-1)).toMatchObject({ version: '1.1.0' });
  });

  it('[REL-9/removed] the job does the same, and only operators may do it by hand', async () => {
    const { checkout, registry, files, clock, filesOf, advanceDays } = await anOldDoor();
    expect((await checkout.command('release/collect', why)).faults).toStrictEqual([
      'checkout has no right to what operators do.',
    ]);
    const parts = { registry, files, clock, brands: () => ['market'], pinned: () => [], retentionDays: 30 };
    const job = collectJob(parts);
    await job.run();
    advanceDays(30);
    await job.run();
    expect(await filesOf('1.2.0')).toContain(false);
    expect(await registry.audit({ actor: 'collector', limit: 9 })).toHaveLength(2);
  });

  it('[REL-9/shared] files that a collection removes while a release with the same files is being published are written again', async () => {
    let meanwhile: (() => Promise<void>) | undefined;
    const door = await anOldDoor(async () => {
      const collecting = meanwhile;
      meanwhile = undefined;
      await collecting?.();
    });
    const { operators, checkout, filesOf, advanceDays } = door;
    await operators.command('release/collect', why);
    advanceDays(31);
    const sharing = await aBuiltFolder({
      feature: 'checkout',
      version: '2.0.0',
      files: door.contentsOf('1.1.0'),
    });
    let collected: string[] = [];
    meanwhile = async () => {
      collected = [...(await operators.command('release/collect', why)).effects];
    };
    expect((await checkout.publish(sharing, meta)).kind).toBe('done');
    expect(collected[0]).toMatch(/^checkout@1\.1\.0 is collected: 2 of its 4 files go/);
    expect(await filesOf('2.0.0')).toStrictEqual([true, true, true, true]);
  });
});
