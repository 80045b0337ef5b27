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
