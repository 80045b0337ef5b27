import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { firstPage, remoteManifest } from '../new-remote/first-manifest';
import { aBuiltFolder } from '../testing/built-folder';
import { aDoor } from '../testing/door';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { runCommandLine } from './run-command-line';

afterEach(removeTemporaryFolders);

interface Step {
  readonly run?: string;
}
interface Job {
  readonly steps?: readonly Step[];
  readonly script?: readonly string[];
}

const jobsOf = async (file: string): Promise<(Job | null)[]> => {
  const text = await readFile(join(__dirname, '../../../docs/examples', file), 'utf8');
  const workflow = parse(text) as Record<string, unknown> & { jobs?: Record<string, Job> };
  return Object.values(workflow.jobs ?? workflow) as (Job | null)[];
};

/** The commands of a job in their order. */
const commandsOf = (job: Job | null): string[] => [
  ...(job?.steps ?? []).flatMap(({ run }) => run ?? []),
  ...(job?.script ?? []),
];

const isPublish = (command: string) => command.includes('storefront release publish');

/** Splits a command into words, as a shell does. */
const wordsOf = (command: string) =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

describe('example workflows', () => {
  it.each(['github-actions.yml', 'gitlab-ci.yml'])(
    '[REL-16/workflows] %s publishes only what a build with checked types has written',
    async (file) => {
      const text = await readFile(join(__dirname, '../../../docs/examples', file), 'utf8');
      expect(text).not.toContain('STOREFRONT_TYPES');
      const jobs = (await jobsOf(file)).map(commandsOf);
      const publishing = jobs.filter((commands) => commands.some(isPublish));
      expect(publishing).not.toEqual([]);
      for (const commands of publishing) {
        const build = commands.indexOf('npm run build -w remote-rewards');
        expect([file, build >= 0 && build < commands.findIndex(isPublish)]).toEqual([file, true]);
      }
    },
  );

  it.each(['github-actions.yml', 'gitlab-ci.yml'])(
    '%s tests and builds one remote alone, publishes it and begins a rollout',
    async (file) => {
      const { registry, clientOf, operators } = await aDoor();
      const reason = 'CI of rewards';
      await operators.command('team/add', { team: 'rewards-team', features: ['rewards'], reason });
      const { token } = await operators.command('team/token', { team: 'rewards-team', reason });
      const parts = {
        registry: clientOf(token),
        brandsDirectory: await temporaryFolder(),
        repository: await temporaryFolder(),
        folder: await temporaryFolder(),
        author: 'ann',
        stopSignal: new AbortController().signal,
        commit: 'abc',
      };
      const printed: string[] = [];
      const run = (...words: string[]) =>
        runCommandLine(words, { ...parts, print: (line) => printed.push(line) });
      const build = (version: string) => aBuiltFolder({ feature: 'rewards', version });
      // The first release of a feature is made stable by somebody who may act for the brands.
      await operators.publish(await build('1.0.0'), { author: 'ann', commit: 'abc' });

      const filled: Record<string, string> = {
        'remote-rewards/dist': await build('1.0.2'),
        $RELEASE_VERSION: '1.0.2',
        $RELEASE_COMMIT: 'abc',
      };
      const fill = (command: string) =>
        Object.entries(filled).reduce((text, [name, value]) => text.replaceAll(name, value), command);
      const commands = (await jobsOf(file)).flatMap(commandsOf);
      const storefront = commands.filter((command) => command.startsWith('npx storefront '));
      for (const command of storefront) {
        const words = wordsOf(fill(command)).slice(2);
        expect([command, await run(...words), printed.join('\n')]).toEqual([command, 0, expect.anything()]);
      }
      expect(printed).toContain('Nothing has been changed.');
      expect((await registry.snapshot()).rollouts).toMatchObject([
        { name: 'rewards', version: '1.0.2', state: 'running', steps: [{ share: 100 }, {}, {}, {}] },
      ]);

      const names = { name: 'rewards', pascal: 'Rewards', words: 'Rewards' };
      const { scripts } = JSON.parse(remoteManifest(names, firstPage(names, 20), {}));
      const npm = commands.flatMap(
        (command) => /npm (?:run )?(\w+) -w remote-rewards$/.exec(command)?.[1] ?? [],
      );
      expect(npm.slice(0, 2)).toEqual(['test', 'build']);
      for (const script of npm) expect(Object.keys(scripts)).toContain(script);
      expect(commands).toHaveLength(
        storefront.length + npm.length + commands.filter((one) => /npm install/.test(one)).length,
      );
    },
  );
});
