import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, withUser } from 'api';
import { startPostgres } from 'api/testing/postgres-server';
import type { OwnPostgres } from 'api/testing/postgres-server';
import { registryMigrations } from 'platform';
import { startS3Server } from 'platform/testing/s3-server';
import type { S3Server } from 'platform/testing/s3-server';
import { grantRights } from '../../../deploy/src/database-users/grant-rights';
import { portOf } from '../../../deploy/src/listen';
import type { Role } from '../../../deploy/src/roles';
import { settingsFor } from '../../../deploy/src/settings-of-roles';
import { createBalancer } from './balancer';
import type { AnsweringRole } from '../../../deploy/src/role-of-path';
import { startProcess } from './start-process';
import type { StartedProcess } from './start-process';
import { Upstreams } from './upstreams';

/** The PostgreSQL of a cluster; its URL has no name of a database. */
export type ClusterDatabase = Pick<OwnPostgres, 'url' | 'stop'>;

/** The product as it runs on many machines, all processes on this one. */
export interface Cluster<Database extends ClusterDatabase = OwnPostgres> {
  /** The address that customers use. */
  readonly url: string;
  /** All data of the cluster; removed when the cluster is stopped. */
  readonly folder: string;
  /** The data folder of the process with the registry: the command line finds the operators' token there. */
  readonly dataDirectory: string;
  readonly database: Database;
  readonly storage: Pick<S3Server, 'close' | 'start'>;
  /** The settings of a process with these roles: its own database user, and nothing that only other roles need (ISO-5). */
  environmentFor(roles: readonly Role[]): Promise<Record<string, string>>;
  /**
   * Starts one more process under a unique name. A process that has ended may be started again with its former data. `own` are settings
   * for this process only.
   */
  start(
    name: string,
    roles: readonly Role[],
    own?: Readonly<Record<string, string>>,
  ): Promise<StartedProcess>;
  /** The processes that were started, by name. */
  readonly processes: ReadonlyMap<string, StartedProcess>;
  /** Ends everything and removes its folders. */
  stop(): Promise<void>;
}

export interface ClusterDeps {
  /** The folder that holds `deploy`. */
  readonly root: string;
  /** Where the balancer listens; 0 takes any free port. */
  readonly port: number;
  /** More settings; each process gets those of its roles. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts a PostgreSQL, an S3-speaking server and the balancer; `start` adds the processes of the product. */
export function startCluster(deps: ClusterDeps): Promise<Cluster> {
  return startClusterOn((folder) => startPostgres(folder), deps);
}

/** Like `startCluster`, on the PostgreSQL that `startDatabase` starts in a folder. */
export async function startClusterOn<Database extends ClusterDatabase>(
  startDatabase: (folder: string) => Promise<Database>,
  { root, port, environment = {} }: ClusterDeps,
): Promise<Cluster<Database>> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-cluster-'));
  // When we are root, PostgreSQL runs under another account and needs a folder of its own.
  const databaseFolder = await mkdtemp(join(tmpdir(), 'storefront-cluster-database-'));
  const processes = new Map<string, StartedProcess>();
  const upstreams = new Upstreams();
  const balancer = createBalancer(upstreams);
  const closers: (() => Promise<void>)[] = [
    async () => {
      for (const path of [folder, databaseFolder])
        await rm(path, { recursive: true, force: true, maxRetries: 5 });
    },
  ];
  const stop = async () => {
    await Promise.all([...processes.values()].map((one) => one.stop()));
    for (const end of closers.splice(0).reverse()) await end();
  };
  try {
    const database = await startDatabase(databaseFolder);
    closers.push(() => database.stop());
    const objects = join(folder, 'objects');
    await mkdir(objects);
    const storage = await startS3Server(objects);
    closers.push(() => storage.close());
    await balancer.listen({ port, host: '127.0.0.1' });
    closers.push(() => balancer.close());
    upstreams.start();
    closers.push(async () => upstreams.stop());

    const url = `http://localhost:${portOf(balancer)}`;
    const { place } = storage;
    const shared = {
      NODE_ENV: 'development',
      DEVELOPMENT_USES: 'database,storage,proxies',
      RELEASE_STORE: `s3://${place.bucket}/${place.prefix}`,
      S3_ENDPOINT: place.endpoint ?? '',
      S3_ACCESS_KEY_ID: place.credentials?.accessKeyId ?? '',
      S3_SECRET_ACCESS_KEY: place.credentials?.secretAccessKey ?? '',
      TRUSTED_PROXIES: 'loopback',
      PUBLIC_PORT: String(portOf(balancer)),
      INTERNAL_API_URL: `http://127.0.0.1:${portOf(balancer)}`,
      ...environment,
    };
    const ownerUrl = `${database.url}/postgres`;
    const addresses = new Map<string, Promise<string>>();
    const addressFor = (roles: readonly Role[]): Promise<string> => {
      const key = roles.join();
      const known = addresses.get(key) ?? addressOfUser(ownerUrl, roles);
      addresses.set(key, known);
      return known;
    };
    const environmentFor = async (roles: readonly Role[]) =>
      settingsFor(new Set(roles), {
        ...shared,
        ROLES: roles.join(','),
        DATABASE_URL: await addressFor(roles),
      });
    return {
      url,
      folder,
      dataDirectory: join(folder, 'registry'),
      database,
      storage,
      environmentFor,
      processes,
      async start(name, roles, own = {}) {
        const environment = { ...(await environmentFor(roles)), DATA_DIR: join(folder, name), ...own };
        const started = await startProcess({ name, root, environment });
        processes.set(name, started);
        upstreams.add(
          started.url,
          roles.filter((role): role is AnsweringRole => role !== 'jobs'),
        );
        await upstreams.check();
        return started;
      },
      stop,
    };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

/** Brings the tables up to date as their owner, and returns the address of the database user for a process with these roles. */
async function addressOfUser(ownerUrl: string, roles: readonly Role[]): Promise<string> {
  const owner = { databaseUrl: ownerUrl, replicaUrl: undefined, dataDirectory: '' };
  const { database, close } = await openDatabase(owner, [registryMigrations]);
  try {
    const [user] = await grantRights(database, [{ roles }]);
    return withUser(ownerUrl, user?.name ?? '', user?.password ?? '');
  } finally {
    await close();
  }
}
