import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { OpenDatabase } from '../database/database';
import { openEmbedded } from '../database/open-embedded';
import { openServer } from '../database/open-server';
import { postgresServer } from './postgres-server';

/** A fresh, migrated database on the run's real PostgreSQL; `url` opens it again, closing it drops it. */
export async function openRealPostgres(): Promise<OpenDatabase & { readonly url: string }> {
  const server = await postgresServer();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = `${server}/${name}`;
  const opened = await openServer(url);
  return {
    ...opened,
    url,
    close: async () => {
      await opened.close();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

async function administer(server: string, statement: string) {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Runs the same tests on the embedded database and on real PostgreSQL, each fresh for the whole block. */
export function describeOnBothDatabases(subject: string, tests: (database: () => OpenDatabase) => void) {
  describe.each([
    ['embedded', () => openEmbedded('memory')],
    ['PostgreSQL', openRealPostgres],
  ])(`${subject} (%s)`, (_name, open) => {
    let database: OpenDatabase | undefined;
    beforeAll(async () => {
      database = await open();
    }, 60_000);
    afterAll(() => database?.close());
    tests(() => {
      if (!database) throw new Error('The database is open only while tests run');
      return database;
    });
  });
}
