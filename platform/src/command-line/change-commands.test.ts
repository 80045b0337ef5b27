import { aBuiltFolder } from '../testing/built-folder';
import { aCommandLine, publishTwo } from '../testing/command-line';
import { aDoor } from '../testing/door';
import { endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

describe('storefront pin, freeze and team', () => {
  it('pins, unpins, freezes and unfreezes a brand', async () => {
    const { run } = await aCommandLine();
    await publishTwo(run);
    const codes = [
      await run('pin', 'checkout@1.0.0', '--brand', 'northbank'),
      await run('unpin', 'checkout', '--brand', 'northbank'),
      await run('freeze', 'northbank', '--until', '2027-01-02'),
      await run('unfreeze', 'northbank'),
      await run('unfreeze', 'northbank'),
    ].map(({ code }) => code);
    expect(codes).toEqual([0, 0, 0, 0, 1]);
  });

  it('[ROL-7/command] sets a change for a time, lists it with what it would do now, and takes it back', async () => {
    const { run } = await aCommandLine();
    await publishTwo(run);
    const at = '2026-12-01T09:00+00:00';
    expect(
      (await run('release', 'promote', 'checkout@2.0.0', '--at', at, '--reason', 'the sale')).lines,
    ).toEqual([
      'It is set for 2026-12-01T09:00:00.000Z.',
      'Now it would do this: checkout@2.0.0 becomes stable on all brands.',
      'Done.',
    ]);
    expect((await run('schedule', 'list')).lines).toEqual([
      's1  2026-12-01T09:00:00.000Z  operators  release promote  checkout@2.0.0  the sale',
      '    now it would do this: checkout@2.0.0 becomes stable on all brands.',
    ]);
    expect((await run('schedule', 'remove', 's1', '--try-out')).lines).toContain('Nothing has been changed.');
    expect((await run('schedule', 'remove', 's1')).lines).toEqual(['s1 is not done at its time.', 'Done.']);
    expect((await run('schedule', 'list')).lines).toEqual(['Nothing is set for a time.']);
  });

  it('adds a team and shows its token once', async () => {
    const door = await aDoor();
    const { run } = await aCommandLine(door.operators);
    await run('team', 'add', 'rewards-team', '--features', 'rewards');
    const { lines } = await run('team', 'token', 'rewards-team', '--reason', 'CI');
    const token = lines.find((line) => line.startsWith('sft_'));
    const theirs = await aCommandLine(door.clientOf(token));
    expect((await theirs.run('release', 'publish', await aBuiltFolder({ feature: 'rewards' }))).code).toBe(0);
    expect(await theirs.run('release', 'publish', await aBuiltFolder())).toMatchObject({
      code: 1,
      text: expect.stringContaining('rewards-team has no right to releases of listing.'),
    });
  });
});
