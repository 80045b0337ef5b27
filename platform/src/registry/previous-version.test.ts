import { join } from 'node:path';
import { createEmptyDatabase } from 'api/testing/databases';
import { openServer } from 'api/testing/open-server';
import { loadPreviousVersion } from 'api/testing/previous-version';
import { fixedClock } from '../testing/fixed-clock';
import type * as Entry from '../testing/previous-entry';
import { accepted } from './change';
import type { CommandResult } from './change';
import { registryMigrations } from './database';
import { databaseRegistry } from './database-registry';
import type { KeyedVote } from '../votes/vote-batch';
import type { Registry } from './registry';
import type { RolloutContext, RegistryState } from './state';

const previous = loadPreviousVersion<typeof Entry>(join(import.meta.dirname, '../..'));
const { code } = previous;

const now = fixedClock.now();
const context: RolloutContext = { now, brands: ['marketplace', 'northbank'], watchMinutes: 0 };
const note = { actor: 'guard', action: 'test', subject: 'a test', reason: 'a test' };

type Database = Awaited<ReturnType<typeof openServer>>;
let url: string;
let drop: () => Promise<void>;
let opened: Database;
let registry: Registry;
let guard: Entry.GuardStore;
beforeEach(async () => {
  ({ url, drop } = await createEmptyDatabase());
  opened = await openServer(url, undefined, [code.registryMigrations]);
  registry = code.databaseRegistry({ ...opened, clock: fixedClock });
  guard = new code.GuardStore({ ...opened, pointSeconds: 60 });
});
afterEach(async () => {
  await opened.close();
  await drop();
});
afterAll(() => previous.remove());

/** Makes every kind of change to a feature and its releases, with the previous version. */
async function changeEverything(feature: string, rollout: string) {
  const release = (version: string) => ({ name: feature, version });
  const run = async (command: (state: RegistryState) => CommandResult) => {
    const result = await registry.run({ ...note, releases: 'all', command });
    expect(result).toMatchObject({ kind: 'accepted' });
  };
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '2.0.0'])
    await run(() =>
      accepted([{ kind: 'release-published', release: code.aReleaseOf(feature, version) }], []),
    );
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await run((state) => code.promoteRelease(state, { release: release(version), brands: 'all' }, context));
  await run((state) => code.rollBack(state, { name: feature, brands: ['marketplace'] }, context));
  await run((state) => code.revokeRelease(state, { release: release('1.0.0'), reason: 'a leak' }, context));
  await run((state) =>
    code.freezeBrand(state, { brand: 'northbank', until: '2027-01-02T00:00:00Z' }, context),
  );
  await run((state) => code.unfreezeBrand(state, { brand: 'northbank' }));
  await run((state) => code.pinRelease(state, { brand: 'northbank', release: release('1.1.0') }, context));
  await run((state) => code.unpinRelease(state, { brand: 'northbank', feature }));
  const steps = [100, 10_000].map((share) => ({ share, minimumMinutes: 10, minimumPageLoads: 200 }));
  await run((state) =>
    code.startRollout(
      state,
      { release: release('2.0.0'), brands: 'all', steps, salt: feature, watch: ['failure'] },
      context,
    ),
  );
  await run((state) => code.changeRollout(state, { id: rollout, verb: 'advance' }, context));
  await run((state) => code.pinRelease(state, { brand: 'marketplace', release: release('1.2.0') }, context));
}

/** Saves a team and its tokens, with the previous version. */
async function saveTeam(id: string) {
  await registry.saveTeam({ id, features: ['*'], webhook: undefined }, note);
  await registry.addToken({ hash: `hash of ${id}`, team: id, label: 'CI', revokeOthers: true }, note);
  expect(await registry.teamOfToken(`hash of ${id}`)).toMatchObject({ id });
  await registry.note(note, { made: 'a link' });
}

/** Counts votes and looks at a rollout as the guard does, with the previous version. */
async function guardRollout(rollout: number) {
  const vote = (kind: KeyedVote['kind'], visitor: string): KeyedVote => ({
    rollout,
    brand: 'marketplace',
    arm: 'canary',
    share: 100,
    signal: 'failure',
    kind,
    visitor,
    address: `address of ${visitor}`,
    at: now.getTime(),
  });
  const [trial, failure] = [vote('trial', `buyer ${rollout}`), vote('failure', `guest ${rollout}`)];
  const vital = {
    brand: 'marketplace',
    name: 'checkout',
    version: '2.0.0',
    vital: 'LCP',
    value: 900,
  } as const;
  expect(await guard.takeLease('a process', 60)).toBe(true);
  await guard.count({
    id: `batch ${rollout}`,
    votes: [vote('trial', `visitor ${rollout}`)],
    goals: [{ step: 'opened', trial, hit: failure }],
    vitals: [{ ...vital, isWatched: true, at: now.getTime() }],
    faults: [],
  });
  await guard.endVisits(new Date(now.getTime() + 1));
  const guarded = {
    rollout,
    brands: ['marketplace'],
    stable: ['checkout@1.0.0'],
    bounds: {},
    step: 0,
    lookedAt: now,
    ranMilliseconds: 5,
    verdict: null,
    isHeld: false,
    accepted: [],
  };
  await guard.saveGuarded(guarded);
  await guard.writeMessages(() => [{ team: 'a team', url: 'https://team.example', body: '{}' }], now);
  const [message] = await guard.dueMessages(now);
  await guard.saveMessage(message?.id ?? 0, { attempts: 1, sentAt: now });
  await guard.sweep(now);
  expect(await guard.counts(rollout)).toMatchObject([{ trials: 2, hits: 1 }]);
  expect(await guard.measured('checkout', ['2.0.0'], new Date(0), now)).toMatchObject([{ values: rollout }]);
  expect(await guard.guarded(rollout)).toMatchObject({ rollout, step: 0 });
}

describe('the registry before the newest migration', () => {
  it('[G7/registry] continues to change, count and judge while a newer version migrates its database and works beside it', async () => {
    await changeEverything('checkout', 'r1');
    await saveTeam('checkout-team');
    await guardRollout(1);

    const migrated = await openServer(url, undefined, [registryMigrations]);
    try {
      await changeEverything('listing', 'r2');
      await saveTeam('listing-team');
      await guardRollout(2);

      const newer = databaseRegistry({ ...migrated, clock: fixedClock });
      const { rollouts, turns, pins } = await registry.snapshot();
      expect([rollouts.length, turns.length, pins.length]).toStrictEqual([2, 8, 2]);
      expect(await newer.snapshot()).toMatchObject({ rollouts, turns, pins });
      expect(await newer.audit({ limit: 100 })).toStrictEqual(await registry.audit({ limit: 100 }));
      await newer.run({
        ...note,
        command: (state) => code.changeRollout(state, { id: 'r1', verb: 'promote' }, context),
      });
      expect(await registry.rollout('r1')).toMatchObject({ state: 'promoted' });
    } finally {
      await migrated.close();
    }
  });

  it('fails after a migration that renames a column it uses', async () => {
    await opened.database.execute('alter table registry.release rename column manifest to described');
    await expect(registry.release({ name: 'checkout', version: '1.0.0' })).rejects.toThrow();
  });
});
