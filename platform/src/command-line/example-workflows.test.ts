import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { filledTemplates } from '../new-remote/fill-templates';
import { aBuiltFolder } from '../testing/built-folder';
import { aDoor } from '../testing/door';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { githubJobs, gitlabJobs } from '../testing/workflows';
import type { ReadyJob, WorkflowEvent } from '../testing/workflows';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await removeTemporaryFolders();
});

const root = join(__dirname, '../../..');
const read = (file: string) => readFile(join(root, 'docs/examples', file), 'utf8');

const services = [
  ['github-actions.yml', githubJobs],
  ['gitlab-ci.yml', gitlabJobs],
] as const;

/** Stands in for the programs of a build machine: `npm` writes a build, `npx storefront` is the real one, `gh` keeps the comment. */
async function buildMachine(build: string) {
  const folder = await temporaryFolder();
  const [programs, work] = [join(folder, 'bin'), join(folder, 'work')];
  await mkdir(programs);
  await mkdir(work);
  const add = async (name: string, script: string) => {
    await writeFile(join(programs, name), `#!/bin/sh\necho "${name} $*" >> "${folder}/log"\n${script}\n`);
    await chmod(join(programs, name), 0o755);
  };
  const built = `cp -r "${build}" dist && sed -i "s/\\"version\\":[ ]*\\"1.0.0\\"/\\"version\\":\\"$RELEASE_VERSION\\"/" dist/release.json`;
  await add('npm', `[ "$*" != "run build" ] || { rm -rf dist; ${built}; }`);
  await add('npx', `shift; exec "${process.execPath}" "${root}/platform/bin/storefront.mjs" "$@"`);
  await add('gh', `echo "$*" > "${folder}/comment"`);
  return {
    async run({ environment, commands }: ReadyJob) {
      for (const { script, environment: own } of commands) {
        const env = { PATH: `${programs}:${process.env['PATH']}`, HOME: folder, ...environment, ...own };
        await promisify(execFile)('sh', ['-e', '-c', script], { cwd: work, env }).catch(
          ({ message, stdout }: { message: string; stdout: string }) => {
            throw new Error(`${message}\n${stdout}`);
          },
        );
      }
    },
    text: (name: 'log' | 'comment' | 'work/preview.env') =>
      readFile(join(folder, name), 'utf8').catch(() => ''),
  };
}

/** A storefront with the team of `rewards`, and a build machine that has its token. */
async function aProject(file: string, jobsFor: typeof githubJobs) {
  const { app, registry, operators } = await aDoor();
  closing.push(() => app.close());
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const reason = 'CI of rewards';
  const features = ['rewards', 'brand:northbank'];
  await operators.command('team/add', { team: 'rewards-team', features, reason });
  const { token = '' } = await operators.command('team/token', { team: 'rewards-team', reason });
  const machine = await buildMachine(await aBuiltFolder({ feature: 'rewards' }));
  const text = await read(file);
  const run = async (event: WorkflowEvent) => {
    const settings = { STOREFRONT_URL: url, STOREFRONT_TOKEN: token, STOREFRONT_BRAND: 'northbank' };
    for (const job of jobsFor(text, event, settings)) await machine.run(job);
  };
  return { url, registry, operators, machine, run };
}

const turnsOf = ({
  turns,
}: {
  readonly turns: readonly { readonly name: string; readonly version: string }[];
}) => turns.map(({ name, version }) => `${name}@${version}`);

describe('example workflows', () => {
  it.each(services)(
    '[REL-16/workflows] %s publishes only what a build with checked types has written',
    async (file, jobsFor) => {
      const text = await read(file);
      expect(text).not.toContain('STOREFRONT_TYPES');
      const events: WorkflowEvent[] = ['opened', 'push'];
      const jobs = events.flatMap((event) => jobsFor(text, event, {}));
      const scripts = jobs.map(({ commands }) => commands.map(({ script }) => script));
      const isPublish = (script: string) => /storefront (release|preview) publish/.test(script);
      const publishing = scripts.filter((commands) => commands.some(isPublish));
      expect(publishing).not.toStrictEqual([]);
      for (const commands of publishing) {
        const build = commands.findIndex((script) => /(^|\n)(\w+=\S+ )?npm run build$/m.test(script));
        expect([file, build >= 0 && build <= commands.findIndex(isPublish)]).toStrictEqual([file, true]);
      }
    },
  );

  it.each(services)(
    '[DEV-6] %s shows a pull request in a preview, writes its link there, and removes it when the pull request is closed',
    async (file, jobsFor) => {
      const { url, registry, operators, machine, run } = await aProject(file, jobsFor);
      await run('opened');
      const link = new RegExp(`${url}/rewards\\?preview=[\\w.~-]+`);
      const written = await machine.text(file === 'gitlab-ci.yml' ? 'work/preview.env' : 'comment');
      expect(written).toMatch(link);
      // Not even the first release of a feature becomes stable by it.
      const shown = await registry.snapshot();
      expect(await operators.query('releases', { feature: 'rewards' })).toMatchObject([
        { name: 'rewards', version: '0.0.0-pr12.7' },
      ]);
      expect([turnsOf(shown), shown.endedPreviews]).toStrictEqual([[], []]);

      await run('closed');
      const { endedPreviews } = await registry.snapshot();
      expect(endedPreviews).toMatchObject([{ brand: 'northbank', release: 'rewards@0.0.0-pr12.7' }]);
    },
    60_000,
  );

  it.each(services)(
    '%s tests and builds one remote alone, publishes it and begins a rollout',
    async (file, jobsFor) => {
      const { registry, operators, machine, run } = await aProject(file, jobsFor);
      // The first release of a feature is made stable by somebody who may act for the brands.
      await operators.publish(await aBuiltFolder({ feature: 'rewards' }), { author: 'ann', commit: 'abc' });
      await run('push');
      expect((await registry.snapshot()).rollouts).toMatchObject([
        { name: 'rewards', version: '1.0.7', state: 'running', steps: [{ share: 100 }, {}, {}, {}] },
      ]);
      const log = (await machine.text('log')).split('\n');
      const checks = log.filter((line) => line.startsWith('npm ') && !line.startsWith('npm ci'));
      expect(checks.slice(0, 4)).toStrictEqual([
        'npm run lint',
        'npm run types',
        'npm test',
        'npm run build',
      ]);
      const published = log.findIndex((line) => / release publish dist --version 1\.0\.7$/.test(line));
      const triedOut = log.findIndex((line) => line.endsWith('--try-out'));
      expect(triedOut).toBeGreaterThan(-1);
      expect(published).toBeGreaterThan(triedOut);
    },
    60_000,
  );

  it('are what a new remote in a repository of its own gets', async () => {
    const names = { name: 'rewards', pascal: 'Rewards', words: 'Rewards' };
    const made = new Map(await filledTemplates('repository', names));
    expect(made.get('.github/workflows/rewards.yml')).toBe(await read('github-actions.yml'));
    expect(made.get('.gitlab-ci.yml')).toBe(await read('gitlab-ci.yml'));
    expect((await readdir(join(root, 'docs/examples'))).sort()).toStrictEqual([
      'github-actions.yml',
      'gitlab-ci.yml',
    ]);
  });
});
