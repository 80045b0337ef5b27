import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import type { StableTurn } from '../registry/snapshot';
import { stableHistory } from '../registry/stable-history';
import { aPlan, aRollout, aVisit, turnsOf } from '../testing/registry';
import { aReleaseOf } from '../testing/releases';
import { decide } from './decide';
import type { Plan } from './plan';
import type { Visit } from './visit';

const initialTurns = turnsOf('promote shell@1.0.0', 'promote checkout@1.9.0', 'promote checkout@2.0.0');
const after = (...sentences: string[]) => [
  ...initialTurns,
  ...turnsOf(...sentences).map((turn) => ({ ...turn, id: turn.id + initialTurns.length })),
];
const everybody = [aRollout({ share: 10_000 })];

const decided = (plan: Plan, visit: Partial<Visit>) => decide(plan, aVisit(visit)).decisions['checkout'];

/** What a visit keeps after its first page with this plan. */
const keptOn = (plan: Plan, visit: Partial<Visit> = {}) => decide(plan, aVisit(visit)).kept;

describe('a visit', () => {
  const kept = keptOn(aPlan({ turns: initialTurns }));

  it('[RES-8] keeps the version that it began with when another one becomes stable', () => {
    expect(decided(aPlan({ turns: after('promote checkout@2.1.0') }), { kept })).toMatchObject({
      version: '2.0.0',
      reason: { step: 'kept', text: 'checkout@2.0.0 because this visit began with it' },
      lastGood: [{ version: '2.1.0' }],
    });
  });

  it('[RES-8] gets the new version when it begins later', () => {
    const plan = aPlan({ turns: after('promote checkout@2.1.0') });
    expect(decided(plan, { kept: undefined })?.version).toBe('2.1.0');
    expect(decided(plan, { kept: keptOn(plan) })?.version).toBe('2.1.0');
  });

  it('[RES-8] moves when the version that it began with is rolled back, and then keeps what it moved to', () => {
    const back = ['rollback checkout@1.9.0'];
    expect(decided(aPlan({ turns: after(...back) }), { kept })?.version).toBe('1.9.0');
    expect(decided(aPlan({ turns: after(...back, 'promote checkout@2.2.0') }), { kept })?.version).toBe(
      '1.9.0',
    );
  });

  it('[RES-8] moves when its version is revoked', () => {
    const turns = after('promote checkout@2.1.0').filter(({ version }) => version !== '2.0.0');
    expect(decided(aPlan({ turns }), { kept })?.version).toBe('1.9.0');
  });

  it('[RES-8] moves when a rollout takes its bucket, and keeps that release when it becomes stable', () => {
    const during = aPlan({ turns: initialTurns, rollouts: everybody });
    expect(decided(during, { kept })?.version).toBe('2.1.0');
    const moved = keptOn(during, { kept });
    expect(moved).toStrictEqual({ turn: 3, canaries: ['checkout@2.1.0'] });
    const promoted = aPlan({ turns: after('promote checkout@2.1.0') });
    expect(decided(promoted, { kept: moved })?.version).toBe('2.1.0');
    const next = aPlan({ turns: after('promote checkout@2.1.0', 'promote checkout@2.2.0') });
    expect(decided(next, { kept: moved })?.version).toBe('2.1.0');
    expect(keptOn(next, { kept: moved })).toStrictEqual(moved);
  });

  it('[RES-8] moves back when the rollout that it got its version by is aborted', () => {
    const moved = keptOn(aPlan({ turns: initialTurns, rollouts: everybody }));
    const aborted = aPlan({ turns: initialTurns });
    expect(decided(aborted, { kept: moved })?.version).toBe('2.0.0');
    expect(keptOn(aborted, { kept: moved }).canaries).toStrictEqual([]);
  });

  it('[RES-8] keeps no version against a pin or a freeze of the brand', () => {
    const turns = after('promote checkout@2.1.0');
    const pins = [{ brand: 'market', feature: 'checkout', name: 'checkout', version: '1.9.0' }];
    const freezes = [{ brand: 'market', until: '2027-01-01T00:00:00.000Z', afterTurn: 4 }];
    expect(decided(aPlan({ turns, pins }), { kept })?.version).toBe('1.9.0');
    expect(decided(aPlan({ turns, freezes }), { kept })?.version).toBe('2.1.0');
  });

  it('[RES-8] is told that its version is stable, not kept, where both are the same', () => {
    expect(decided(aPlan({ turns: after('rollback checkout@1.9.0') }), { kept })?.reason).toStrictEqual({
      step: 'stable',
      text: 'checkout@1.9.0 because it is stable',
    });
  });

  it('[RES-8] keeps its own version, whichever versions other visits of the same brand keep', () => {
    const plan = aPlan({ turns: after('promote checkout@2.1.0') });
    const versions = [2, 3, 4].map((turn) => decided(plan, { kept: { turn, canaries: [] } })?.version);
    expect(versions).toStrictEqual(['1.9.0', '2.0.0', '2.1.0']);
  });

  it.each(['listing@2.1.0', 'checkout@9.9.9', 'discount@1.9.0'])(
    '[RES-8] keeps its version when it also got %s by a rollout',
    (id) => {
      const plan = aPlan({ turns: after('promote checkout@2.1.0') });
      expect(decided(plan, { kept: { turn: 3, canaries: [id] } })?.version).toBe('2.0.0');
    },
  );

  it('[RES-8] keeps its version behind a preview that failed', () => {
    const plan = aPlan({ turns: after('promote checkout@2.1.0') });
    const preview = [aReleaseOf('checkout', '3.0.0')];
    expect(decided(plan, { kept, preview, failed: ['checkout@3.0.0'] })?.version).toBe('2.0.0');
  });

  it('gets the newest version when twenty others have become stable since it began', () => {
    const many = Array.from({ length: 20 }, (_, index) => `promote checkout@3.${index}.0`);
    expect(decided(aPlan({ turns: after(...many.slice(1)) }), { kept })?.version).toBe('2.0.0');
    expect(decided(aPlan({ turns: after(...many) }), { kept })?.version).toBe('3.19.0');
  });

  it('gets what is stable when the visitor has no id, whatever versions it claims to keep', () => {
    const plan = aPlan({ turns: after('promote checkout@2.1.0') });
    expect(decided(plan, { visitor: undefined, kept })?.version).toBe('2.1.0');
  });

  it('gets what is stable when it claims a turn in the future', () => {
    const future = { turn: 9_999, canaries: ['checkout@9.9.9', 'nonsense'] };
    expect(decided(aPlan({ turns: initialTurns }), { kept: future })?.version).toBe('2.0.0');
  });

  const aTurn = record({
    kind: constantFrom<StableTurn['kind'][]>('promote', 'rollback'),
    version: constantFrom('1.0.0', '1.1.0', '1.2.0', '1.3.0'),
    scope: constantFrom<StableTurn['brands'][]>('all', ['market'], ['northbank']),
  });

  it('[RES-8] keeps its version page after page, as long as the brand can still fall back to it', () => {
    assert(
      property(
        array(aTurn, { minLength: 1, maxLength: 12 }),
        integer({ min: 0, max: 12 }),
        (steps, start) => {
          const turns = steps.map(({ kind, version, scope }, index): StableTurn => ({
            id: index + 1,
            kind,
            version,
            name: 'checkout',
            brands: scope,
            at: '',
          }));
          const first = aPlan({ turns: turns.slice(0, start) });
          let version = decided(first, {})?.version;
          const kept = keptOn(first);
          for (let length = start + 1; length <= turns.length; length += 1) {
            const soFar = turns.slice(0, length);
            const next = decided(aPlan({ turns: soFar }), { kept })?.version;
            const history = stableHistory(soFar, 'market');
            const isKept = version !== undefined && history.includes(version);
            expect(next).toBe(isKept ? version : history[0]);
            // A visit that began before there was a version to keep follows every change.
            version = version === undefined ? undefined : next;
          }
        },
      ),
    );
  });
});

