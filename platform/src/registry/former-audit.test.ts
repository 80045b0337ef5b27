import { createEmptyDatabase } from 'api/testing/databases';
import { migrationsBefore } from 'api/testing/migrations-before';
import { openServer } from 'api/testing/open-server';
import { sql } from 'drizzle-orm';
import { fixedClock } from '../testing/fixed-clock';
import { registryMigrations } from './database';
import { databaseRegistry } from './database-registry';

const note = { actor: 'operators', action: 'team add', subject: 'checkout', reason: 'a test' };
const team = { id: 'checkout', features: ['checkout'] };
const shown = {
  ...team,
  webhook: 'checkout.example:8443',
  chat: 'hooks.slack.example',
  email: 'team.example',
};

describe('an audit log that former versions have written', () => {
  it('[REL-6/former] loses the addresses of teams but for their hosts, and nothing else; it stays append-only', async () => {
    const { url, drop } = await createEmptyDatabase();
    const before = await migrationsBefore('logins', registryMigrations);
    const former = await openServer(url, undefined, [before]);
    // This note writes what it is given, as former versions did.
    const { note: write, audit } = databaseRegistry({ ...former, clock: fixedClock });
    await write(note, {
      ...team,
      webhook: 'https://ann:a-secret@checkout.example:8443/hook?key=a-secret@x',
      chat: 'https://hooks.slack.example/services/a-secret',
      email: 'a-secret@team.example',
    });
    await write(note, { ...shown, chat: 'hooks.slack.example (another address)' });
    await write(note, { ...team, webhook: null });
    await write({ ...note, action: 'preview' }, { page: 'https://market.example/menu' });
    await write({ ...note, action: 'team token' }, { token: 't3', label: 'https://ci.example/job' });
    const written = await audit({ limit: 9 });
    await former.close();
    await before.remove();

    const migrated = await openServer(url, undefined, [registryMigrations]);
    try {
      const registry = databaseRegistry({ ...migrated, clock: fixedClock });
      const kept = await registry.audit({ limit: 9 });
      expect(kept.at(-1)?.after).toStrictEqual(shown);
      expect(kept.slice(0, -1)).toStrictEqual(written.slice(0, -1));
      const all = await migrated.database.execute(sql`select audit::text as row from registry.audit`);
      expect(JSON.stringify(all.rows)).not.toContain('a-secret');
      await expect(
        migrated.database.execute(sql`update registry.audit set actor = 'nobody'`),
      ).rejects.toMatchObject({ cause: { message: 'The audit log is append-only' } });
    } finally {
      await migrated.close();
      await drop();
    }
  });
});
