import type { Pin } from '../registry/snapshot';
import { aBrand } from '../testing/brands';
import { aPlan, aRegistry, aRollout, aVisit, planOf, testNow, turnsOf } from '../testing/registry';
import { aReleaseOf } from '../testing/releases';
import { bucketOf } from './bucket';
import { decide } from './decide';
import type { Plan } from './plan';
import type { Visit } from './visit';

const turns = turnsOf('promote shell@1.0.0', 'promote checkout@1.9.0', 'promote checkout@2.0.0');
const rollouts = [aRollout({ share: 10_000 })];
const pins: Pin[] = [{ brand: 'market', feature: 'checkout', name: 'checkout', version: '1.5.0' }];
const freeze = { brand: 'market', until: '2026-12-01T00:00:00.000Z', afterTurn: 2 };
const freezes = [freeze];
const preview = [aReleaseOf('checkout', '3.0.0')];
const later = turnsOf('promote checkout@2.2.0').map((turn) => ({ ...turn, id: 4 }));
const bucket = bucketOf('salt of r7', 'v-1');

const reasonOf = (plan: Plan, visit: Partial<Visit> = {}) =>
  decide(plan, aVisit(visit)).decisions['checkout']?.reason;

describe('the order of the steps', () => {
  it('[RES-2] preview, pin, freeze, rollout, stable: each step precedes the following ones, and the reason names it', () => {
    const steps = [
      reasonOf(aPlan({ turns, rollouts, pins, freezes }), { preview }),
      reasonOf(aPlan({ turns, rollouts, pins, freezes })),
      reasonOf(aPlan({ turns, rollouts, freezes })),
      reasonOf(aPlan({ turns, rollouts })),
      reasonOf(aPlan({ turns })),
    ];
    expect(steps).toStrictEqual([
      { step: 'preview', text: 'checkout@3.0.0 because a preview link names it' },
      {
        step: 'pin',
        text: 'checkout@1.5.0 because market pins it; rollout r7 of checkout@2.1.0 leaves it out',
      },
      {
        step: 'freeze',
        text: 'checkout@1.9.0 because market is frozen until 2026-12-01T00:00:00.000Z; rollout r7 of checkout@2.1.0 leaves it out',
      },
      { step: 'rollout', text: `checkout@2.1.0 because bucket ${bucket} < 10000 of rollout r7` },
      { step: 'stable', text: 'checkout@2.0.0 because it is stable' },
    ]);
  });

  it('names the bucket also for a visitor who is not in the rollout', () => {
    expect(reasonOf(aPlan({ turns, rollouts: [aRollout({ share: 0 })] }))?.text).toBe(
      `checkout@2.0.0 because it is stable, as bucket ${bucket} >= 0 of rollout r7`,
    );
  });

  it('a pin of the registry precedes one of the brand’s file', () => {
    const plan = aPlan({ turns, pins, releases: preview }, { pins: { checkout: '3.0.0' } });
    expect(decide(plan, aVisit()).decisions['checkout']?.version).toBe('1.5.0');
    const other = aPlan({ turns, releases: preview }, { pins: { checkout: '3.0.0' } });
    expect(decide(other, aVisit()).decisions['checkout']?.version).toBe('3.0.0');
  });

  it('a pin of our remote does not apply to the partner’s remote that replaces it', () => {
    const partnered = aPlan(
      { turns: [...turns, ...turnsOf('promote partner/checkout@0.1.0')], pins },
      { remotes: { checkout: 'partner/checkout' } },
    );
    expect(reasonOf(partnered)?.text).toBe('partner/checkout@0.1.0 because it is stable');
  });

  it('a preview shows a feature of which nothing was released yet, beside all others', () => {
    const fresh = [aReleaseOf('rewards', '0.1.0'), aReleaseOf('partner/offers', '0.1.0')];
    const shells = [aReleaseOf('shell', '1.1.0')];
    const listing = turnsOf('promote listing@1.0.0').map((turn) => ({ ...turn, id: 4 }));
    const plan = aPlan({ turns: [...turns, ...listing] });
    const decided = decide(plan, aVisit({ preview: [...fresh, ...shells, ...preview] }));
    const { decisions } = decided;
    const shown = Object.values(decisions).map(({ feature, version }) => `${feature}@${version}`);
    expect(shown.sort()).toStrictEqual(['checkout@3.0.0', 'listing@1.0.0', 'rewards@0.1.0', 'shell@1.1.0']);
    expect(decisions['shell']?.lastGood).toMatchObject([{ version: '1.0.0' }]);
    expect(decisions['rewards']?.lastGood).toStrictEqual([]);
    expect(decided.of('checkout')?.lastGood).toMatchObject([{ version: '2.0.0' }]);
  });

  it('a preview of a name that the brand does not use changes nothing', () => {
    const partnerPlan = aPlan({ turns }, { remotes: { checkout: 'partner/checkout' } });
    expect(decide(partnerPlan, aVisit({ preview })).decisions['checkout']).toBeUndefined();
  });

  it('a preview falls back to the release that the visitor would get without it', () => {
    const { decisions } = decide(aPlan({ turns, pins }), aVisit({ preview }));
    expect(decisions['checkout']).toMatchObject({ version: '3.0.0', lastGood: [{ version: '1.5.0' }] });
  });

  it('[ROL-6/development] a build of development has nothing to fall back to, and no other release takes its place', () => {
    const built = preview.map((release) => ({ ...release, development: true as const }));
    const plan = aPlan({ turns, pins });
    expect(decide(plan, aVisit({ preview: built })).decisions['checkout']).toMatchObject({
      version: '3.0.0',
      lastGood: [],
    });
    const needsMore = built.map((release) => ({ ...release, hostContract: { needed: '^99.0.0' } }));
    const { decisions, undecided } = decide(plan, aVisit({ preview: needsMore }));
    expect(decisions['checkout']).toBeUndefined();
    expect(undecided['checkout']).toContain('no release fits: checkout@3.0.0 is not served');
  });
});

