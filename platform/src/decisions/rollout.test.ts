import { assert, constantFrom, integer, property, string } from 'fast-check';
import { aBrand } from '../testing/brands';
import type { RegistrySnapshot } from '../registry/snapshot';
import { aPlan, aRegistry, aRollout, aVisit, planOf, turnsOf } from '../testing/registry';
import { bucketCount, bucketOf } from './bucket';
import { decide } from './decide';

const atShare = (share: number, changes: Parameters<typeof aRollout>[0] = {}) =>
  aPlan({ rollouts: [aRollout({ share, ...changes })] });

const versionFor = (visitor: string | undefined, plan: ReturnType<typeof aPlan>) =>
  decide(plan, aVisit({ visitor })).decisions['checkout']?.version;

const visitors = Array.from({ length: 200_000 }, (_, index) => `visitor-${index}`);
const inCanary = (share: number, of = visitors) => {
  const plan = atShare(share);
  return of.filter((visitor) => versionFor(visitor, plan) === '2.1.0');
};

describe('who gets a release that is being rolled out', () => {
  it('[RES-3] the visitors with a bucket below the share, whatever the version is called', () => {
    assert(
      property(
        string({ minLength: 1 }),
        integer({ min: 0, max: bucketCount }),
        constantFrom('2.1.0', '2.1.1', '9.0.0'),
        (visitor, share, version) => {
          const isIn = bucketOf('salt of r7', visitor) < share;
          expect(versionFor(visitor, atShare(share, { version }))).toBe(isIn ? version : '2.0.0');
        },
      ),
    );
  });

  it('[RES-3] a growing share keeps every visitor who is in, and a shrinking one keeps the lowest buckets', () => {
    const some = visitors.slice(0, 20_000);
    const [small, large] = [new Set(inCanary(100, some)), new Set(inCanary(1_000, some))];
    expect(small.size).toBeGreaterThan(0);
    expect([...small].filter((visitor) => !large.has(visitor))).toStrictEqual([]);
    const highestKept = Math.max(...[...small].map((visitor) => bucketOf('salt of r7', visitor)));
    const lowestDropped = Math.min(
      ...[...large].filter((one) => !small.has(one)).map((one) => bucketOf('salt of r7', one)),
    );
    expect(highestKept).toBeLessThan(lowestDropped);
  });

  it('[RES-4] 0 % serves nobody, 100 % everybody, 10 % of 200,000 visitors 10 % ± 0.3, and 0.5 % can be asked for', () => {
    expect(inCanary(0)).toHaveLength(0);
    expect(inCanary(10_000)).toHaveLength(200_000);
    const tenth = inCanary(1_000).length / 2_000;
    expect(tenth).toBeGreaterThan(9.7);
    expect(tenth).toBeLessThan(10.3);
    const half = inCanary(50).length / 2_000;
    expect(half).toBeGreaterThan(0.45);
    expect(half).toBeLessThan(0.55);
  });

  it('[RES-5] never a visitor without an id, even at 100 %', () => {
    const { decisions } = decide(atShare(10_000), aVisit({ visitor: undefined }));
    expect(decisions['checkout']).toMatchObject({
      version: '2.0.0',
      reason: {
        step: 'stable',
        text: 'checkout@2.0.0 because it is stable, as rollout r7 needs a visitor who keeps a cookie',
      },
    });
  });

  it.each(['running', 'paused', 'held'] as const)('keeps its share while the rollout is %s', (state) => {
    expect(versionFor('v-1', atShare(10_000, { state }))).toBe('2.1.0');
  });

  it('nobody when the release was revoked', () => {
    const registry = aRegistry({ rollouts: [aRollout({ share: 10_000 })] });
    const releases = registry.releases.filter(({ version }) => version !== '2.1.0');
    expect(versionFor('v-1', planOf(registry, aBrand()))).toBe('2.1.0');
    expect(versionFor('v-1', planOf({ ...registry, releases }, aBrand()))).toBe('2.0.0');
  });

  it('nobody on a brand that is not in it, or where a partner’s remote replaces it', () => {
    const rollouts = [aRollout({ share: 10_000, brands: ['northbank'] })];
    expect(versionFor('v-1', aPlan({ rollouts }))).toBe('2.0.0');
    expect(versionFor('v-1', aPlan({ rollouts }, { id: 'northbank' }))).toBe('2.1.0');
    const partnered = { id: 'northbank', remotes: { checkout: 'partner/checkout' } };
    expect(versionFor('v-1', aPlan({ rollouts }, partnered))).toBeUndefined();
  });

  it('for a new feature: the visitors who are in; the others do not get the feature', () => {
    const rollouts = [aRollout({ name: 'rewards', version: '1.0.0', share: 5_000 })];
    const plan = aPlan({ rollouts });
    const [inside = '', outside = ''] = [true, false].map((isIn) =>
      visitors.find((visitor) => bucketOf('salt of r7', visitor) < 5_000 === isIn),
    );
    expect(decide(plan, aVisit({ visitor: inside })).decisions['rewards']).toMatchObject({
      version: '1.0.0',
      lastGood: [],
    });
    expect(decide(plan, aVisit({ visitor: outside })).undecided['rewards']).toBe(
      'no release of rewards is stable',
    );
  });
});