describe('a release that failed in this visit', () => {
  const plan = aPlan({ turns: initialTurns, rollouts: everybody });

  it('[RES-12/decided] is not chosen again: the last good one is decided from the start, and the reason says so', () => {
    expect(decided(plan, { failed: ['checkout@2.1.0'] })).toMatchObject({
      version: '2.0.0',
      reason: {
        step: 'failed',
        text: expect.stringMatching(
          /^checkout@2\.0\.0 in place of checkout@2\.1\.0 because bucket \d+ < 10000 of rollout r7, as it failed in this visit$/,
        ),
      },
      lastGood: [{ version: '1.9.0' }],
    });
  });

  it('[RES-12/decided] changes no other feature and no other visit', () => {
    expect(decided(plan, { failed: ['listing@2.1.0', 'partner/checkout@2.1.0'] })?.version).toBe('2.1.0');
  });

  it('is tried again when all releases have failed, because the page has to show something', () => {
    const failed = ['checkout@2.1.0', 'checkout@2.0.0', 'checkout@1.9.0'];
    expect(decided(plan, { failed })?.version).toBe('2.1.0');
  });

  it('[RES-8] keeps the last good release for the rest of the visit, also when the failed one becomes stable', () => {
    const promoted = aPlan({ turns: after('promote checkout@2.1.0') });
    expect(decided(promoted, { failed: ['checkout@2.1.0'] })?.version).toBe('2.0.0');
  });

  it('may be a release that the visit keeps, or one of a preview', () => {
    const kept = { turn: 3, canaries: [] };
    const next = aPlan({ turns: after('promote checkout@2.1.0') });
    expect(decided(next, { kept, failed: ['checkout@2.0.0'] })?.version).toBe('2.1.0');
    const preview = [aReleaseOf('checkout', '3.0.0')];
    expect(decided(next, { preview, failed: ['checkout@3.0.0'] })?.version).toBe('2.1.0');
  });
});
