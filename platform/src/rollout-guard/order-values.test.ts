import { vitalCounts, voters } from '../votes/tables';
import { aGuardedPlatform, guardKey } from '../testing/guarded-platform';
import { endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';
import { makePageToken } from '../votes/page-token';
import type { SeenOrder } from '../votes/order-votes';

jest.setTimeout(60_000);

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await endPlatforms();
  for (const one of opened.splice(0)) await one.close();
  await removeTemporaryFolders();
});

/** A platform on which checkout 2.0.0 is about to be rolled out; `order` is one by a new visitor from a network of his own. */
async function aShop() {
  const guard = await aGuardedPlatform({ settings: { minVitals: 40 } });
  opened.push(guard);
  let visitors = 0;
  const order = (
    arm: 'canary' | 'stable',
    fields: Partial<SeenOrder> = {},
    { key = guardKey, rollout = 'r1' }: { key?: string; rollout?: string } = {},
  ) => {
    const visitor = `v${(visitors += 1)}`;
    const release = {
      feature: 'checkout',
      version: arm === 'canary' ? '2.0.0' : '1.0.0',
      rollout: { id: rollout, arm, share: 1_000 },
    };
    const decidedAt = guard.clock.now().getTime();
    guard.platform.takeOrder({
      brand: 'market',
      token: makePageToken(key, { brand: 'market', visitor, releases: [release], decidedAt }),
      address: `10.${visitors >> 8}.${visitors & 255}.1`,
      value: 2_000 + (visitors % 10) * 100,
      outcome: 'placed',
      ...fields,
    });
  };
  const times = (count: number, make: () => void) => Array.from({ length: count }, make);
  const watch = ['other-price', 'small-order'];
  return { ...guard, order, times, begin: () => guard.start('checkout', { watch }) };
}

describe('orders that the server sees', () => {
  it('[GRD-10/orders] abort a canary whose pages show half prices, of which they report nothing', async () => {
    const { order, times, begin, judge, report } = await aShop();
    await begin();
    times(90, () => order('stable'));
    times(9, () => order('canary', { outcome: 'changed' }));
    await judge();
    expect(await report()).toMatchObject({
      state: 'aborted',
      verdict: {
        signal: 'other-price',
        reason:
          'checkout@2.0.0 shows another price than the server computes and checkout@1.0.0 never does: 9 of 9 orders against 0 of 90',
      },
    });
  });

  it('[GRD-10/orders] abort a canary that takes orders of half the value, compared with the lowest quarter of the week before', async () => {
    const { order, times, begin, judge, report, platform, clock } = await aShop();
    times(100, () => order('stable'));
    await platform.countVotes();
    clock.advance(60);
    await begin();
    // The guard learns at its first look what a small order is, and edges from it.
    await judge();
    await platform.countVotes();
    times(300, () => order('stable'));
    times(33, () => order('canary'));
    await judge();
    expect(await report()).toMatchObject({ state: 'running' });
    times(200, () => order('stable'));
    times(30, () => order('canary', { value: 1_100 }));
    await judge();
    expect(await report()).toMatchObject({ state: 'aborted', verdict: { signal: 'small-order' } });
  });

  it('[GRD-10/orders] count for nobody without a token that an edge has made, and leave nothing of the order but its brand and about its value', async () => {
    const { order, times, begin, judge, report, opened: database } = await aShop();
    await begin();
    times(20, () => order('canary', { outcome: 'changed' }, { key: 'another key' }));
    times(20, () => order('canary', { outcome: 'changed', token: undefined }));
    times(20, () => order('canary', { outcome: 'changed' }, { rollout: 'r9' }));
    order('stable', { value: 12_345 });
    await judge();
    expect((await report())?.total).toMatchObject({
      canary: { signals: { 'other-price': { trials: 0, failures: 0 } } },
      stable: { signals: { 'other-price': { trials: 1, failures: 0 } } },
    });
    const kept = await database.database.select().from(vitalCounts);
    expect(kept).toMatchObject([
      { brand: 'market', name: 'orders', version: 'all', vital: 'order', values: 1 },
    ]);
    expect(JSON.stringify([kept, await database.database.select().from(voters)])).not.toContain('12345');
  });

  it('[GRD-10/orders] of one network hold a rollout and do not abort it', async () => {
    const { order, times, begin, judge, report } = await aShop();
    await begin();
    times(90, () => order('stable'));
    let host = 0;
    times(16, () => order('canary', { outcome: 'changed', address: `203.0.113.${(host += 1)}` }));
    await judge();
    expect(await report()).toMatchObject({ state: 'held', verdict: { cause: 'networks' } });
  });
});
