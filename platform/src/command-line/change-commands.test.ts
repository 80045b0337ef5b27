import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aBuiltFolder } from '../testing/built-folder';
import { aCommandLine, publishTwo } from '../testing/command-line';
import { aDoor } from '../testing/door';
import { endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

describe('storefront preview', () => {
  it('makes a link, ends it, and knows the options of each of its commands', async () => {
    const { run } = await aCommandLine();
    await publishTwo(run);
    const made = await run('preview', 'checkout@2.0.0', '--brand', 'northbank', '--hours', '2');
    expect(made).toMatchObject({ code: 0, text: expect.stringContaining('?preview=') });
    const ended = await run('preview', 'end', 'checkout@2.0.0', '--brand', 'northbank');
    expect(ended).toMatchObject({ code: 0, text: expect.stringContaining('Done.') });
  });

  it('publishes a build that is stable for nobody, and removes what begins with a name', async () => {
    const { run, folder } = await aCommandLine();
    const build = await aBuiltFolder({ feature: 'rewards', version: '0.0.0-pr1.2' });
    const options = ['--brand', 'northbank', '--path', '/rewards', '--to', 'link.txt'];
    const { code, lines } = await run('preview', 'publish', build, ...options);
    const link = lines.at(-1) ?? '';
    expect([code, link]).toStrictEqual([0, expect.stringMatching(/^the test\/rewards\?preview=/)]);
    expect(await readFile(join(folder, 'link.txt'), 'utf8')).toBe(`${link}\n`);
    expect((await run('release', 'list', '--feature', 'rewards', '--json')).text).toContain('0.0.0-pr1.2');
    const brand = ['--brand', 'northbank'];
    expect((await run('preview', 'remove', 'rewards@0.0.0-pr1.', ...brand)).lines).toContain('Done.');
    expect((await run('preview', 'remove', 'rewards@0.0.0-pr2.', ...brand)).lines).toStrictEqual([
      'There is no release that begins with rewards@0.0.0-pr2.',
    ]);
    expect((await run('preview', 'remove', 'rewards', ...brand)).code).toBe(2);
    expect((await run('preview', 'publish', build, '--hours', 'two', ...brand)).code).toBe(2);
  });
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
    expect(codes).toStrictEqual([0, 0, 0, 0, 1]);
  });

  it('[ROL-7/command] sets a change for a time, lists it with what it would do now, and takes it back', async () => {
    const { run } = await aCommandLine();
    await publishTwo(run);
    const at = '2026-12-01T09:00+00:00';
    expect(
      (await run('release', 'promote', 'checkout@2.0.0', '--at', at, '--reason', 'the sale')).lines,
    ).toStrictEqual([
      'It is set for 2026-12-01T09:00:00.000Z.',
      'Now it would do this: checkout@2.0.0 becomes stable on all brands.',
      'Done.',
    ]);
    expect((await run('schedule', 'list')).lines).toStrictEqual([
      's1  2026-12-01T09:00:00.000Z  a test (operators)  release promote  checkout@2.0.0  the sale',
      '    now it would do this: checkout@2.0.0 becomes stable on all brands.',
    ]);
    expect((await run('schedule', 'remove', 's1', '--try-out')).lines).toContain('Nothing has been changed.');
    expect((await run('schedule', 'remove', 's1')).lines).toStrictEqual([
      's1 is not done at its time.',
      'Done.',
    ]);
    expect((await run('schedule', 'list')).lines).toStrictEqual(['Nothing is set for a time.']);
  });

  it('[ROL-9/command] adds a person, makes and lists tokens, and names in the audit log who did what', async () => {
    const door = await aDoor();
    const { run } = await aCommandLine(door.operators);
    expect((await run('member', 'add', 'ann', '--team', 'northbank', '--role', 'owner')).lines).toStrictEqual(
      ['ann is an owner of northbank.', 'Done.'],
    );
    expect((await run('member', 'list')).lines).toStrictEqual(['northbank  ann  owner']);
    const { lines } = await run('member', 'token', 'ann', '--team', 'northbank', '--reason', 'first');
    const anns = await aCommandLine(door.clientOf(lines.find((line) => line.startsWith('sft_'))));
    expect((await anns.run('token', 'mine', 'laptop', '--days', '2', '--try-out')).lines).toContain(
      'ann has a token for northbank. It is shown this once.',
    );
    await anns.run('token', 'mine', 'laptop', '--days', '2');
    const listed = await anns.run('token', 'list');
    expect(listed.lines).toStrictEqual([
      expect.stringMatching(/^t3 {2}northbank {2}machine {2}a test {2}never used$/),
      expect.stringMatching(/^t4 {2}northbank {2}ann {2}first {2}last used .* until /),
      expect.stringMatching(/^t5 {2}northbank {2}ann {2}laptop {2}never used {2}until /),
    ]);
    expect((await anns.run('token', 'end', 't5')).lines).toStrictEqual([
      'The token t5 (laptop) of ann opens nothing any more.',
      'Done.',
    ]);
    expect((await run('audit', '--by', 'ann')).lines).toStrictEqual([
      expect.stringContaining('  ann (northbank)  token end  t5  '),
      expect.stringContaining('  ann (northbank)  token mine  laptop  '),
    ]);
    expect((await run('member', 'remove', 'ann', '--team', 'northbank')).code).toBe(0);
    expect((await run('member', 'list')).lines).toStrictEqual([
      'Nobody is a member yet: storefront member add PERSON --team TEAM',
    ]);
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