describe('a brand that is pinned or frozen', () => {
  it('[ROL-4] stays on its pinned release, and says which rollout leaves it out', () => {
    const { decisions } = decide(aPlan({ turns, rollouts, pins }), aVisit());
    expect(decisions['checkout']).toMatchObject({
      version: '1.5.0',
      reason: { text: expect.stringContaining('rollout r7 of checkout@2.1.0 leaves it out') },
    });
  });

  it('[ROL-4] follows no change while it is frozen, and every change from its date on', () => {
    const plan = aPlan({ turns, rollouts, freezes });
    const end = Date.parse('2026-12-01T00:00:00.000Z');
    const versionAt = (now: number) => decide(plan, aVisit({ now })).decisions['checkout']?.version;
    expect([versionAt(testNow), versionAt(end - 1), versionAt(end)]).toStrictEqual([
      '1.9.0',
      '1.9.0',
      '2.1.0',
    ]);
  });

  it('a freeze falls back to the release that was stable before', () => {
    const longer = turnsOf(
      'promote shell@1.0.0',
      'promote checkout@1.8.0',
      'promote checkout@1.9.0',
      'promote checkout@2.0.0',
    );
    const plan = aPlan({ turns: longer, freezes: [{ ...freeze, afterTurn: 3 }] });
    expect(decide(plan, aVisit()).decisions['checkout']).toMatchObject({
      version: '1.9.0',
      lastGood: [{ version: '1.8.0' }],
    });
  });

  it('a feature that was first released after the freeze is not shown on a frozen brand, with the reason', () => {
    const late = turnsOf('promote shell@1.0.0', 'promote checkout@1.9.0', 'promote rewards@1.0.0');
    const { decisions, undecided } = decide(aPlan({ turns: late, freezes }), aVisit());
    expect(decisions['rewards']).toBeUndefined();
    expect(undecided['rewards']).toBe('no release of rewards was stable before market was frozen');
  });

  it('[ROL-4] stays as it is until the later of two freezes ends', () => {
    const longer = { ...freeze, until: '2026-12-24T00:00:00.000Z', afterTurn: 3 };
    for (const both of [
      [freeze, longer],
      [longer, freeze],
    ]) {
      const now = Date.parse('2026-12-02T00:00:00.000Z');
      const plan = aPlan({ turns: [...turns, ...later], freezes: both });
      expect(decide(plan, aVisit({ now })).decisions['checkout']?.version).toBe('2.0.0');
    }
  });

  it('names no rollout that leaves it out when the rollout is of the pinned release, or of one that was revoked', () => {
    const onCanary = aPlan({ turns, rollouts }, { pins: { checkout: '2.1.0' } });
    expect(reasonOf(onCanary)?.text).toBe('checkout@2.1.0 because market pins it');
    const registry = aRegistry({ turns, rollouts, pins });
    const revoked = { ...registry, releases: registry.releases.filter(({ version }) => version !== '2.1.0') };
    const { decisions } = decide(planOf(revoked, aBrand()), aVisit());
    expect(decisions['checkout']).toMatchObject({
      reason: { text: 'checkout@1.5.0 because market pins it' },
      lastGood: [{ reason: { text: 'checkout@2.0.0 because it is stable' } }],
    });
    expect(decide(planOf({ ...revoked, pins: [] }, aBrand()), aVisit()).of('checkout')?.reason).toStrictEqual(
      { step: 'stable', text: 'checkout@2.0.0 because it is stable' },
    );
  });

  it('another brand takes part in the rollout at the same time', () => {
    const plan = aPlan({ turns, rollouts, pins, freezes }, { id: 'northbank' });
    expect(reasonOf(plan)?.step).toBe('rollout');
  });

  it('a pin on a revoked release gives the stable one, and no rollout moves it on', () => {
    const plan = aPlan({ turns, rollouts }, { pins: { checkout: '1.5.0' } });
    expect(reasonOf(plan)).toStrictEqual({
      step: 'stable',
      text: 'checkout@2.0.0 because it is stable (market pins checkout@1.5.0, which is not published); rollout r7 of checkout@2.1.0 leaves it out',
    });
  });
});

