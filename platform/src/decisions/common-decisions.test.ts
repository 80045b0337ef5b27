import { aBrand } from '../testing/brands';
import { aRegistry, aRollout, aVisit, planOf, turnsOf } from '../testing/registry';
import { aReleaseOf } from '../testing/releases';
import { decide } from './decide';
import { createPlanCache } from './plan-cache';

const names = Array.from({ length: 50 }, (_, index) => `remote-${index}`);
const first = ['shell', ...names].map((name) => `promote ${name}@1.0.0`);
const turns = turnsOf(...first, 'promote remote-0@2.0.0');
const rollouts = [aRollout({ id: 'r1', name: 'remote-1', version: '2.0.0', share: 5_000 })];
const plan = planOf(aRegistry({ turns, rollouts }), aBrand());

const visitStartedAt = (turn: number, visitor = 'v-1') => aVisit({ visitor, kept: { turn, canaries: [] } });
const versionOf = (visit: ReturnType<typeof aVisit>, name: string) => decide(plan, visit).of(name)?.version;

describe('the decisions that all visitors of a brand share', () => {
  it('[G29/remotes] are computed once, so that a further remote costs a page nothing', () => {
    const { common } = decide(plan, aVisit({ visitor: 'v-1' }));
    expect(decide(plan, aVisit({ visitor: 'v-2' })).common).toBe(common);
    expect(decide(plan, aVisit({ visitor: undefined })).common).toBe(common);
    expect(decide(plan, visitStartedAt(turns.length, 'v-3')).common).toBe(common);
    expect(Object.keys(common.decisions)).toHaveLength(49);
  });

  it('contain nothing that a rollout decides, because that differs between visitors', () => {
    const decided = decide(plan, aVisit());
    expect(Object.keys(decided.ownDecisions).sort()).toStrictEqual(['remote-1', 'shell']);
    expect(Object.keys(decided.decisions).sort()).toStrictEqual(['shell', ...names].sort());
  });

  it('[G29/remotes] are also computed once for the visits that began before the same change', () => {
    const before = turns.length - 1;
    expect(decide(plan, visitStartedAt(before, 'v-2')).common).toBe(
      decide(plan, visitStartedAt(before, 'v-1')).common,
    );
    expect(versionOf(visitStartedAt(before), 'remote-0')).toBe('1.0.0');
    expect(versionOf(visitStartedAt(turns.length), 'remote-0')).toBe('2.0.0');
  });

  it('stay known for a visit that goes on while more changes are asked for than are kept', () => {
    const changes = Array.from({ length: 60 }, (_, index) => `promote remote-0@1.0.${index}`);
    const long = planOf(aRegistry({ turns: turnsOf(...first, ...changes), rollouts }), aBrand());
    const commonOf = (turn: number) => decide(long, visitStartedAt(turn)).common;
    const [going, over] = [commonOf(first.length), commonOf(first.length + 1)];
    for (let turn = first.length + 2; turn < first.length + 60; turn += 1) {
      commonOf(turn);
      expect(commonOf(first.length)).toBe(going);
    }
    expect(commonOf(first.length + 1)).not.toBe(over);
  });

  it('are not used for a visit with a failure, a preview or an earlier canary', () => {
    const { common } = decide(plan, aVisit());
    const kept = { turn: turns.length, canaries: ['remote-0@1.0.0'] };
    for (const visit of [aVisit({ failed: ['remote-0@2.0.0'] }), aVisit({ kept })]) {
      expect(decide(plan, visit).common).not.toBe(common);
      expect(versionOf(visit, 'remote-0')).toBe('1.0.0');
    }
  });

  it('[G29/remotes] are used for a visit that got a release by a rollout that goes on', () => {
    const two = [...rollouts, aRollout({ id: 'r2', name: 'remote-2', version: '2.0.0', share: 5_000 })];
    const rolling = planOf(aRegistry({ turns, rollouts: two }), aBrand());
    const { common } = decide(rolling, aVisit());
    const kept = { turn: turns.length, canaries: ['remote-1@2.0.0', 'remote-2@2.0.0'] };
    expect(decide(rolling, aVisit({ kept })).common).toBe(common);
  });

  it('do not depend on what a visitor without cookies claims to keep', () => {
    const claimed = { turn: turns.length - 1, canaries: ['remote-0@1.0.0'] };
    const fresh = planOf(aRegistry({ turns, rollouts }), aBrand());
    const { common } = decide(fresh, aVisit());
    expect(decide(fresh, aVisit({ visitor: undefined, kept: claimed })).common).toBe(common);
    const kept = { turn: turns.length - 1, canaries: [] };
    decide(fresh, aVisit({ visitor: undefined, kept }));
    expect(decide(fresh, aVisit({ kept })).of('remote-0')?.version).toBe('1.0.0');
  });

  it('are changed with the others in a copy', () => {
    const decided = decide(plan, aVisit());
    const moved = decided.changedBy((decision) => ({ ...decision, base: `/copy/${decision.name}/` }));
    expect(['shell', 'remote-0'].map((name) => moved.of(name)?.base)).toStrictEqual([
      '/copy/shell/',
      '/copy/remote-0/',
    ]);
    expect(moved.kept).toBe(decided.kept);
    expect(decided.of('remote-0')?.base).toBe('/releases/remote-0/2.0.0/');
  });

  it('list the added pages in the order of the features, whichever of them is being rolled out', () => {
    const page = { paths: ['/x'], expose: './pages/x', title: 'X', kinds: ['marketplace' as const] };
    const releases = ['remote-0', 'remote-1', 'remote-2'].flatMap((name) =>
      ['1.0.0', '2.0.0'].map((version) => aReleaseOf(name, version, { pages: [page] })),
    );
    const withPages = planOf(aRegistry({ turns, rollouts, releases }), aBrand());
    expect(Object.keys(decide(withPages, aVisit()).pages)).toStrictEqual([
      'remote-0',
      'remote-1',
      'remote-2',
    ]);
  });

  it('give a visit that began before the first release what is stable', () => {
    expect(versionOf(visitStartedAt(0), 'remote-0')).toBe('2.0.0');
  });
});

