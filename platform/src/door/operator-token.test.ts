import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFreshDatabase } from 'api/testing/databases';
import { registryMigrations } from '../registry/database';
import { databaseRegistry } from '../registry/database-registry';
import { fixedClock } from '../testing/fixed-clock';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { operatorToken } from './operator-token';
import { hashToken } from './tokens';

afterEach(removeTemporaryFolders);

describe('the token of the operators', () => {
  it('[REL-6/hashed] is in a file that only its owner can read, and in the database as a hash only', async () => {
    const opened = await openFreshDatabase([registryMigrations]);
    const registry = databaseRegistry({ ...opened, clock: fixedClock });
    const folder = await temporaryFolder();
    const token = await operatorToken(registry, folder);
    const path = join(folder, 'registry-token');

    expect(await readFile(path, 'utf8')).toBe(`${token}\n`);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await registry.teamOfToken(hashToken(token))).toMatchObject({ id: 'operators', features: ['*'] });
    const { rows } = await opened.database.execute('select * from registry.team_token, registry.audit');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);

    expect(await operatorToken(registry, folder)).toBe(token);
    await writeFile(path, 'sft_of_another_database\n');
    const second = await operatorToken(registry, folder);
    expect(second).not.toBe(token);
    expect(await registry.teamOfToken(hashToken(second))).toMatchObject({ id: 'operators' });
    await opened.close();
  });
});
