import { aPlan, aRollout, aVisit } from '../testing/registry';
import { decide } from './decide';
import { decisionText } from './decision-text';
import type { Visit } from './visit';

const audience = ['staff', 'customers', 'v-7'];
const plan = aPlan({ rollouts: [aRollout({ share: 0, audience })] });
const decided = (changes: Partial<Visit>, of = plan) => decide(of, aVisit(changes)).decisions['checkout'];

describe('the audience of a rollout', () => {
  it.each([
    ['staff', { isStaff: true }, 'staff come first in rollout r7'],
    ['a customer who is logged in', { isCustomer: true }, 'logged-in customers come first in rollout r7'],
    ['a visitor of the list', { visitor: 'v-7' }, 'this visitor is on the list in rollout r7'],
  ])('[ROL-10/first] %s gets the release before the share, and the reason says so', (_who, visit, why) => {
    expect(decided(visit)?.reason).toStrictEqual({ step: 'rollout', text: `checkout@2.1.0 because ${why}` });
  });

  it('[ROL-10/others] everybody else gets what the share says', () => {
    expect(decided({})).toMatchObject({ version: '2.0.0', reason: { step: 'stable' } });
    const tenth = aPlan({ rollouts: [aRollout({ share: 10_000, audience: ['staff'] })] });
    expect(decided({}, tenth)?.reason.text).toMatch(
      /^checkout@2.1.0 because bucket \d+ < 10000 of rollout r7$/,
    );
    const staffOnly = aPlan({ rollouts: [aRollout({ share: 0, audience: ['staff'] })] });
    expect(decided({ isCustomer: true }, staffOnly)?.version).toBe('2.0.0');
    const customersOnly = aPlan({ rollouts: [aRollout({ share: 0, audience: ['customers'] })] });
    expect(decided({ isStaff: true }, customersOnly)?.version).toBe('2.0.0');
  });

  it('[ROL-10/without] a visitor who keeps no cookies gets stable, and a pin or a freeze of the brand comes before', () => {
    expect(decided({ visitor: undefined, isStaff: true, isCustomer: true })?.version).toBe('2.0.0');
    const pinned = aPlan({
      rollouts: [aRollout({ share: 0, audience })],
      pins: [{ brand: 'market', feature: 'checkout', name: 'checkout', version: '2.0.0' }],
    });
    expect(decided({ isStaff: true }, pinned)?.reason.step).toBe('pin');
  });

  it('[ROL-10/others] nobody belongs to a group by calling himself so', () => {
    for (const visitor of ['staff', 'customers']) expect(decided({ visitor })?.version).toBe('2.0.0');
  });

  it('[ROL-10/bytes] a member gets the same page as a visitor whose bucket gives the release', () => {
    const all = aPlan({ rollouts: [aRollout({ share: 10_000 })] });
    const byBucket = decided({}, all);
    const first = decided({ isStaff: true });
    if (byBucket === undefined || first === undefined) throw new Error('Nothing is decided');
    expect(decisionText(first)).toBe(decisionText(byBucket));
  });
});
