import { openFreshDatabase, openRealPostgres } from 'api/testing/databases';
import type { Clock } from '../clock';
import { makePageToken } from '../votes/page-token';
import type { GivenRelease } from '../guard/votes-of-page';
import { registryMigrations } from '../registry/database';
import { databaseRegistry } from '../registry/database-registry';
import type { GuardSettings } from '../rollout-guard/settings';
import { aBuiltFolder } from './built-folder';
import type { BuildOptions } from './built-folder';
import { aServedPlatform } from './served-platform';

export const guardKey = 'the key of votes';

/** A clock that stands still until it is advanced. */
function steppingClock(start = '2026-11-21T12:00:00.000Z'): Clock & { advance(minutes: number): void } {
  let now = Date.parse(start);
  return { now: () => new Date(now), advance: (minutes) => void (now += minutes * 60_000) };
}

/** Signatures that a test can read. */
const signing = {
  secretOf: (team: string, url: string) => `secret of ${team} at ${url}`,
  sign: (secret: string, delivery: string, body: string) =>
    `${secret} over ${delivery} and ${body.length} characters`,
};

/** The release of listing that a test's page was given. */
export interface PageArm {
  readonly arm: 'canary' | 'stable';
  readonly share?: number;
  readonly rollout?: string;
}

/**
 * A platform with its guard over a real database: listing 1.0.0 is stable and 2.0.0 is published. `page` sends the reports of one
 * page load; `judge` counts what was sent and lets the guard look once.
 */
export async function aGuardedPlatform({
  settings = {},
  post = async () => ({ status: 200 }),
  mail = async () => undefined,
  database = 'PostgreSQL',
  buildOf = (feature, version) => ({ feature, version }),
  drawingWorkers = 0,
}: {
  settings?: Partial<GuardSettings>;
  post?: (
    url: string,
    message: { headers: Readonly<Record<string, string>>; body: string },
  ) => Promise<{ status: number }>;
  mail?: (message: { id: string; to: string; subject: string; text: string }) => Promise<void>;
  database?: 'embedded' | 'PostgreSQL';
  /** What is published; not a real program by default. */
  buildOf?: (feature: string, version: string) => BuildOptions;
  drawingWorkers?: number;
} = {}) {
  const clock = steppingClock();
  const open = database === 'embedded' ? openFreshDatabase : openRealPostgres;
  const opened = await open([registryMigrations]);
  const served = await aServedPlatform({
    registry: databaseRegistry({ ...opened, clock }),
    clock,
    builds: ['shell', 'checkout', 'listing'].map((feature) => buildOf(feature, '1.0.0')),
    drawingWorkers,
    previewKey: 'previews',
    guard: {
      database: opened.database,
      key: guardKey,
      post,
      mail,
      signing,
      settings: { flushSeconds: 3_600, ...settings },
    },
    // Tests set their address in a header.
    addressOf: (request) =>
      'headers' in request ? String((request.headers as Record<string, unknown>)['x-address']) : request.ip,
  });
  for (const feature of ['checkout', 'listing'])
    await served.client.publish(await aBuiltFolder(buildOf(feature, '2.0.0')), {
      author: 'a team',
      commit: 'abc',
    });
  const jobOf = (name: string) => {
    const job = served.platform.jobs.find((one) => one.name === name);
    if (job === undefined) throw new Error(`The platform has no job ${name}`);
    return job;
  };
  const [judgeJob, messages, sweep] = [jobOf('guard'), jobOf('guard messages'), jobOf('guard sweep')];

  const tokenOf = (visitor: string, releases: readonly GivenRelease[], decidedAt = clock.now().getTime()) =>
    makePageToken(guardKey, { brand: 'market', visitor, releases, decidedAt });

  const send = (
    payload: Record<string, unknown>,
    { visitor, address }: { visitor: string | undefined; address: string },
  ) =>
    served.app.inject({
      method: 'POST',
      url: '/platform/telemetry',
      headers: {
        host: 'localhost',
        'content-type': 'text/plain',
        'x-address': address,
        ...(visitor !== undefined && { cookie: `visitor=${visitor}` }),
      },
      payload: JSON.stringify({ brand: 'market', ...payload }),
    });

  let visitors = 0;
  /** One page load of a new visitor, from a new address by default. */
  const page = async (
    pageArm: PageArm,
    reports: readonly Record<string, unknown>[] = [shown()],
    {
      feature = 'listing',
      visitor = `visitor-${(visitors += 1)}`,
      address = `address of ${visitor}`,
    }: { feature?: string; visitor?: string; address?: string } = {},
  ) => {
    const { arm, share = 1_000, rollout = 'r1' } = pageArm;
    const version = arm === 'canary' ? '2.0.0' : '1.0.0';
    const token = tokenOf(visitor, [{ feature, version, rollout: { id: rollout, arm, share } }]);
    return send({ token, reports }, { visitor, address });
  };

  const start = async (feature = 'listing', fields: Record<string, unknown> = {}) => {
    const started = await served.client.command('rollout/start', {
      release: `${feature}@2.0.0`,
      brands: 'all',
      steps: [
        { share: 1_000, minimumMinutes: 10, minimumPageLoads: 20 },
        { share: 5_000, minimumMinutes: 10, minimumPageLoads: 20 },
      ],
      watch: ['failure'],
      reason: 'a test',
      ...fields,
    });
    if (started.kind !== 'done') throw new Error(started.faults.join('\n'));
    await served.platform.refresh();
    // The canary's process starts before its first page, as it does after a publication.
    await served.platform.drawingsReady();
  };

  const rollout = async (id = 'r1') => {
    const report = await served.registry.rollout(id);
    if (report === undefined) throw new Error(`There is no rollout ${id}`);
    return report;
  };

  return {
    ...served,
    clock,
    opened,
    tokenOf,
    send,
    page,
    start,
    rollout,
    judgeJob,
    messages,
    sweep,
    report: async (id = 'r1') => served.client.query('rollout', { id }),
    audit: (action: string) => served.registry.audit({ action, limit: 50 }),
    /** Counts what was sent, then lets the guard look. */
    async judge() {
      await served.platform.countVotes();
      await judgeJob.run();
      await served.platform.refresh();
    },
    async close() {
      await opened.close();
    },
  };
}

export function shown(feature = 'listing') {
  return { kind: 'shown', feature };
}

/** A release of listing failed to load and was replaced by 1.0.0. */
export function fellBack(version: string, feature = 'listing') {
  return { kind: 'remote-failed', feature, version, phase: 'fetch', code: '404', replacedBy: '1.0.0' };
}
