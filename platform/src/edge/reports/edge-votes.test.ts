import type { RolloutReport } from '@storefront/contract';
import { signPreview } from '../../registry/preview-token';
import { aGuardedPlatform, fellBack, guardKey, shown } from '../../testing/guarded-platform';
import { stateIn } from '../../testing/page';
import { endPlatforms } from '../../testing/served-platform';
import { removeTemporaryFolders } from '../../testing/temporary-folder';
import { checkPageToken } from '../../votes/page-token';

jest.setTimeout(60_000);

let guard: Awaited<ReturnType<typeof aGuardedPlatform>>;
let before: number[];
beforeAll(async () => {
  guard = await aGuardedPlatform();
  await guard.start();
  await guard.judge();
});
beforeEach(async () => {
  before = await figures();
});
afterAll(async () => {
  await endPlatforms();
  await guard.opened.close();
  await removeTemporaryFolders();
});

/** Opens the home page as a visitor; returns the page's token and the visitor's id. */
const open = async (cookie = '', headers: Record<string, string> = {}) => {
  const answer = await guard.get('/', { headers: { ...(cookie && { cookie }), ...headers } });
  const visitor = answer.cookies.find(({ name }) => name === 'visitor')?.value;
  return { token: stateIn(answer).token, visitor };
};
/** The page loads and failures counted so far: of the canary, then of stable. */
const figures = async () => {
  await guard.platform.countVotes();
  const { total } = (await guard.report()) as RolloutReport;
  return [total.canary, total.stable].flatMap(({ signals: { failure } }) => [
    failure.trials,
    failure.failures,
  ]);
};
/** The counts of this test. */
const counted = async () => (await figures()).map((figure, index) => figure - (before[index] ?? 0));

describe('the token of a page', () => {
  it('[GRD-7/edge] names the releases that the visitor got, and makes the page load a vote of that arm', async () => {
    const { token = '', visitor } = await open();
    const { version } = stateIn(await guard.get('/', { headers: { cookie: `visitor=${visitor}` } }))
      .decisions['listing'] ?? { version: 'none' };
    const arm = version === '2.0.0' ? 'canary' : 'stable';
    expect(checkPageToken(guardKey, token, 'market', guard.clock.now().getTime())).toMatchObject({
      isValid: true,
      claims: {
        visitor,
        releases: [
          { feature: 'shell', version: '1.0.0' },
          { feature: 'listing', version, rollout: { id: 'r1', arm, share: 1_000 } },
        ],
      },
    });
    await guard.send({ token, reports: [shown()] }, { visitor, address: 'a' });
    await guard.judge();
    expect(await counted()).toStrictEqual(arm === 'canary' ? [1, 0, 0, 0] : [0, 0, 1, 0]);
  });

  it('[GRD-7/edge] is missing when nothing may be counted: without cookies, and in a preview', async () => {
    expect((await open('', { 'sec-fetch-site': 'same-origin' })).token).toBeUndefined();
    const made = guard.clock.now().getTime();
    const until = made + 60_000;
    const preview = signPreview({ releases: ['listing@2.0.0'], brand: 'market', made, until }, 'previews');
    expect((await open(`visitor=v-1; preview=${preview}`)).token).toBeUndefined();
    expect((await open('visitor=v-1')).token).toBeDefined();
  });

  it('[GRD-7/edge][ROL-5/uncounted] a report without a token, or with a forged or expired one or that of another visitor, is not a vote', async () => {
    const { tokenOf, send, clock } = guard;
    const releases = [
      { feature: 'listing', version: '2.0.0', rollout: { id: 'r1', arm: 'canary', share: 1_000 } },
    ] as const;
    const made = clock.now().getTime();
    const until = made + 60_000;
    const preview = signPreview({ releases: ['listing@2.0.0'], brand: 'market', made, until }, 'previews');
    const good = tokenOf('v-1', releases);
    const attempts: [Record<string, unknown>, string | undefined][] = [
      [{}, 'v-1'],
      [{ token: `${good}x` }, 'v-1'],
      [{ token: good.replace(/^../, 'ab') }, 'v-1'],
      [{ token: tokenOf('v-1', releases, clock.now().getTime() - 13 * 3_600_000) }, 'v-1'],
      [{ token: good }, 'v-2'],
      [{ token: good }, undefined],
      [{ token: good, preview: true }, 'v-1'],
      [{ token: good }, `v-1; preview=${preview}`],
      [{ token: tokenOf('v-1', [{ feature: 'listing', version: '2.0.0' }]) }, 'v-1'],
    ];
    for (const [batch, visitor] of attempts) {
      const sent = { ...batch, reports: [shown(), fellBack('2.0.0')] };
      expect((await send(sent, { visitor, address: 'a' })).statusCode).toBe(204);
    }
    await guard.judge();
    expect(await counted()).toStrictEqual([0, 0, 0, 0]);
    await send({ token: good, reports: [shown()] }, { visitor: 'v-1', address: 'a' });
    expect(await counted()).toStrictEqual([1, 0, 0, 0]);
    const figuresText = (await guard.get('/metrics')).body;
    for (const why of ['none', 'forged', 'expired', 'other visitor'])
      expect(figuresText).toContain(`storefront_votes_refused_total{why="${why}"}`);
  });

  it('[GRD-4/edge] only the release that failed is counted, not the one that replaced it', async () => {
    await guard.page({ arm: 'canary' }, [shown(), fellBack('1.0.0')]);
    await guard.page({ arm: 'stable' }, [shown(), fellBack('1.0.0')]);
    expect(await counted()).toStrictEqual([1, 0, 1, 1]);
  });

  it.each([
    ['nobody answers, not for its last good release either', 'fetch', 'unreachable', null, 0],
    ['the right file comes at the second try', 'fetch', 'interrupted', '1.0.0', 0],
    ['nobody answers, and its last good release is fetched', 'fetch', 'unreachable', '1.0.0', 1],
    ['its file is missing', 'fetch', '404', null, 1],
    ['it throws', 'render', 'unreachable', null, 1],
  ] as const)(
    '[GRD-8/nobody] a release that a page cannot show counts as failed only when the network is not the cause: %s',
    async (_name, phase, code, replacedBy, failures) => {
      await guard.page({ arm: 'canary' }, [shown(), { ...fellBack('2.0.0'), phase, code, replacedBy }]);
      expect(await counted()).toStrictEqual([1, failures, 0, 0]);
    },
  );

  it('serves pages and accepts reports while the database is unavailable, and counts them when it is back', async () => {
    const away = jest.spyOn(guard.opened.database, 'transaction').mockRejectedValue(new Error('away'));
    expect((await guard.page({ arm: 'canary' })).statusCode).toBe(204);
    await guard.platform.countVotes();
    expect((await guard.get('/')).statusCode).toBe(200);
    away.mockRestore();
    await guard.platform.countVotes();
    await guard.judge();
    expect(await counted()).toStrictEqual([1, 0, 0, 0]);
    expect(guard.logged).toContainEqual(
      expect.objectContaining({ msg: 'votes are not counted yet; they are tried again' }),
    );
  });
});
