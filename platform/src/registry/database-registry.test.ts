import { openRealPostgres } from 'api/testing/databases';
import { sql } from 'drizzle-orm';
import { fixedClock } from '../testing/fixed-clock';
import { aReleaseOf } from '../testing/releases';
import { approveChange, endWaiting, requireApproval } from './commands/approve-change';
import { atOnce, makeOrAsk } from './commands/ask-for-approval';
import { promoteRelease } from './commands/promote-release';
import { startRollout } from './commands/start-rollout';
import { accepted, refused } from './change';
import { registryMigrations } from './database';
import { databaseRegistry } from './database-registry';
import type { Registry } from './registry';
import type { CommandContext } from './state';

const context: CommandContext = { now: fixedClock.now(), brands: ['marketplace', 'northbank'] };
const by = { actor: 'checkout', action: 'test', subject: 'checkout', reason: 'a test' };
const release = (version: string) => ({ name: 'checkout', version });
const steps = [
  { share: 100, minimumMinutes: 10, minimumPageLoads: 200 },
  { share: 10_000, minimumMinutes: 10, minimumPageLoads: 200 },
];

describe('the registry in a database', () => {
  let opened: Awaited<ReturnType<typeof openRealPostgres>>;
  let registry: Registry;
  beforeEach(async () => {
    opened = await openRealPostgres([registryMigrations]);
    registry = databaseRegistry({ ...opened, clock: fixedClock });
  }, 60_000);
  afterEach(() => opened.close());

  it('[REL-7/append-only] refuses to change, delete or empty the audit log', async () => {
    await registry.run({ ...by, command: () => refused('no') });
    for (const statement of [
      sql`update registry.audit set actor = 'nobody'`,
      sql`delete from registry.audit`,
      sql`truncate registry.audit`,
    ])
      await expect(opened.database.execute(statement)).rejects.toMatchObject({
        cause: { message: 'The audit log is append-only' },
      });
    expect(await registry.audit({ limit: 10 })).toMatchObject([{ actor: 'checkout' }]);
  });

  it('[ROL-1/one] starts one rollout of a feature and brand when many are requested at the same moment', async () => {
    const versions = ['1.0.0', '2.0.0', '2.0.1'];
    for (const version of versions)
      await registry.run({
        ...by,
        command: () =>
          accepted([{ kind: 'release-published', release: aReleaseOf('checkout', version) }], []),
      });
    await registry.run({
      ...by,
      releases: [release('1.0.0')],
      command: (state) => promoteRelease(state, { release: release('1.0.0'), brands: 'all' }, context),
    });
    const requested = Array.from({ length: 20 }, (_, index) => release(index % 2 === 0 ? '2.0.0' : '2.0.1'));
    const results = await Promise.all(
      requested.map((wanted) =>
        registry.run({
          ...by,
          releases: [wanted],
          command: (state) =>
            startRollout(
              state,
              { release: wanted, brands: 'all', steps, salt: 's', watch: ['failure'] },
              context,
            ),
        }),
      ),
    );
    expect(results.filter(({ kind }) => kind === 'accepted')).toHaveLength(1);
    expect((await registry.snapshot()).rollouts).toHaveLength(1);
    expect(await registry.audit({ limit: 100 })).toHaveLength(24);
  });

  it('[ROL-8/once] makes a change that waits once when many approve and reject it at the same moment', async () => {
    for (const version of ['1.0.0', '2.0.0'])
      await registry.run({
        ...by,
        command: () =>
          accepted([{ kind: 'release-published', release: aReleaseOf('checkout', version) }], []),
      });
    const evaluate = atOnce((state) =>
      promoteRelease(state, { release: release('2.0.0'), brands: 'all' }, context),
    );
    await registry.run({ ...by, command: (state) => requireApproval(state, 'checkout', context) });
    const asked = { call: 'release/promote', body: {}, by: 'checkout', person: 'ann', reason: 'a test' };
    await registry.run({
      ...by,
      releases: [release('2.0.0')],
      command: (state) => makeOrAsk(state, evaluate, asked, context),
    });
    const people = Array.from({ length: 20 }, (_, index) => `person-${index}`);
    const results = await Promise.all(
      people.map((person, index) =>
        registry.run({
          ...by,
          person,
          releases: [release('2.0.0')],
          command: (state) =>
            index % 4 === 3
              ? endWaiting(state, { id: 'w1', as: 'refused' })
              : approveChange(state, { id: 'w1', approver: { id: 'checkout', person } }, evaluate, context),
        }),
      ),
    );
    expect(results.filter(({ kind }) => kind === 'accepted')).toHaveLength(1);
    const wasApproved = results.findIndex(({ kind }) => kind === 'accepted') % 4 !== 3;
    expect((await registry.snapshot()).turns).toHaveLength(wasApproved ? 1 : 0);
    expect((await registry.approvals()).waiting).toStrictEqual([]);
    expect(await registry.audit({ refused: true, limit: 100 })).toHaveLength(19);
  });

  it('reads the same amount when there are many more releases', async () => {
    const many = Array.from({ length: 60 }, (_, index) => `1.${index}.0`);
    for (const version of many)
      await registry.run({
        ...by,
        command: () =>
          accepted(
            [
              { kind: 'release-published', release: aReleaseOf('checkout', version) },
              { kind: 'became-stable', turn: 'promote', name: 'checkout', version, brands: 'all' },
            ],
            [],
          ),
      });
    const { turns, releases } = await registry.snapshot();
    expect(turns.map(({ version }) => version)).toStrictEqual(many.slice(-8));
    expect(releases).toHaveLength(8);
  });
});
