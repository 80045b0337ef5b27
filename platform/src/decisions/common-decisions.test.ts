import { aBrand } from '../testing/brands';
import { aRegistry, aRollout, aVisit, turnsOf } from '../testing/registry';
import { decide } from './decide';
import { planFor } from './plan';

const names = Array.from({ length: 50 }, (_, place) => `remote-${place}`);
const first = ['shell', ...names].map((name) => `promote ${name}@1.0.0`);
const turns = turnsOf(...first, 'promote remote-0@2.0.0');
const rollouts = [aRollout({ id: 'r1', name: 'remote-1', version: '2.0.0', share: 5_000 })];
const plan = planFor(aRegistry({ turns, rollouts }), aBrand(), '');

const begunAt = (turn: number, visitor = 'v-1') => aVisit({ visitor, kept: { turn, canaries: [] } });
const versionOf = (visit: ReturnType<typeof aVisit>, name: string) => decide(plan, visit).of(name)?.version;

describe('what all visitors of a brand get', () => {
  it('[G29/remotes] is worked out once, so a further remote costs a page nothing', () => {
    const { common } = decide(plan, aVisit({ visitor: 'v-1' }));
    expect(decide(plan, aVisit({ visitor: 'v-2' })).common).toBe(common);
    expect(decide(plan, aVisit({ visitor: undefined })).common).toBe(common);
    expect(decide(plan, begunAt(turns.length, 'v-3')).common).toBe(common);
    expect(Object.keys(common.decisions)).toHaveLength(49);
  });

  it('holds nothing that a rollout decides, as that differs from visitor to visitor', () => {
    const decided = decide(plan, aVisit());
    expect(Object.keys(decided.ownDecisions).sort()).toEqual(['remote-1', 'shell']);
    expect(Object.keys(decided.decisions).sort()).toEqual(['shell', ...names].sort());
  });

  it('[G29/remotes] is also worked out once for the visits that began before the same change', () => {
    const before = turns.length - 1;
    expect(decide(plan, begunAt(before, 'v-2')).common).toBe(decide(plan, begunAt(before, 'v-1')).common);
    expect(versionOf(begunAt(before), 'remote-0')).toBe('1.0.0');
    expect(versionOf(begunAt(turns.length), 'remote-0')).toBe('2.0.0');
  });

  it('is nothing that a visit with a failure, a preview or an earlier canary gets', () => {
    const { common } = decide(plan, aVisit());
    const kept = { turn: turns.length, canaries: ['remote-0@1.0.0'] };
    for (const visit of [aVisit({ failed: ['remote-0@2.0.0'] }), aVisit({ kept })]) {
      expect(decide(plan, visit).common).not.toBe(common);
      expect(versionOf(visit, 'remote-0')).toBe('1.0.0');
    }
  });

  it('a visit that began before the first release gets what is stable', () => {
    expect(versionOf(begunAt(0), 'remote-0')).toBe('2.0.0');
  });
});
