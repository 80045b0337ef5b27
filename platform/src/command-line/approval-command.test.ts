import { aBuiltFolder } from '../testing/built-folder';
import { aCommandLine } from '../testing/command-line';
import { aDoor } from '../testing/door';
import { removeTemporaryFolders } from '../testing/temporary-folder';

afterEach(removeTemporaryFolders);

describe('waiting for a second person on the command line', () => {
  it('[ROL-8/command] says that nothing is done yet, lists what waits and why, and lets another person type the approval', async () => {
    const door = await aDoor();
    const { run } = await aCommandLine(door.operators);
    const bob = { team: 'operators', person: 'bob', reason: 'a test' };
    await door.operators.command('member/add', bob);
    const { token } = await door.operators.command('member/token', bob);
    const second = await aCommandLine(door.clientOf(token));

    const build = (version: string) => aBuiltFolder({ feature: 'checkout', version });
    await run('release', 'publish', await build('1.0.0'));
    await run('approval', 'require', 'checkout', '--reason', 'two pairs of eyes');
    expect((await run('approval', 'list')).text).toBe(
      'Nothing waits for approval.\nThese ask for a second person: checkout',
    );
    const published = await run('release', 'publish', await build('2.0.0'), '--stable');
    expect([published.code, published.lines.at(-1)]).toStrictEqual([
      0,
      'It is not done yet: it waits as w1. Somebody else types: storefront approval give w1',
    ]);
    const tried = await run('release', 'promote', 'checkout@2.0.0', '--try-out');
    expect(tried.text).toContain('Then it does this: checkout@2.0.0 becomes stable on all brands.');
    expect(tried.lines.at(-1)).toBe('Nothing has been changed.');
    expect((await second.run('approval', 'list')).lines).toStrictEqual([
      'w1  a test (operators)  release promote  checkout@2.0.0  by ann from abc',
      '    approved, it does this: checkout@2.0.0 becomes stable on all brands.',
      '    until 2026-11-24T18:00:00.000Z, because of checkout',
      'These ask for a second person: checkout',
    ]);
    const refused = await run('approval', 'give', 'w1');
    expect([refused.code, refused.text]).toStrictEqual([1, expect.stringContaining('a person approves w1')]);
    const json = await second.run('approval', 'give', 'w1', '--json');
    expect([json.code, JSON.parse(json.text)]).toMatchObject([0, { kind: 'done' }]);
    expect((await door.registry.snapshot()).turns.at(-1)).toMatchObject({ version: '2.0.0' });
  });
});
