import { guardMessages } from './tables';
import { auditEntries } from '../registry/tables';
import { openVisits, vitalCounts, voteCounts, voters } from '../votes/tables';
import { aGuardedPlatform, fellBack, shown } from '../testing/guarded-platform';
import { endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';

jest.setTimeout(60_000);

const opened: Awaited<ReturnType<typeof aGuardedPlatform>>[] = [];
const aGuard = async (options: Parameters<typeof aGuardedPlatform>[0] = {}) => {
  const made = await aGuardedPlatform(options);
  opened.push(made);
  return made;
};
afterEach(async () => {
  await endPlatforms();
  for (const guard of opened.splice(0)) await guard.close();
  await removeTemporaryFolders();
});

/** Makes the guard abort listing 2.0.0, so that its team gets a message. */
const abort = async ({ client, start, page, judge }: Awaited<ReturnType<typeof aGuard>>) => {
  const team = { team: 'listing-team', features: ['listing'], webhook: 'https://listing.example/hook' };
  await client.command('team/add', { ...team, reason: 'a test' });
  await start();
  for (let made = 0; made < 30; made += 1) await page({ arm: 'stable' });
  for (let made = 0; made < 6; made += 1) await page({ arm: 'canary' }, [shown(), fellBack('2.0.0')]);
  await judge();
};

describe('a message that a team does not accept', () => {
  it('is tried seven times over some 15 hours, then given up, and deleted after 30 days', async () => {
    let posted = 0;
    const post = async () => {
      posted += 1;
      return { status: 500 };
    };
    const guard = await aGuard({ post });
    const { clock, messages, sweep, opened: database } = guard;
    await abort(guard);
    const message = async () => (await database.database.select().from(guardMessages))[0];
    // The delay grows with each attempt; a message that is not due is not tried.
    for (const [attempts, minutes] of [0, 1, 1, 5, 30, 120, 720].entries()) {
      clock.advance(minutes);
      await messages.run();
      await messages.run();
      expect(await message()).toMatchObject({
        attempts: attempts + 1,
        givenUpAt: attempts < 6 ? null : clock.now(),
      });
    }
    expect(posted).toBe(7);
    expect(await message()).toMatchObject({ attempts: 7, sentAt: null, givenUpAt: clock.now() });
    clock.advance(24 * 60);
    await messages.run();
    expect(posted).toBe(7);
    clock.advance(29 * 24 * 60);
    await sweep.run();
    expect(await message()).toBeDefined();
    clock.advance(1);
    await sweep.run();
    expect(await message()).toBeUndefined();
  });
});

describe('a change that waits for a second person', () => {
  it('[ROL-8/told] is told once to the teams whose people approve it: by webhook, in a chat and by e-mail', async () => {
    const received: [string, string][] = [];
    const { client, messages } = await aGuard({
      database: 'embedded',
      post: async (url, { body }) => {
        received.push([url, body]);
        return { status: 200 };
      },
      mail: async ({ to, subject, text }) => void received.push([to, `${subject}\n${text}`]),
    });
    const why = { reason: 'before the <weekend>' };
    const to = { webhook: 'https://listing.example/hook', chat: 'https://chat.example/T0' };
    const team = { team: 'listing-team', features: ['listing'], ...to, email: 'team@listing.example' };
    await client.command('team/add', { ...team, ...why });
    await client.command('team/add', { ...team, team: 'other-team', features: ['booking'], ...why });
    await client.command('approval/require', { of: 'listing', ...why });
    await client.command('release/promote', { release: 'listing@2.0.0', brands: 'all', ...why });
    await messages.run();
    await messages.run();
    const [hook, chat, mail] = ['https://listing', 'https://chat', 'team@'].map(
      (start) => received.find(([address]) => address.startsWith(start))?.[1] ?? '',
    );
    expect(received).toHaveLength(3);
    expect(JSON.parse(hook ?? '')).toStrictEqual({
      action: 'approval ask',
      waiting: 'w1',
      subject: 'listing@2.0.0',
      by: 'operators',
      machine: expect.any(String),
      because: ['listing'],
      effects: ['listing@2.0.0 becomes stable on all brands.'],
      ...why,
      at: '2026-11-21T12:00:00.000Z',
    });
    expect(JSON.parse(chat ?? '')).toStrictEqual({
      text: expect.stringContaining(
        'asks for approval of w1: listing@2.0.0 becomes stable on all brands. – before the  weekend . Approve or reject it in the console, or: storefront approval give w1',
      ),
    });
    expect(mail).toContain('asks for approval of w1: listing@2.0.0\n');
    expect(mail).toContain('Why: before the <weekend>');
    // What becomes of it is told to nobody.
    await client.command('approval/refuse', { id: 'w1', ...why });
    await messages.run();
    expect(received).toHaveLength(3);
  });
});

describe('the data that the guard deletes', () => {
  it('are voters and opened checkouts of ended rollouts, and old measurements; counts and audit log stay', async () => {
    const guard = await aGuard();
    const { clock, page, start, judge, sweep, opened: database } = guard;
    const rowsOf = async () => ({
      voters: (await database.database.select().from(voters)).length,
      openVisits: (await database.database.select().from(openVisits)).length,
      vitals: (await database.database.select().from(vitalCounts)).length,
      counts: (await database.database.select().from(voteCounts)).length,
    });
    await start('checkout', { watch: ['unfinished-checkout'] });
    await page({ arm: 'stable', rollout: 'r1' }, [{ kind: 'step', name: 'checkout-opened' }], {
      feature: 'checkout',
    });
    await page(
      { arm: 'stable', rollout: 'r1' },
      [{ kind: 'vital', name: 'LCP', value: 900, features: ['checkout'] }],
      { feature: 'checkout' },
    );
    await judge();
    await sweep.run();
    // While the rollout runs, nothing is deleted.
    const before = await rowsOf();
    expect(before).toMatchObject({ openVisits: 1, vitals: 1 });
    expect(before.voters).toBeGreaterThan(0);

    const end = { rollout: 'r1', verb: 'abort', reason: 'a test' } as const;
    await guard.client.command('rollout/change', end);
    await sweep.run();
    expect(await rowsOf()).toStrictEqual({ ...before, voters: 0, openVisits: 0 });
    clock.advance(8 * 24 * 60 + 1);
    await sweep.run();
    expect(await rowsOf()).toStrictEqual({ ...before, voters: 0, openVisits: 0, vitals: 0 });
    expect(await database.database.select().from(auditEntries)).not.toHaveLength(0);
  });
});

describe('the measured speed of pages', () => {
  it('[GRD-7/address] counts five pages a minute of one address, and those of other addresses as well', async () => {
    const { clock, page, platform, start, opened: database } = await aGuard();
    await start();
    const lcp = { kind: 'vital', name: 'LCP', value: 900, features: ['listing'] };
    const measured = async () => {
      await platform.countVotes();
      const rows = await database.database.select().from(vitalCounts);
      return rows.reduce((sum, { values }) => sum + values, 0);
    };
    for (let made = 0; made < 8; made += 1) await page({ arm: 'stable' }, [lcp], { address: '198.51.100.7' });
    expect(await measured()).toBe(5);
    await page({ arm: 'stable' }, [lcp], { address: '203.0.113.9' });
    expect(await measured()).toBe(6);
    clock.advance(1);
    await page({ arm: 'stable' }, [lcp], { address: '198.51.100.7' });
    expect(await measured()).toBe(7);
  });
});
