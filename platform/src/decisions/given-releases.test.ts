import { aPlan, aRollout, aVisit, turnsOf } from '../testing/registry';
import { bucketOf } from './bucket';
import { decide } from './decide';
import { givenReleases } from './given-releases';
import type { Visit } from './visit';

const plan = aPlan({ rollouts: [aRollout({ share: 5_000 })] });
const visitorOf = (arm: 'canary' | 'stable'): string => {
  for (let number = 0; ; number += 1) {
    const visitor = `visitor-${number}`;
    if (bucketOf('salt of r7', visitor) < 5_000 === (arm === 'canary')) return visitor;
  }
};
const givenFor = (changes: Partial<Visit>, shown: string[] = ['shell']) => {
  const visit = aVisit(changes);
  return givenReleases(plan, visit, decide(plan, visit), shown);
};
const shell = { feature: 'shell', version: '1.0.0' };

describe('the releases that a page may report about', () => {
  it.each([
    ['canary', '2.1.0'],
    ['stable', '2.0.0'],
  ] as const)('name the rollout with the arm that the bucket gives (%s)', (arm, version) => {
    expect(givenFor({ visitor: visitorOf(arm) })).toStrictEqual([
      shell,
      { feature: 'checkout', version, rollout: { id: 'r7', arm, share: 5_000 } },
    ]);
  });

  it('keep the arm when the visit has fallen back to the stable release', () => {
    expect(givenFor({ visitor: visitorOf('canary'), failed: ['checkout@2.1.0'] })).toStrictEqual([
      shell,
      { feature: 'checkout', version: '2.0.0', rollout: { id: 'r7', arm: 'canary', share: 5_000 } },
    ]);
  });

  it('[ROL-10/uncounted] name no rollout for its audience, who all have the release, and whom nothing can be compared with', () => {
    const first = aPlan({ rollouts: [aRollout({ share: 5_000, audience: ['staff'] })] });
    for (const arm of ['canary', 'stable'] as const) {
      const visit = aVisit({ visitor: visitorOf(arm), isStaff: true });
      const given = givenReleases(first, visit, decide(first, visit), ['shell', 'checkout']);
      expect(given).toStrictEqual([shell, { feature: 'checkout', version: '2.1.0' }]);
    }
    const other = aVisit({ visitor: visitorOf('canary') });
    expect(givenReleases(first, other, decide(first, other), ['shell'])).toContainEqual({
      feature: 'checkout',
      version: '2.1.0',
      rollout: { id: 'r7', arm: 'canary', share: 5_000 },
    });
  });

  it('give a visitor at the edge of the share the arm whose release he gets', () => {
    const share = bucketOf('salt of r7', 'v-1');
    const edge = aPlan({ rollouts: [aRollout({ share })] });
    const visit = aVisit({ visitor: 'v-1' });
    expect(givenReleases(edge, visit, decide(edge, visit), ['shell'])).toContainEqual({
      feature: 'checkout',
      version: '2.0.0',
      rollout: { id: 'r7', arm: 'stable', share },
    });
  });

  it('name a shown feature that no rollout decides, and none of which there is no release', () => {
    const turns = turnsOf('promote shell@1.0.0', 'promote listing@1.0.0', 'promote booking@1.0.0');
    const steady = aPlan({ turns }, { remotes: { booking: 'partner/booking' } });
    const visit = aVisit();
    const given = givenReleases(steady, visit, decide(steady, visit), ['shell', 'listing', 'booking']);
    expect(given).toStrictEqual([shell, { feature: 'listing', version: '1.0.0' }]);
  });

  it('name no rollout for a visitor without cookies, and no feature that is neither shown nor rolled out', () => {
    expect(givenFor({ visitor: undefined })).toStrictEqual([shell]);
    expect(givenFor({ visitor: undefined }, ['shell', 'checkout'])).toStrictEqual([
      shell,
      { feature: 'checkout', version: '2.0.0' },
    ]);
  });
});
