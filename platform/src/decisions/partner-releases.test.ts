import { everyBrand } from '../registry/acceptance';
import type { RegistrySnapshot } from '../registry/snapshot';
import { aPlan, aRollout, aVisit, turnsOf } from '../testing/registry';
import { decide } from './decide';

const name = 'riverside/listing';
const turns = turnsOf('promote shell@1.0.0', `promote ${name}@1.0.0`, `promote ${name}@1.1.0`);
const accepting = (version: string, brand = 'market') => ({ brand, name, version, hash: null });
const rollouts = [aRollout({ id: 'r9', name, version: '1.2.0', share: 10_000 })];
const freezes = [{ brand: 'market', until: '2026-12-01T00:00:00.000Z', afterTurn: 3 }];

/** What visitors of a brand that uses the partner's list get: the release with its reason, or why there is none. */
const given = (changes: Partial<RegistrySnapshot>) => {
  const { decisions, undecided } = decide(
    aPlan({ turns, acceptances: [], ...changes }, { remotes: { listing: name } }),
    aVisit(),
  );
  return decisions['listing']?.reason.text ?? undecided['listing'];
};

describe('a release of a partner', () => {
  it('[REL-14] is given to nobody before the brand has accepted it, and the reason names the newest', () => {
    expect(given({})).toBe(
      'no release of riverside/listing is stable; market has not accepted riverside/listing@1.1.0',
    );
    expect(given({ acceptances: [accepting('1.1.0', 'northbank')] })).toContain('market has not accepted');
  });

  it('[REL-14] stays at the one that was accepted, and the reason says which is not', () => {
    expect(given({ acceptances: [accepting('1.0.0')] })).toBe(
      'riverside/listing@1.0.0 because it is stable; market has not accepted riverside/listing@1.1.0',
    );
  });

  it.each([
    ['its acceptance', { acceptances: [accepting('1.0.0'), accepting('1.1.0')] }],
    ['that of the operators', { acceptances: [accepting('1.1.0', everyBrand)] }],
    ['its trust in the partner', { trusted: [{ brand: 'market', partner: 'riverside' }] }],
  ])('[REL-14] is given to a brand by %s', (_what, changes) => {
    expect(given(changes)).toBe('riverside/listing@1.1.0 because it is stable');
  });

  it('[REL-14] is given by no rollout before it is accepted, and the reason says so', () => {
    const acceptances = [accepting('1.1.0')];
    expect(given({ rollouts, acceptances })).toBe(
      'riverside/listing@1.1.0 because it is stable; market has not accepted riverside/listing@1.2.0',
    );
    expect(given({ rollouts, acceptances: [...acceptances, accepting('1.2.0')] })).toMatch(
      /^riverside\/listing@1\.2\.0 because bucket \d+ < 10000 of rollout r9$/,
    );
  });

  it('[REL-14] is given to a frozen brand only if it was accepted', () => {
    const acceptances = [accepting('1.0.0')];
    expect(given({ freezes, acceptances })).toMatch(/^riverside\/listing@1\.0\.0 because market is frozen/);
    expect(given({ freezes })).toBe('no release of riverside/listing was stable before market was frozen');
  });
});
