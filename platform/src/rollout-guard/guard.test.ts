import type { RolloutReport } from '@storefront/contract';
import { fellBack, shown } from '../testing/guarded-platform';
import { aGuard, canary, endGuards, pages, stable } from '../testing/opened-guards';
import { until } from '../testing/until';
import { GuardStore } from './guard-store';

jest.setTimeout(60_000);
afterEach(endGuards);

describe('a rollout that the guard judges', () => {
  it.each(['PostgreSQL', 'embedded'] as const)(
    '[GRD-3/fail][GRD-4/edge] is aborted automatically when the canary fails, with the reason in the audit log and a message to its team (%s)',
    async (database) => {
      const posted: { url: string; body: string; headers: Readonly<Record<string, string>> }[] = [];
      const post = async (url: string, message: Omit<(typeof posted)[number], 'url'>) => {
        posted.push({ url, ...message });
        return { status: posted.length === 1 ? 500 : 200 };
      };
      const guard = await aGuard({ post, database });
      const { client, clock, start, judge, audit, rollout, report, messages } = guard;
      const why = { reason: 'a test' };
      const add = (team: string, feature: string, webhook?: string) =>
        client.command('team/add', { team, features: [feature], ...(webhook && { webhook }), ...why });
      const hook = 'https://listing.example/hook';
      // Anyone who adds the team learns the secret that its messages are signed with.
      expect(await add('listing-team', 'listing', hook)).toMatchObject({
        token: `secret of listing-team at ${hook}`,
      });
      await add('silent-team', 'listing');
      await add('other-team', 'checkout', 'https://other.example/hook');
      await start();
      await pages(guard, 30, stable);
      await judge();
      expect((await rollout()).state).toBe('running');
      await pages(guard, 6, canary, [shown(), fellBack('2.0.0')]);
      await judge();

      const reason = 'listing@2.0.0 fails and listing@1.0.0 never does: 6 of 6 page loads against 0 of 30';
      expect(await report()).toMatchObject({
        state: 'aborted',
        stable: ['listing@1.0.0'],
        endedAt: clock.now().toISOString(),
        verdict: { kind: 'fail', signal: 'failure', cause: null, reason },
        total: {
          canary: { signals: { failure: { trials: 6, failures: 6 } } },
          stable: { signals: { failure: { trials: 30, failures: 0 } } },
        },
        points: [{ at: '2026-11-21T12:00:00.000Z', canary: { signals: { failure: { trials: 6 } } } }],
      });
      expect(await audit('rollout abort')).toMatchObject([
        { actor: 'guard', subject: 'listing@2.0.0', refused: false, reason },
      ]);

      await messages.run();
      await messages.run();
      expect(posted).toHaveLength(1);
      clock.advance(1);
      await messages.run();
      await messages.run();
      expect(posted.map(({ url }) => url)).toStrictEqual(Array(2).fill('https://listing.example/hook'));
      expect(posted[1]?.body).toBe(posted[0]?.body);
      expect(posted[0]?.headers['storefront-signature']).toBe(
        `secret of listing-team at ${hook} over ${posted[0]?.headers['storefront-delivery']} and ${posted[0]?.body.length} characters`,
      );
      expect(JSON.parse(posted[1]?.body ?? '')).toMatchObject({
        action: 'rollout abort',
        release: 'listing@2.0.0',
        reason,
      });
    },
  );

  it('[GRD-1/later] counts a page load in which code of the canary throws an uncaught error, as in the press of a button', async () => {
    const guard = await aGuard();
    await guard.start();
    const threw = (version: string) => ({
      kind: 'threw',
      feature: 'listing',
      version,
      during: 'callback',
      code: 'TypeError',
    });
    await pages(guard, 20, stable);
    await pages(guard, 2, canary, [shown(), threw('2.0.0'), threw('2.0.0')]);
    await pages(guard, 1, canary, [shown(), threw('1.0.0')]);
    await guard.judge();
    expect(await guard.report()).toMatchObject({
      total: {
        canary: { signals: { failure: { trials: 3, failures: 2 } } },
        stable: { signals: { failure: { trials: 20, failures: 0 } } },
      },
    });
  });

  it('[GRD-3/inconclusive][GRD-3/pass] stays in a step until its minimum time and page loads are reached, and then advances automatically', async () => {
    const guard = await aGuard();
    const { client, clock, start, judge, audit, rollout, report } = guard;
    const change = (verb: 'pause' | 'resume') =>
      client.command('rollout/change', { rollout: 'r1', verb, reason: 'a test' });
    await start();
    const verdict = async () => {
      await judge();
      const { verdict: said, step, state } = (await report()) as RolloutReport;
      return [said?.kind, said?.cause, step, state];
    };
    await pages(guard, 15, canary);
    await pages(guard, 135, stable);
    expect(await verdict()).toStrictEqual(['inconclusive', 'too-early', 0, 'running']);
    clock.advance(9);
    expect(await verdict()).toStrictEqual(['inconclusive', 'too-early', 0, 'running']);
    await change('pause');
    expect(await verdict()).toStrictEqual(['inconclusive', 'too-early', 0, 'paused']);
    clock.advance(60);
    // Time counts while the rollout runs, and no action is taken while it is paused.
    expect(await verdict()).toStrictEqual(['inconclusive', 'too-early', 0, 'paused']);
    await change('resume');
    clock.advance(2);
    expect(await verdict()).toStrictEqual(['inconclusive', 'too-few', 0, 'running']);
    await pages(guard, 5, canary);
    await pages(guard, 45, stable);
    expect(await verdict()).toStrictEqual(['pass', null, 1, 'running']);
    expect(await audit('rollout advance')).toMatchObject([
      { actor: 'guard', reason: expect.stringContaining('no sign that listing@2.0.0 fails more often') },
    ]);
    // The next step has its own minimum time and page loads.
    expect(await verdict()).toStrictEqual(['inconclusive', 'too-early', 1, 'running']);
    clock.advance(11);
    expect(await verdict()).toStrictEqual(['inconclusive', 'too-few', 1, 'running']);
    await pages(guard, 25, { arm: 'canary', share: 5_000 });
    await pages(guard, 25, { arm: 'stable', share: 5_000 });
    // Only people decide to make it stable for everybody.
    expect(await verdict()).toStrictEqual(['pass', null, 1, 'running']);
    expect(await rollout()).toMatchObject({ state: 'running', step: 1 });
  });

  it('[GRD-5/held] is held with a reason when the observed shares are not those requested; a person may resume it', async () => {
    const guard = await aGuard();
    const { client, start, judge, audit, rollout } = guard;
    await start();
    await pages(guard, 30, canary);
    await pages(guard, 30, stable);
    await judge();
    expect((await rollout()).state).toBe('held');
    const reason =
      'too many visitors on listing@2.0.0: 30 of 60, where 6 were expected from the configured shares';
    expect(await audit('rollout hold')).toMatchObject([{ actor: 'guard', reason }]);
    await judge();
    expect(await audit('rollout hold')).toHaveLength(1);

    await client.command('rollout/change', { rollout: 'r1', verb: 'resume', reason: 'a campaign' });
    await judge();
    await judge();
    expect((await rollout()).state).toBe('running');
    await pages(guard, 30, canary);
    await judge();
    expect((await rollout()).state).toBe('held');
  });

  it('is aborted also while it is held, because the canary still has its share of the visitors', async () => {
    const guard = await aGuard();
    const { start, judge, rollout } = guard;
    await start();
    await pages(guard, 160, stable);
    await judge();
    expect((await rollout()).state).toBe('held');
    await pages(guard, 6, canary, [shown(), fellBack('2.0.0')]);
    await judge();
    expect((await rollout()).state).toBe('aborted');
  });

  it('[GRD-12/held] is held, and not aborted, by failures that come from one network; a person may resume it, and failures of other networks abort it', async () => {
    const guard = await aGuard();
    const { client, start, judge, audit, rollout } = guard;
    await start();
    // Enough of both that the shares are right.
    await pages(guard, 9, canary);
    await pages(guard, 81, stable);
    const forged = async (index: number) =>
      guard.page(canary, [shown(), fellBack('2.0.0')], {
        address: `2001:db8:7:${index.toString(16)}00::/64`,
      });
    for (let index = 1; index <= 12; index += 1) await forged(index);
    await judge();
    expect((await rollout()).state).toBe('held');
    expect(await audit('rollout hold')).toMatchObject([
      {
        actor: 'guard',
        reason: expect.stringContaining('its failures come from 1 network, too few to abort'),
      },
    ]);
    await client.command('rollout/change', { rollout: 'r1', verb: 'resume', reason: 'one office' });
    await judge();
    await judge();
    expect((await rollout()).state).toBe('running');
    await pages(guard, 8, canary, [shown(), fellBack('2.0.0')]);
    await judge();
    expect((await rollout()).state).toBe('aborted');
  });

  it.each([
    ['advanced', 'advance'],
    ['paused', 'pause'],
  ] as const)(
    'is left alone by the guard when a person has %s it since the guard looked at it',
    async (_name, verb) => {
      const guard = await aGuard();
      const { client, start, judge, audit, rollout, registry } = guard;
      await start();
      await pages(guard, 20, stable);
      await pages(guard, 8, canary, [shown(), fellBack('2.0.0')]);
      const { run } = registry;
      // The person is a moment quicker than the guard, which has judged the step before.
      jest.spyOn(registry, 'run').mockImplementation(async (attempt) => {
        if (attempt.actor === 'guard' && (await audit(`rollout ${verb}`)).length === 0)
          await client.command('rollout/change', { rollout: 'r1', verb, reason: 'a test' });
        return run(attempt);
      });
      await judge();
      expect(await audit('rollout abort')).toStrictEqual([]);
      expect(await rollout()).toMatchObject(
        verb === 'advance' ? { state: 'running', step: 1 } : { state: 'paused', step: 0 },
      );
      // It looks again, at the rollout as it is now.
      await judge();
      expect((await rollout()).state).toBe('aborted');
    },
  );

  it('[GRD-7/address] is neither aborted nor held by a thousand invented visitors from one address', async () => {
    const guard = await aGuard();
    const { page, clock, start, judge, rollout, report } = guard;
    await start();
    await pages(guard, 20, stable);
    const reports = [shown(), fellBack('2.0.0')];
    for (let made = 0; made < 1_000; made += 1) {
      // No faster than the edge accepts reports.
      if (made % 300 === 0) clock.advance(1);
      const bot = { visitor: `bot-${made}`, address: '198.51.100.7' };
      expect((await page(canary, reports, bot)).statusCode).toBe(204);
    }
    await judge();
    expect(await rollout()).toMatchObject({ state: 'running' });
    // Twenty of one address count for rates, and one for the tests.
    expect(await report()).toMatchObject({
      total: { canary: { signals: { failure: { trials: 20, failures: 20 } } } },
    });
  });
});

