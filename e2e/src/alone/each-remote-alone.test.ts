import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { emptyProject, root } from '../harness/empty-project';

const remotes = readdirSync(root).filter((name) => /^remote-[a-z]+$/.test(name));

describe('each remote', () => {
  it.each(remotes)(
    '[DEV-3] %s is built, tested and published from its own folder, in a checkout that holds no other',
    async (remote) => {
      const { folder, addRemote, run, remove } = emptyProject();
      try {
        addRemote(remote);
        await run('npm', ['run', 'build'], remote, {
          RELEASE_VERSION: '0.0.1-alone',
          STOREFRONT_TYPES: 'unchecked',
        });
        const { feature, exposes } = JSON.parse(
          readFileSync(join(folder, remote, 'dist/release.json'), 'utf8'),
        );
        expect(remote).toBe(`remote-${feature}`);
        expect(Object.keys(exposes)).not.toStrictEqual([]);
        // Every page is drawn by its own tests; the rest of them runs in the unit run.
        const tests = ['run', '--silent', 'test', '--', '--json', 'node.test'];
        const { success, numPassedTests } = JSON.parse(await run('npm', tests, remote, { NODE_ENV: 'test' }));
        expect([success, numPassedTests > 0]).toStrictEqual([true, true]);
        const printed = await run('npm', ['run', 'release'], remote);
        expect(printed).toMatch(new RegExp(`^${feature}@\\S+ is published: \\d+ files\\.$`, 'm'));
      } finally {
        remove();
      }
    },
    5 * 60_000,
  );
});
