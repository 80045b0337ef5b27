import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { FailoverProgram } from './failover-program';
import { createNetwork } from './network';
import type { Machine } from './network';

/** One of the two PostgreSQLs. */
export interface StandbyNode extends Pick<Machine, 'silence' | 'speak'> {
  readonly name: string;
  /** The name of its network namespace. */
  readonly machine: string;
  readonly address: string;
  /** Kills PostgreSQL and what looks after it, with -9. */
  kill(): void;
  /** Starts it again, as its machine would. */
  start(): void;
}

/** A PostgreSQL with a synchronous standby, each on a machine of its own, and pg_auto_failover, which decides which of them is the primary. */
export interface StandbyPair {
  /** The URL of both, as their owner, without the name of a database. */
  readonly url: string;
  /** The node that takes writes, and the other one. */
  roles(): Promise<{ readonly primary: StandbyNode; readonly standby: StandbyNode }>;
  /** Resolves once one is the primary and the other its synchronous standby; rejects after this many seconds. */
  untilPaired(seconds: number): Promise<void>;
  /** Resolves when everything has ended. */
  stop(): Promise<void>;
}

const ports = { monitor: 6432, one: 6433, two: 6434 } as const;

/**
 * How fast the monitor gives up a primary, in milliseconds. Its own values (20 s to be noticed, 30 s to give way) are for machines far
 * from each other; these hold the 15 s of SCL-1 and bear two lost answers.
 */
const patience = {
  health_check_period: 1_000,
  health_check_timeout: 1_000,
  health_check_max_retries: 1,
  health_check_retry_delay: 500,
  node_considered_unhealthy_timeout: 3_000,
  // A primary without its synchronous standby answers nothing, so the standby need not wait long until it has given way.
  primary_demote_timeout: 1_000,
  startup_grace_period: 5_000,
};

/** Starts the pair; everything is kept in `folder`, which every account must be able to reach. `programs` has those of PostgreSQL. */
export async function startStandbyPair(folder: string, programs: string): Promise<StandbyPair> {
  const network = createNetwork(['monitor', 'one', 'two']);
  const monitor = new FailoverProgram({
    name: 'monitor',
    machine: network.machine('monitor'),
    folder,
    programs,
  });
  const monitorUrl = `postgres://autoctl_node@${monitor.machine.address}:${ports.monitor}/pg_auto_failover`;
  const pairOf = (['one', 'two'] as const).map((name) => {
    const machine = network.machine(name);
    const program = new FailoverProgram({ name, machine, folder, programs });
    const node: StandbyNode = {
      name,
      machine: machine.name,
      address: `${machine.address}:${ports[name]}`,
      silence: machine.silence,
      speak: machine.speak,
      kill: machine.kill,
      start: () => program.start('run', '--pgdata', program.data),
    };
    return { program, node, port: ports[name] };
  });
  const [one, two] = pairOf as [(typeof pairOf)[number], (typeof pairOf)[number]];
  const nodes = [one.node, two.node];
  const url = `postgres://postgres@${nodes.map(({ address }) => address).join(',')}`;
  const urlOf = ({ address }: StandbyNode) => `postgres://postgres@${address}/postgres`;

  const register = ({ program, port }: typeof one) => {
    const options = ['--pgdata', program.data, '--pgport', String(port), '--name', program.name];
    const place = ['--hostname', program.machine.address, '--monitor', monitorUrl];
    program.start('create', 'postgres', ...options, ...place, '--auth', 'trust', '--no-ssl', '--run');
  };
  /** The node that has reached the state that the monitor wants for it. */
  const nodeIn = async (state: string) => {
    const query =
      'select nodename from pgautofailover.node where reportedstate = goalstate and goalstate::text = $1';
    const [row] = await ask(monitorUrl, query, [state]);
    return nodes.find(({ name }) => name === row?.['nodename']);
  };
  const untilPaired = (seconds: number) =>
    until(
      seconds,
      () => `The pair is not complete:\n${one.program.lastLines()}\n${two.program.lastLines()}`,
      async () => {
        if ((await nodeIn('primary')) !== undefined && (await nodeIn('secondary')) !== undefined) return true;
        // A base backup waits for a checkpoint, which PostgreSQL otherwise spreads over minutes.
        for (const node of nodes) await ask(urlOf(node), 'checkpoint').catch(() => undefined);
        return false;
      },
    );
  const removeAtExit = () => network.remove();
  process.once('exit', removeAtExit);
  const stop = async () => {
    await Promise.all([one, two].map(({ program }) => program.stop()));
    await monitor.stop();
    network.remove();
    process.off('exit', removeAtExit);
  };

  try {
    chownSync(folder, monitor.account.uid, monitor.account.gid);
    chmodSync(folder, 0o755);
    monitor.runToEnd(
      ...['create', 'monitor', '--pgdata', monitor.data, '--pgport', String(ports.monitor)],
      ...['--hostname', monitor.machine.address, '--auth', 'trust', '--no-ssl'],
    );
    const settings = Object.entries(patience).map(([name, value]) => `pgautofailover.${name} = ${value}`);
    appendFileSync(join(monitor.data, 'postgresql.conf'), `\n${settings.join('\n')}\n`);
    monitor.start('run', '--pgdata', monitor.data);
    const answers = () =>
      nodeIn('primary').then(
        () => true,
        () => false,
      );
    await until(60, () => monitor.lastLines(), answers);

    register(one);
    await until(
      60,
      () => one.program.lastLines(),
      async () => (await nodeIn('single')) === one.node,
    );
    // Copied to the standby with everything else.
    const subnet = one.program.machine.address.replace(/\.\d+$/, '.0/24');
    appendFileSync(join(one.program.data, 'pg_hba.conf'), `host all all ${subnet} trust\n`);
    const [enter, ...rest] = one.program.machine.enter;
    const local = `postgres://postgres@127.0.0.1:${ports.one}/postgres`;
    const reload = [join(programs, 'psql'), '-qAt', local, '-c', 'select pg_reload_conf()'];
    execFileSync(enter, [...rest, ...reload], { stdio: 'pipe' });
    register(two);
    await untilPaired(120);
  } catch (fault) {
    await stop();
    throw fault;
  }

  return {
    url,
    async roles() {
      for (const [primary, standby] of [nodes, [...nodes].reverse()] as [StandbyNode, StandbyNode][]) {
        const [row] = await ask(urlOf(primary), 'select pg_is_in_recovery() as is_standby').catch(() => []);
        if (row?.['is_standby'] === false) return { primary, standby };
      }
      throw new Error('Neither node takes writes.');
    },
    untilPaired,
    stop,
  };
}

async function ask(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    query_timeout: 10_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(statement, values)).rows;
  } finally {
    // Not ended in order: a machine that went silent never answers that.
    client.connection.stream.destroy();
  }
}

async function until(seconds: number, fault: () => string, condition: () => Promise<boolean>): Promise<void> {
  const since = performance.now();
  while (!(await condition())) {
    if (performance.now() - since > seconds * 1_000) throw new Error(fault());
    await setTimeout(200);
  }
}
