import { aReleaseOf } from '../testing/releases';
import { after, testContext, withCheckout } from '../testing/registry-state';
import type { RegistryState } from '../registry/state';
import { accepted } from '../registry/change';
import { collectReleases } from './collect-releases';
import { freezeBrand } from '../registry/commands/freeze-brand';
import { pinRelease } from '../registry/commands/pin-release';
import { promoteRelease } from '../registry/commands/promote-release';
import { revokeRelease } from '../registry/commands/revoke-release';
import { rollBack } from '../registry/commands/roll-back';
import { changeRollout } from '../registry/commands/change-rollout';
import { startRollout } from '../registry/commands/start-rollout';

const day = 24 * 3_600_000;
const later = (days: number) => ({ ...testContext, now: new Date(testContext.now.getTime() + days * day) });
const release = (version: string) => ({ name: 'checkout', version });
const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'];
const steps = [{ share: 100, minimumMinutes: 10, minimumPageLoads: 200 }];

const promote = (state: RegistryState, version: string, brands: 'all' | string[] = 'all') =>
  after(state, promoteRelease(state, { release: release(version), brands }, testContext));

const looked = (state: RegistryState, pinned: { name: string; version: string }[] = []) =>
  after(state, collectReleases(state, { retentionDays: 30, pinned }, testContext).result);

/** The versions that are removed 30 days after the registry noticed that nobody can get them. */
const collected = (state: RegistryState, pinned: { name: string; version: string }[] = []) => {
  const { result } = collectReleases(looked(state, pinned), { retentionDays: 30, pinned }, later(30));
  if (result.kind === 'refused') throw new Error(result.faults.join());
  return result.changes.flatMap((change) => (change.kind === 'release-collected' ? [change.version] : []));
};

describe('collecting releases', () => {
  it('[REL-9/kept] keeps what is stable and last good on any brand, and removes the rest', () => {
    let state = withCheckout(...versions);
    state = promote(state, '1.1.0');
    expect(collected(state)).toStrictEqual(['1.2.0', '1.3.0', '1.4.0']);
    state = promote(state, '1.2.0', ['northbank']);
    expect(collected(state)).toStrictEqual(['1.3.0', '1.4.0']);
    state = promote(state, '1.3.0');
    expect(collected(state)).toStrictEqual(['1.0.0', '1.4.0']);
  });

  it('[REL-9/kept] removes what was rolled back, and keeps the last good one before it', () => {
    const state = promote(promote(withCheckout(...versions), '1.1.0'), '1.2.0');
    const back = after(state, rollBack(state, { name: 'checkout', brands: 'all' }, testContext));
    expect(collected(back)).toStrictEqual(['1.2.0', '1.3.0', '1.4.0']);
  });

  it('[REL-9/kept] keeps what a brand pins, in the registry or in its file', () => {
    const state = withCheckout(...versions);
    const pinned = after(
      state,
      pinRelease(state, { brand: 'northbank', release: release('1.3.0') }, testContext),
    );
    expect(collected(pinned, [release('1.4.0')])).toStrictEqual(['1.1.0', '1.2.0']);
  });

  it('[REL-9/kept] keeps what a rollout concerns, also while it is paused, until it has ended', () => {
    const state = withCheckout(...versions);
    const rollout = {
      release: release('1.4.0'),
      brands: 'all',
      steps,
      salt: 'a',
      watch: ['failure'],
    } as const;
    const running = after(state, startRollout(state, rollout, testContext));
    const change = (verb: 'pause' | 'abort') =>
      after(running, changeRollout(running, { id: 'r1', verb }, testContext));
    for (const one of [running, change('pause')]) expect(collected(one)).not.toContain('1.4.0');
    expect(collected(change('abort'))).toContain('1.4.0');
  });

  it('[REL-9/kept] keeps what was stable and last good when a brand was frozen', () => {
    let state = promote(withCheckout(...versions), '1.1.0');
    state = after(state, freezeBrand(state, { brand: 'market', until: '2027-06-01' }, testContext));
    state = promote(promote(promote(state, '1.2.0'), '1.3.0'), '1.4.0');
    expect(collected(state)).toStrictEqual(['1.2.0']);
  });

  it('[REL-9/kept] removes a revoked release, and keeps the last good one before it', () => {
    let state = promote(promote(withCheckout(...versions), '1.1.0'), '1.2.0');
    state = after(state, revokeRelease(state, { release: release('1.1.0'), reason: 'a leak' }, testContext));
    expect(collected(state)).toStrictEqual(['1.1.0', '1.3.0', '1.4.0']);
  });

  it('[REL-9/retention] removes a release only after the retention time since it was noticed that nobody can get it', () => {
    const state = looked(withCheckout('1.0.0', '1.1.0'));
    const at = (days: number) =>
      collectReleases(state, { retentionDays: 30, pinned: [] }, later(days)).result;
    expect(at(29.9)).toStrictEqual({
      kind: 'accepted',
      changes: [],
      effects: ['checkout@1.1.0 cannot be reached by anybody; it is removed after 2026-12-21T18:00:00.000Z.'],
    });
    expect(at(30)).toMatchObject({ changes: [{ kind: 'release-collected', version: '1.1.0' }] });
  });

  it('[REL-9/retention] restarts the time for a release that somebody could get meanwhile', () => {
    let state = looked(withCheckout('1.0.0', '1.1.0', '1.2.0'));
    state = promote(state, '1.1.0');
    const seen = collectReleases(state, { retentionDays: 30, pinned: [] }, later(20)).result;
    expect(seen).toMatchObject({ changes: [{ kind: 'release-needed', version: '1.1.0' }] });
  });

  it('[REL-17/gone] removes a build of development a day after its upload, also when a brand file pins it', () => {
    const version = '1.0.1-dev.abc';
    const development = aReleaseOf('checkout', version, {
      development: true,
      publishedAt: testContext.now.toISOString(),
    });
    const published = accepted([{ kind: 'release-published', release: development }], []);
    const state = after(withCheckout('1.0.0'), published);
    const collectedAfter = (days: number) =>
      collectReleases(state, { retentionDays: 30, pinned: [release(version)] }, later(days)).result;
    expect(collectedAfter(0.9)).toMatchObject({ changes: [{ kind: 'release-unneeded', version }] });
    expect(collectedAfter(1)).toMatchObject({
      changes: [{ kind: 'release-unneeded' }, { kind: 'release-collected', version }],
    });
  });

  it('[REL-9/shared] keeps files that a kept release has too', () => {
    const state = looked(withCheckout('1.0.0', '1.1.0'));
    const [shared] = aReleaseOf('checkout', '1.0.0').files;
    const [entry, own] = aReleaseOf('checkout', '1.1.0').files;
    const known = state.releases.get('checkout@1.1.0');
    if (!shared || !own || !entry || !known) throw new Error('a release has two files');
    const manifest = { ...known.manifest, files: [shared, own] };
    const releases = new Map(state.releases).set('checkout@1.1.0', { ...known, manifest });
    const { files, result } = collectReleases(
      { ...state, releases },
      { retentionDays: 30, pinned: [] },
      later(30),
    );
    expect(files).toStrictEqual([own.integrity]);
    expect(result).toMatchObject({
      effects: ['checkout@1.1.0 is collected: 1 of its 2 files go, the others belong to kept releases too.'],
    });
  });
});
