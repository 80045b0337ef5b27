import { aCommandLine, publishTwo } from '../testing/command-line';
import { endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

describe('storefront rollout', () => {
  it('[REL-13/command-line] starts, follows, advances and ends a rollout', async () => {
    const { run } = await aCommandLine();
    await publishTwo(run);
    expect(
      (await run('rollout', 'start', 'checkout@2.0.0', '--steps', '0.5%/10/200,50%,100%')).lines,
    ).toStrictEqual([
      '0.5 % of the visitors of all brands get checkout@2.0.0.',
      'The guard watches failure, slow-paint, slow-press, layout-shift, unfinished-checkout, other-price, small-order.',
      'Done.',
    ]);
    expect((await run('rollout', 'status')).lines).toStrictEqual([
      'r1  checkout@2.0.0  running  step 1 of 3, 0.5 % of all brands',
    ]);
    await run('rollout', 'pause', 'r1');
    await run('rollout', 'resume', 'r1');
    expect((await run('rollout', 'advance', 'r1')).lines).toContain(
      'checkout@2.0.0 goes from 0.5 % to 50 % of the visitors.',
    );
    await run('rollout', 'abort', 'r1', '--reason', 'too slow');
    expect((await run('rollout', 'status')).lines).toStrictEqual(['No rollout is running.']);
    expect((await run('rollout', 'history', '--outcome', 'aborted')).lines).toStrictEqual([
      'r1  checkout@2.0.0  aborted  2026-11-21T18:00:00.000Z to 2026-11-21T18:00:00.000Z  all brands  a test (operators): too slow',
    ]);
    expect(
      (await run('rollout', 'history', '--brand', 'northbank', '--outcome', 'open')).lines,
    ).toStrictEqual(['There are no such rollouts.']);
    const { lines } = await run('audit', '--subject', 'checkout@2.0.0', '--action', 'rollout abort');
    expect(lines).toStrictEqual([
      '2026-11-21T18:00:00.000Z  a test (operators)  rollout abort  checkout@2.0.0  too slow',
    ]);
  });

  it('only prints what would change with --try-out', async () => {
    const { run } = await aCommandLine();
    await publishTwo(run);
    expect((await run('rollout', 'start', 'checkout@2.0.0', '--try-out')).lines).toStrictEqual([
      '1 % of the visitors of all brands get checkout@2.0.0.',
      'The guard watches failure, slow-paint, slow-press, layout-shift, unfinished-checkout, other-price, small-order.',
      'Nothing has been changed.',
    ]);
    expect((await run('rollout', 'status')).lines).toStrictEqual(['No rollout is running.']);
  });

  it('[ROL-3/command] rolls back only on the named brands', async () => {
    const { run } = await aCommandLine();
    await publishTwo(run);
    await run('release', 'promote', 'checkout@2.0.0');
    expect((await run('rollback', 'checkout', '--brands', 'northbank')).lines).toStrictEqual([
      'northbank goes back from checkout@2.0.0 to checkout@1.0.0.',
      'Done.',
    ]);
    expect((await run('rollback', 'checkout', '--brands', 'moon')).code).toBe(1);
  });

  it('[ROL-1/watch] accepts the signals that the guard watches and a step in seconds, and shows both', async () => {
    const { run } = await aCommandLine();
    await publishTwo(run);
    const args = ['rollout', 'start', 'checkout@2.0.0', '--steps', '10%/30s/50,100%', '--watch'];
    expect(await run(...args, 'mood')).toMatchObject({
      code: 2,
      text: expect.stringContaining('"mood" cannot be watched; choose from failure, slow-paint'),
    });
    await run(...args, 'failure,slow-paint');
    expect((await run('rollout', 'show', 'r1')).lines).toStrictEqual([
      'r1  checkout@2.0.0  running  step 1 of 2, 10 % of all brands',
      'The guard has not looked at it yet.',
      'failure              canary 0 of 0, stable 0 of 0',
      'slow-paint           canary 0 of 0, stable 0 of 0',
      'canary is checkout@2.0.0; stable is not known yet',
      'the platform itself, which counts for no release: 0 pauses, 0 restarts, 0 first screens too late, 0 left out',
    ]);
    const shown = JSON.parse((await run('rollout', 'show', 'r1', '--json')).text);
    expect(shown).toMatchObject({ steps: [{ share: 1_000, minimumMinutes: 0.5 }, {}] });
    expect(await run('rollout', 'show', 'r9')).toMatchObject({ code: 1, text: 'There is no rollout r9.' });
  });

  it('[GRD-13/command] makes an aborted release stable, or rolls it out again, only with the reason of the abort', async () => {
    const { run } = await aCommandLine();
    await publishTwo(run);
    await run('rollout', 'start', 'checkout@2.0.0');
    await run('rollout', 'abort', 'r1', '--reason', 'too slow on phones');
    for (const args of [
      ['rollout', 'start', 'checkout@2.0.0'],
      ['release', 'promote', 'checkout@2.0.0'],
    ]) {
      for (const wrong of [[], ['--despite', 'r1'], ['--despite', 'too slow']])
        expect(await run(...args, ...wrong, '--try-out')).toMatchObject({
          code: 1,
          text: expect.stringContaining('too slow on phones. To go on nevertheless, repeat that reason'),
        });
      expect((await run(...args, '--despite', 'too slow on phones', '--try-out')).code).toBe(0);
    }
    expect((await run('release', 'list')).lines[0]).toContain(
      'aborted in r1 by a test (operators): too slow on phones',
    );
  });

  it('refuses a step that it does not understand', async () => {
    const { run } = await aCommandLine();
    expect(await run('rollout', 'start', 'checkout@2.0.0', '--steps', 'ten')).toMatchObject({
      code: 2,
      text: expect.stringContaining('"ten" is no step; write 10%'),
    });
  });
});
