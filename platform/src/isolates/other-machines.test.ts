import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

jest.setTimeout(120_000);

const root = join(__dirname, '../../..');
const ordinaryUser = '65534';
const isRoot = process.getuid?.() === 0;

type Command = readonly [string, ...string[]];

/** Runs a command; what it writes to its error output is shown when it fails. */
const outputOf = async ([file, ...args]: Command) =>
  (await promisify(execFile)(file, args, { cwd: root, env: { ...process.env, HOME: '/tmp' } })).stdout;

const asOrdinaryUser = isRoot
  ? (['setpriv', `--reuid=${ordinaryUser}`, `--regid=${ordinaryUser}`, '--clear-groups'] as const)
  : (['env'] as const);
/** As an ordinary user where no further namespace may be made, as in many containers. */
const withoutNamespaces = [
  ...(['unshare', '--user', '--map-root-user', 'sh', '-c'] as const),
  'echo 1 > /proc/sys/user/max_user_namespaces; exec unshare --user --map-user=1000 --map-group=1000 "$@"',
  'sh',
] as const;
/** As root of a container that knows no other user. */
const asOnlyUser = ['unshare', '--user', '--map-root-user'] as const;

/** What a platform does there, in production and in development. */
const platformsAt = async (surroundings: Command) => {
  const program = join(root, 'platform/src/testing/say-wall.ts');
  const [inProduction, inDevelopment] = JSON.parse(
    await outputOf([...surroundings, process.execPath, '--import', 'tsx', program]),
  ) as { user: number }[];
  return { inProduction, inDevelopment };
};

describe('code of releases on another machine than that of the tests', () => {
  it('[ISO-1/confined] is confined for an ordinary user as for root: the same tests pass', async () => {
    const report = JSON.parse(
      await outputOf([
        ...asOrdinaryUser,
        ...[
          process.execPath,
          join(root, 'node_modules/jest/bin/jest.js'),
          '--ci',
          '--json',
          '--maxWorkers=1',
        ],
        ...['--runTestsByPath', 'platform/src/isolates/confinement.test.ts'],
        'platform/src/isolates/escapes.test.ts',
      ]),
    ) as { numPassedTests: number; numTotalTests: number };
    expect(report.numPassedTests).toBe(report.numTotalTests);
    expect(report.numPassedTests).toBeGreaterThan(10);
  });

  it('[ISO-1/confined] is confined for an ordinary user in production too, and /readyz says by what', async () => {
    const { inProduction } = await platformsAt(asOrdinaryUser);
    expect(inProduction).toMatchObject({ faults: [], isPublished: true, wall: 'namespaces' });
    expect(inProduction?.user).not.toBe(0);
  });

  it.each([
    ['refuses namespaces', withoutNamespaces, 1000, 'this system refuses namespaces (unshare failed: '],
    [
      'knows no user but root',
      asOnlyUser,
      0,
      'this system has no user 65534, as which processes are confined',
    ],
  ] as const)(
    '[ISO-1/production] that %s: production refuses it with a sentence, development goes on and says so',
    async (_what, surroundings, user, gap) => {
      const { inProduction, inDevelopment } = await platformsAt(surroundings);
      const nowhere = `No code of releases runs on this machine, so no page is drawn and nothing can be published: ${gap}`;
      expect(inProduction).toMatchObject({
        user,
        faults: [expect.stringContaining(nowhere)],
        isPublished: false,
        warnings: expect.arrayContaining([expect.stringContaining(nowhere)]),
      });
      expect(inProduction).not.toHaveProperty('wall');
      expect(inDevelopment).toMatchObject({
        user,
        faults: [],
        isPublished: true,
        wall: 'none',
        warnings: expect.arrayContaining([
          expect.stringContaining(`Code of releases is not confined on this machine: ${gap}`),
        ]),
      });
    },
  );
});