describe('the fallback of a release that is being rolled out', () => {
  it('is the stable release, for visitors who are in the rollout', () => {
    const { decisions } = decide(atShare(10_000), aVisit());
    expect(decisions['checkout']?.lastGood).toMatchObject([{ version: '2.0.0' }]);
  });

  it('is never the release itself, even if it was stable once', () => {
    const turns = aRegistry().turns;
    const once = { ...turns[1], id: 1, kind: 'promote', name: 'checkout', brands: 'all', at: '' } as const;
    const plan = aPlan({
      turns: [
        { ...once, version: '1.0.0' },
        { ...once, id: 2, version: '2.1.0' },
        { ...once, id: 3, version: '2.0.0' },
      ],
      rollouts: [aRollout({ share: 0 })],
    });
    expect(decide(plan, aVisit()).decisions['checkout']).toMatchObject({
      version: '2.0.0',
      lastGood: [{ version: '1.0.0' }],
    });
  });
});

describe('who keeps the former release while a promoted one is watched', () => {
  const turns = turnsOf('promote shell@1.0.0', 'promote checkout@2.0.0', 'promote checkout@2.1.0');
  const watched = (changes: Partial<RegistrySnapshot> = {}) =>
    aPlan({ turns, rollouts: [aRollout({ state: 'watched', share: 9_800 })], ...changes });

  it('[GRD-11/kept] the visitors with a bucket beyond the share: 2 % of them', () => {
    const some = visitors.slice(0, 20_000);
    const plan = watched();
    const kept = some.filter((visitor) => versionFor(visitor, plan) === '2.0.0');
    expect(kept.every((visitor) => bucketOf('salt of r7', visitor) >= 9_800)).toBe(true);
    expect(kept.length).toBe(some.filter((visitor) => bucketOf('salt of r7', visitor) >= 9_800).length);
    expect(kept.length / some.length).toBeCloseTo(0.02, 2);
    expect(some.every((visitor) => kept.includes(visitor) || versionFor(visitor, plan) === '2.1.0')).toBe(
      true,
    );
  });

  it('[GRD-11/kept] the reason says so, and each of the two is the fallback of the other', () => {
    const of = (isBeyond: boolean) => {
      const visitor = visitors.find((one) => bucketOf('salt of r7', one) >= 9_800 === isBeyond);
      return decide(watched(), aVisit({ visitor })).decisions['checkout'];
    };
    expect(of(true)?.reason).toStrictEqual({
      step: 'stable',
      text: expect.stringMatching(
        /^checkout@2\.0\.0 because it was stable before checkout@2\.1\.0, as bucket 9\d+ >= 9800 of rollout r7$/,
      ),
    });
    expect(of(true)?.lastGood).toMatchObject([{ version: '2.1.0' }]);
    expect(of(false)?.lastGood).toMatchObject([{ version: '2.0.0' }]);
  });

  it('[GRD-11/kept] never a visitor without an id', () => {
    expect(versionFor(undefined, watched())).toBe('2.1.0');
  });

  it('[GRD-11/ended] nobody, once another release is stable or the former one is gone', () => {
    const back = watched({
      turns: [...turns, ...turnsOf('rollback checkout@2.0.0').map((turn) => ({ ...turn, id: 4 }))],
    });
    const next = watched({
      turns: [...turns, ...turnsOf('promote checkout@3.0.0').map((turn) => ({ ...turn, id: 4 }))],
    });
    const one = watched({ turns: turnsOf('promote shell@1.0.0', 'promote checkout@2.1.0') });
    for (const visitor of visitors.slice(0, 500)) {
      expect(versionFor(visitor, back)).toBe('2.0.0');
      expect(versionFor(visitor, next)).toBe('3.0.0');
      expect(versionFor(visitor, one)).toBe('2.1.0');
    }
  });
});