describe('the shell that a visitor gets', () => {
  const newShell = aReleaseOf('shell', '2.0.0', { hostContract: { provided: '2.0.0' } });
  const forNewShell = aReleaseOf('checkout', '3.0.0', { hostContract: { needed: '^2.0.0' } });
  const shellRollout = aRollout({
    id: 'r8',
    name: 'shell',
    version: '2.0.0',
    share: 5_000,
    salt: 'salt of r8',
  });
  const plan = aPlan({
    turns: turnsOf('promote shell@1.0.0', 'promote checkout@2.0.0', 'promote checkout@3.0.0'),
    rollouts: [shellRollout],
    releases: [newShell, forNewShell],
  });
  const visitorIn = (isIn: boolean) =>
    Array.from({ length: 100 }, (_, index) => `v-${index}`).find(
      (visitor) => bucketOf('salt of r8', visitor) < 5_000 === isIn,
    );

  it('[RES-6] decides which releases of remotes fit: those of the same visitor, not of the brand’s stable shell', () => {
    const { decisions: inside } = decide(plan, aVisit({ visitor: visitorIn(true) }));
    expect([inside['shell']?.version, inside['checkout']?.version]).toStrictEqual(['2.0.0', '3.0.0']);
    // The older release needs ^1.0.0, which the new shell does not provide, so it is not last good either.
    expect(inside['checkout']?.lastGood).toStrictEqual([]);
    const { decisions: outside } = decide(plan, aVisit({ visitor: visitorIn(false) }));
    expect([outside['shell']?.version, outside['checkout']?.version]).toStrictEqual(['1.0.0', '2.0.0']);
    expect(outside['checkout']?.reason).toStrictEqual({
      step: 'compatible',
      text: 'checkout@2.0.0 in place of checkout@3.0.0 because it is stable, as it needs host contract ^2.0.0 and shell@1.0.0 has 1.1.0',
    });
  });

  it('[RES-6] when it failed in this visit, remotes fit the shell that replaces it', () => {
    const visit = aVisit({ visitor: visitorIn(true), failed: ['shell@2.0.0'] });
    const { decisions } = decide(plan, visit);
    expect([decisions['shell']?.version, decisions['checkout']?.version]).toStrictEqual(['1.0.0', '2.0.0']);
  });
});
