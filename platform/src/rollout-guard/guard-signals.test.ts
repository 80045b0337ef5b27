import type { RolloutReport } from '@storefront/contract';
import { aGuard, canary, endGuards, stable } from '../testing/opened-guards';

jest.setTimeout(60_000);
afterEach(endGuards);

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
    expect([total.canary, total.stable].map(({ goals }) => goals['opens-business'])).toStrictEqual([
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
    for (let index = 0; index < 10; index += 1) {
      await opens('canary', `canary-${index}`, index < 2);
      await opens('stable', `stable-${index}`, index < 8);
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
    expect(await figures()).toStrictEqual([
      [none, canarySteps],
      [none, stableSteps],
    ]);
    clock.advance(11);
    expect(await figures()).toStrictEqual([
      [{ trials: 10, failures: 8 }, canarySteps],
      [{ trials: 10, failures: 2 }, stableSteps],
    ]);
  });

  it('[GRD-1/counted] include a slow page, which is slower than three quarters of stable’s pages were before the rollout', async () => {
    const guard = await aGuard({ settings: { minVitals: 20 } });
    const { clock, platform, send, tokenOf, start, judge, page, report } = guard;
    const lcp = (value: number) => ({ kind: 'vital', name: 'LCP', value, features: ['listing'] });
    for (let index = 0; index < 40; index += 1) {
      const visitor = `before-${index}`;
      const token = tokenOf(visitor, [{ feature: 'listing', version: '1.0.0' }]);
      await send({ token, reports: [lcp(1_000 + index * 10)] }, { visitor, address: visitor });
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
