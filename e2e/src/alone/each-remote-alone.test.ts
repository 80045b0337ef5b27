import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyHouse, house } from '../harness/empty-house';

const remotes = readdirSync(house).filter((name) => /^remote-[a-z]+$/.test(name));

describe('each remote', () => {
  it.each(remotes)(
    '[DEV-3] %s is built, tested and published from its own folder, in a checkout that holds no other',
    async (remote) => {
      const { folder, bring, run, remove } = emptyHouse();
      const data = mkdtempSync(join(tmpdir(), 'storefront-alone-'));
      try {
        bring(remote);
        await run('npm', ['run', 'build'], remote);
        const { feature, exposes } = JSON.parse(
          readFileSync(join(folder, remote, 'dist/release.json'), 'utf8'),
        );
        expect(remote).toBe(`remote-${feature}`);
        expect(Object.keys(exposes)).not.toEqual([]);
        // Every page is drawn by its own tests; the rest of them runs in the unit run.
        const tests = ['run', '--silent', 'test', '--', '--json', 'node.test'];
        const { success, numPassedTests } = JSON.parse(await run('npm', tests, remote, { NODE_ENV: 'test' }));
        expect([success, numPassedTests > 0]).toEqual([true, true]);
        const printed = await run('npm', ['run', 'release'], remote, { DATA_DIR: data });
        expect(printed).toMatch(new RegExp(`^${feature}@\\S+ is published: \\d+ files\\.$`, 'm'));
      } finally {
        remove();
        rmSync(data, { recursive: true, force: true });
      }
    },
    5 * 60_000,
  );
});
