import { aBrand } from '../testing/brands';
import { aPlan, aRollout, aVisit, turnsOf } from '../testing/registry';
import { decide, releasesInService } from './decide';
import { pinsOf } from './plan-cache';

const turns = turnsOf(
  'promote shell@1.0.0',
  'promote checkout@1.8.0',
  'promote checkout@1.9.0',
  'promote checkout@2.0.0',
);
const aServed = (changes: Parameters<typeof aBrand>[0]) => ({ brand: aBrand(changes), pictures: new Map() });

describe('the releases that somebody on a brand can get', () => {
  const visit = aVisit({ visitor: undefined });

  it('are those that are decided, the ones to fall back to, and those that are being rolled out', () => {
    const rollouts = [
      aRollout({ share: 0 }),
      aRollout({ id: 'r8', name: 'shell', version: '1.1.0', share: 0 }),
    ];
    expect([...releasesInService(aPlan({ turns, rollouts }), visit)].sort()).toStrictEqual(
      ['checkout@1.9.0', 'checkout@2.0.0', 'checkout@2.1.0', 'shell@1.0.0', 'shell@1.1.0'].sort(),
    );
    expect([...releasesInService(aPlan({ turns }), visit)].sort()).toStrictEqual([
      'checkout@1.9.0',
      'checkout@2.0.0',
      'shell@1.0.0',
    ]);
  });

  it('[RES-5] are none of a feature that is only being rolled out, for a visitor who keeps no cookie', () => {
    const rollouts = [aRollout({ name: 'rewards', version: '1.0.0', share: 10_000 })];
    const plan = aPlan({ turns, rollouts });
    expect(decide(plan, visit).of('rewards')).toBeUndefined();
    expect(decide(plan, visit).undecided).toStrictEqual({ rewards: 'no release of rewards is stable' });
    expect(decide(plan, aVisit()).of('rewards')?.version).toBe('1.0.0');
  });
});

describe('the releases that the files of brands pin', () => {
  it('are each named once, by the name that the brand uses for the feature', () => {
    const brands = [
      aServed({ pins: { checkout: '1.9.0', listing: '1.0.0' } }),
      aServed({ pins: { checkout: '1.9.0' } }),
      aServed({ pins: { checkout: '0.1.0' }, remotes: { checkout: 'partner/checkout' } }),
      aServed({}),
    ];
    const none = { faults: [], ofHost: () => undefined, ofId: () => undefined };
    expect(pinsOf({ ...none, brands })).toStrictEqual([
      { name: 'checkout', version: '1.9.0' },
      { name: 'listing', version: '1.0.0' },
      { name: 'partner/checkout', version: '0.1.0' },
    ]);
  });
});
