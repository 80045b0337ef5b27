import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { OwnPostgres } from 'api/testing/postgres-server';

/**
 * Base backup and archived log (WAL) of a PostgreSQL, by its own functions: what pg_basebackup does, which the packaged PostgreSQL of the
 * tests does not bring.
 */
interface Backups {
  /** Copies the files of the running server; changes that are made meanwhile come from the log. */
  takeBaseBackup(): Promise<void>;
  /** Resolves when everything that is committed now is in the archive. */
  archived(): Promise<void>;
  /**
   * Replaces the files of the stopped server by the backup, and starts it with the state of this moment. Only the owner of the database
   * can connect until `open`.
   */
  restoreTo(point: string): Promise<void>;
  open(): Promise<void>;
}

/** Lets the server archive its log, for which it is started again. */
export async function archiveLog(server: OwnPostgres): Promise<Backups> {
  const data = server.dataDirectory;
  const folder = dirname(data);
  const [archive, copy] = [join(folder, 'archive'), join(folder, 'base.tar')];
  let label = '';

  const withOwner = async <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
    const client = new pg.Client(`${server.url}/postgres`);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  const ask = <Row>(query: string) => withOwner(async (client) => (await client.query(query)).rows[0] as Row);

  /** Writes a file of the server, which belongs to the account of the server. */
  const write = (name: string, text: string) => {
    writeFileSync(join(data, name), text, { mode: 0o600 });
    const { uid, gid } = statSync(data);
    chownSync(join(data, name), uid, gid);
  };

  await withOwner(async (client) => {
    await client.query("alter system set archive_mode = 'on'");
    // A file that is there already is never written again: that would be the log of another server.
    await client.query(
      `alter system set archive_command = 'mkdir -p ${archive} && test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
    );
  });
  await server.stop();
  await server.start();

  return {
    takeBaseBackup: () =>
      withOwner(async (client) => {
        await client.query("select pg_backup_start('rehearsal', true)");
        tarOf(data, copy);
        const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
        label = rows[0]?.labelfile ?? '';
      }),
    async archived() {
      const { wanted } = await ask<{ wanted: string }>('select pg_walfile_name(pg_switch_wal()) as wanted');
      const last = 'select last_archived_wal as name from pg_stat_archiver';
      while (((await ask<{ name: string | null }>(last)).name ?? '') < wanted) await setTimeout(20);
    },
    async restoreTo(point) {
      renameSync(data, join(folder, 'lost'));
      mkdirSync(data, { mode: 0o700 });
      execFileSync('tar', ['-xpf', copy, '-C', data]);
      write('backup_label', label);
      write('recovery.signal', '');
      appendFileSync(
        join(data, 'postgresql.auto.conf'),
        `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${point}'\nrecovery_target_action = 'promote'\n`,
      );
      write('pg_hba.conf', hostsOf('storefront'));
      await server.start();
      const recovers = 'select pg_is_in_recovery() as yes';
      while ((await ask<{ yes: boolean }>(recovers)).yes) await setTimeout(20);
    },
    async open() {
      write('pg_hba.conf', hostsOf('all'));
      await ask('select pg_reload_conf()');
    },
  };
}

const hostsOf = (users: string) => `host all ${users} 127.0.0.1/32 trust\n`;

/** Files of a running server change and vanish while they are read: tar ends with 1 then, and the log holds what is missing. */
function tarOf(data: string, copy: string) {
  // These belong to the running server alone.
  const without = ['pg_wal/*', 'pg_replslot/*', 'postmaster.pid', 'postmaster.opts'];
  const parameters = [...without.map((name) => `--exclude=./${name}`), '-cf', copy, '-C', data, '.'];
  try {
    execFileSync('tar', parameters, { stdio: 'pipe' });
  } catch (fault) {
    if ((fault as { status?: number }).status !== 1) throw fault;
  }
}