describe('the decisions of brands that no turn, pin or rollout names', () => {
  const registry = aRegistry({
    turns: [...turns, ...turnsOf('rollback remote-2@1.0.0 on named').map((turn) => ({ ...turn, id: 100 }))],
    rollouts,
    pins: [{ brand: 'pinned', feature: 'remote-0', name: 'remote-0', version: '1.0.0' }],
  });
  const plans = createPlanCache(registry, '');
  const planOfBrand = (id: string, brand: Parameters<typeof aBrand>[0] = {}) =>
    plans.of({ brand: aBrand({ id, ...brand }), pictures: new Map() });
  const now = aVisit().now;

  it('[G29/brands] are computed once, so that the first page of a further brand costs no more than the next', () => {
    expect(planOfBrand('one').at(now)).toBe(planOfBrand('other').at(now));
    const served = { brand: aBrand(), pictures: new Map() };
    expect(plans.of(served)).toBe(plans.of(served));
    const commonOf = (id: string) => decide(planOfBrand(id), aVisit()).common;
    expect(commonOf('one')).toBe(commonOf('other'));
  });

  it.each([
    ['a pin of the registry', planOfBrand('pinned')],
    ['a pin of its file', planOfBrand('one', { pins: { 'remote-0': '1.0.0' } })],
    ['a remote of its own', planOfBrand('one', { remotes: { 'remote-0': 'partner/remote-0' } })],
    ['a turn that names it', planOfBrand('named')],
  ])('are not those of a brand with %s; only the feature concerned has its own decision', (_what, plan) => {
    const [own, shared] = [plan.at(now), planOfBrand('plain').at(now)];
    const different = own.remotes.filter((one, index) => one !== shared.remotes[index]);
    expect(different.map(({ feature }) => feature)).toHaveLength(1);
  });
});