describe('several processes', () => {
  it('one of them runs the guard, and another takes over when its lease is over', async () => {
    const { opened: database } = await aGuard();
    const store = new GuardStore({ database: database.database, pointSeconds: 60 });
    expect(await store.takeLease('one', 0.2)).toBe(true);
    expect([await store.takeLease('other', 60), await store.takeLease('one', 0.2)]).toStrictEqual([
      false,
      true,
    ]);
    await until(() => store.takeLease('other', 60));
    expect(await store.takeLease('one', 60)).toBe(false);
  });
});

describe('a rollout while stable itself is ill', () => {
  it('[GRD-9/stable][GRD-9/told] decides nothing, tells the teams once, and goes on when stable is well again', async () => {
    const posted: string[] = [];
    const chatted: string[] = [];
    const post = async (url: string, { body }: { body: string }) => {
      (url.startsWith('https://chat.') ? chatted : posted).push(body);
      return { status: 200 };
    };
    const guard = await aGuard({ post });
    const addresses = { webhook: 'https://listing.example/hook', chat: 'https://chat.example/services/T0' };
    const team = { team: 'listing-team', features: ['listing'], ...addresses, reason: 'a test' };
    await guard.client.command('team/add', team);
    const other = { team: 'other-team', features: ['booking'], chat: 'https://chat.example/services/T1' };
    await guard.client.command('team/add', { ...other, reason: 'a test' });
    await guard.start();
    await pages(guard, 60, stable, [shown(), fellBack('1.0.0')]);
    await pages(guard, 30, canary, [shown(), fellBack('2.0.0')]);
    await guard.judge();
    await guard.judge();
    const ill = {
      kind: 'inconclusive',
      cause: 'ill',
      reason: expect.stringContaining('listing@1.0.0 itself fails in 60 of 60 page loads'),
    };
    expect(await guard.report()).toMatchObject({ state: 'running', verdict: ill });
    expect(await guard.audit('rollout wait')).toMatchObject([{ actor: 'guard', subject: 'listing@2.0.0' }]);
    await guard.messages.run();
    expect(posted.map((body) => JSON.parse(body) as object)).toMatchObject([
      { action: 'rollout wait', release: 'listing@2.0.0', reason: ill.reason },
    ]);
    // The chat of the feature's team alone, as a sentence.
    expect(chatted.map((body) => JSON.parse(body) as object)).toStrictEqual([
      {
        text: expect.stringMatching(
          /^rollout wait: listing@2\.0\.0 – .*listing@1\.0\.0 itself fails in 60 of 60 page loads/,
        ),
      },
    ]);

    guard.clock.advance(12);
    await pages(guard, 100, stable);
    await guard.judge();
    expect(await guard.report()).toMatchObject({ verdict: { cause: expect.not.stringMatching(/^ill$/) } });
  });
});
