import type { RolloutReport } from '@storefront/contract';
import { aGuardedPlatform, fellBack, shown } from '../testing/guarded-platform';
import { endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';
import { until } from '../testing/until';
import { GuardStore } from './guard-store';

jest.setTimeout(60_000);

type Guarded = Awaited<ReturnType<typeof aGuardedPlatform>>;
const opened: Guarded[] = [];
const aGuard = async (options: Parameters<typeof aGuardedPlatform>[0] = {}) => {
  const made = await aGuardedPlatform(options);
  opened.push(made);
  return made;
};
afterEach(async () => {
  await endPlatforms();
  for (const one of opened.splice(0)) await one.close();
  await removeTemporaryFolders();
});

const canary = { arm: 'canary' } as const;
const stable = { arm: 'stable' } as const;
const pages = async ({ page }: Guarded, count: number, ...given: Parameters<Guarded['page']>) => {
  for (let made = 0; made < count; made += 1) await page(...given);
};

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
      expect(posted.map(({ url }) => url)).toEqual(Array(2).fill('https://listing.example/hook'));
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
    expect(await verdict()).toEqual(['inconclusive', 'too-early', 0, 'running']);
    clock.advance(9);
    expect(await verdict()).toEqual(['inconclusive', 'too-early', 0, 'running']);
    await change('pause');
    expect(await verdict()).toEqual(['inconclusive', 'too-early', 0, 'paused']);
    clock.advance(60);
    // Time counts while the rollout runs, and no action is taken while it is paused.
    expect(await verdict()).toEqual(['inconclusive', 'too-early', 0, 'paused']);
    await change('resume');
    clock.advance(2);
    expect(await verdict()).toEqual(['inconclusive', 'too-few', 0, 'running']);
    await pages(guard, 5, canary);
    await pages(guard, 45, stable);
    expect(await verdict()).toEqual(['pass', null, 1, 'running']);
    expect(await audit('rollout advance')).toMatchObject([
      { actor: 'guard', reason: expect.stringContaining('no sign that listing@2.0.0 fails more often') },
    ]);
    // The next step has its own minimum time and page loads.
    expect(await verdict()).toEqual(['inconclusive', 'too-early', 1, 'running']);
    clock.advance(11);
    expect(await verdict()).toEqual(['inconclusive', 'too-few', 1, 'running']);
    await pages(guard, 25, { arm: 'canary', share: 5_000 });
    await pages(guard, 25, { arm: 'stable', share: 5_000 });
    // Only people decide to make it stable for everybody.
    expect(await verdict()).toEqual(['pass', null, 1, 'running']);
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
    const forged = async (place: number) =>
      guard.page(canary, [shown(), fellBack('2.0.0')], {
        address: `2001:db8:7:${place.toString(16)}00::/64`,
      });
    for (let place = 1; place <= 12; place += 1) await forged(place);
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
      expect(await audit('rollout abort')).toEqual([]);
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

describe('the goals of a feature', () => {
  it('[GRD-10/judged] abort a canary whose listing opens no restaurant; who came to the end in another way does not count', async () => {
    const guard = await aGuard({ settings: { checkoutSeconds: 600 } });
    const { page, clock, start, judge, report, rollout } = guard;
    await start('listing', { watch: ['opens-business'] });
    const seen = (path: string) => ({ kind: 'page-viewed', path, at: 1 });
    const visits = async (arm: 'canary' | 'stable', visitor: string, ...paths: string[]) => {
      for (const path of paths) await page({ arm }, [seen(path)], { visitor });
    };
    for (let index = 0; index < 60; index += 1) {
      await visits('canary', `canary-${index}`, '/listing');
      await visits('stable', `directly-${index}`, '/business/saffron-yard');
    }
    for (let index = 0; index < 120; index += 1)
      await visits(
        'stable',
        `stable-${index}`,
        '/listing',
        ...(index < 80 ? ['/business/saffron-yard'] : []),
      );
    await judge();
    expect(await rollout()).toMatchObject({ state: 'running' });
    clock.advance(10 * 60 + 1);
    await judge();
    const { total, verdict } = (await report()) as RolloutReport;
    expect([total.canary, total.stable].map(({ goals }) => goals['opens-business'])).toEqual([
      { trials: 60, reached: 0 },
      { trials: 120, reached: 80 },
    ]);
    expect(verdict).toMatchObject({ kind: 'fail', signal: 'opens-business' });
    expect(await rollout()).toMatchObject({ state: 'aborted' });
  });
});

describe('the signals that the guard watches beside failures', () => {
  it('[GRD-1/counted] include a checkout without an order as unfinished when its time is over; the chart has each step', async () => {
    const guard = await aGuard({ settings: { checkoutSeconds: 600 } });
    const { page, clock, start, judge, report } = guard;
    await start('checkout', { watch: ['unfinished-checkout'] });
    const step = (name: string) => ({ kind: 'step', name });
    const opens = async (arm: 'canary' | 'stable', visitor: string, isPlaced: boolean) => {
      const who = { feature: 'checkout', visitor };
      await page({ arm }, [step('checkout-opened')], who);
      if (isPlaced) await page({ arm }, [step('order-pressed'), step('order-placed')], who);
    };
    for (let place = 0; place < 10; place += 1) {
      await opens('canary', `canary-${place}`, place < 2);
      await opens('stable', `stable-${place}`, place < 8);
    }
    const figures = async () => {
      await judge();
      const { total } = (await report()) as RolloutReport;
      return [total.canary, total.stable].map(({ signals, checkout }) => [
        signals['unfinished-checkout'],
        checkout,
      ]);
    };
    const none = { trials: 0, failures: 0 };
    const [canarySteps, stableSteps] = [
      { opened: 10, pressed: 2, placed: 2 },
      { opened: 10, pressed: 8, placed: 8 },
    ];
    expect(await figures()).toEqual([
      [none, canarySteps],
      [none, stableSteps],
    ]);
    clock.advance(11);
    expect(await figures()).toEqual([
      [{ trials: 10, failures: 8 }, canarySteps],
      [{ trials: 10, failures: 2 }, stableSteps],
    ]);
  });

  it('[GRD-1/counted] include a slow page, which is slower than three quarters of stable’s pages were before the rollout', async () => {
    const guard = await aGuard({ settings: { minVitals: 20 } });
    const { clock, platform, send, tokenOf, start, judge, page, report } = guard;
    const lcp = (value: number) => ({ kind: 'vital', name: 'LCP', value, features: ['listing'] });
    for (let place = 0; place < 40; place += 1) {
      const visitor = `before-${place}`;
      const token = tokenOf(visitor, [{ feature: 'listing', version: '1.0.0' }]);
      await send({ token, reports: [lcp(1_000 + place * 10)] }, { visitor, address: visitor });
    }
    await platform.countVotes();
    clock.advance(120);
    await start('listing', { watch: ['slow-paint'] });
    await judge();
    await platform.countVotes();
    for (const value of [1_100, 1_200, 2_000]) await page(canary, [lcp(value)]);
    for (const value of [1_100, 1_250]) await page(stable, [lcp(value)]);
    await judge();
    expect(await report()).toMatchObject({
      total: {
        canary: { signals: { 'slow-paint': { trials: 3, failures: 1 } } },
        stable: { signals: { 'slow-paint': { trials: 2, failures: 0 } } },
      },
    });
    const { total } = (await report()) as RolloutReport;
    expect(total.canary.vitals.LCP).toBeGreaterThanOrEqual(2_000);
    expect(total.canary.vitals.LCP).toBeLessThan(2_100);
    expect(total.stable.vitals).toMatchObject({ INP: null, CLS: null });
  });
});

describe('several processes', () => {
  it('one of them runs the guard, and another takes over when its lease is over', async () => {
    const { opened: database } = await aGuard();
    const store = new GuardStore({ database: database.database, pointSeconds: 60 });
    expect(await store.takeLease('one', 0.2)).toBe(true);
    expect([await store.takeLease('other', 60), await store.takeLease('one', 0.2)]).toEqual([false, true]);
    await until(() => store.takeLease('other', 60));
    expect(await store.takeLease('one', 60)).toBe(false);
  });
});

describe('a release that the guard watches after its promotion', () => {
  const watched = { arm: 'canary', share: 9_800 } as const;
  const kept = { arm: 'stable', share: 9_800 } as const;
  const promoted = async (options: Parameters<typeof aGuard>[0] = {}) => {
    const guard = await aGuard(options);
    await guard.start();
    const why = { rollout: 'r1', verb: 'promote', reason: 'a test' } as const;
    expect((await guard.client.command('rollout/change', why)).faults).toEqual([]);
    await guard.platform.refresh();
    expect((await guard.rollout()).state).toBe('watched');
    return guard;
  };
  const stableOf = async ({ registry }: Guarded) =>
    (await registry.snapshot()).turns.filter(({ name }) => name === 'listing').at(-1);

  it('[GRD-11/rolled-back] is rolled back by itself when it is worse than the former one, and says why', async () => {
    const guard = await promoted();
    expect(await stableOf(guard)).toMatchObject({ kind: 'promote', version: '2.0.0' });
    await pages(guard, 10, kept);
    await pages(guard, 400, watched, [shown(), fellBack('2.0.0')]);
    await guard.judge();
    expect(await stableOf(guard)).toMatchObject({ kind: 'rollback', version: '1.0.0' });
    const reason = 'listing@2.0.0 fails and listing@1.0.0 never does: 400 of 400 page loads against 0 of 10';
    expect(await guard.report()).toMatchObject({ state: 'aborted', verdict: { kind: 'fail', reason } });
    expect(await guard.audit('rollout abort')).toMatchObject([{ actor: 'guard', reason }]);
  });

  it('[GRD-11/ended] stays stable for everybody when a day is over, and the guard writes why', async () => {
    const guard = await promoted();
    await pages(guard, 100, watched);
    await pages(guard, 2, kept);
    await guard.judge();
    expect((await guard.rollout()).state).toBe('watched');
    guard.clock.advance(24 * 60 - 1);
    await guard.judge();
    expect((await guard.rollout()).state).toBe('watched');
    guard.clock.advance(1);
    await guard.judge();
    expect((await guard.rollout()).state).toBe('promoted');
    expect(await stableOf(guard)).toMatchObject({ kind: 'promote', version: '2.0.0' });
    const [last, first] = await guard.audit('rollout promote');
    expect(first?.actor).toBe('operators');
    expect(last).toMatchObject({ actor: 'guard', reason: expect.stringContaining('no sign') });
  });

  it('[GRD-11/kept] is not watched where that is switched off', async () => {
    const guard = await aGuard({ settings: { watchMinutes: 0 } });
    await guard.start();
    await guard.client.command('rollout/change', { rollout: 'r1', verb: 'promote', reason: 'a test' });
    expect((await guard.rollout()).state).toBe('promoted');
  });
});

describe('a rollout while stable itself is ill', () => {
  it('[GRD-9/stable][GRD-9/told] decides nothing, tells the teams once, and goes on when stable is well again', async () => {
    const posted: string[] = [];
    const post = async (_url: string, { body }: { body: string }) => {
      posted.push(body);
      return { status: 200 };
    };
    const guard = await aGuard({ post });
    const webhook = 'https://listing.example/hook';
    const team = { team: 'listing-team', features: ['listing'], webhook, reason: 'a test' };
    await guard.client.command('team/add', team);
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

    guard.clock.advance(12);
    await pages(guard, 100, stable);
    await guard.judge();
    expect(await guard.report()).toMatchObject({ verdict: { cause: expect.not.stringMatching(/^ill$/) } });
  });
});
