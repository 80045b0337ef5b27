import type { RolloutReport } from '@storefront/contract';
import { aGuardedPlatform, shown } from '../../testing/guarded-platform';
import { businessAnswers } from '../../testing/business-answers';
import { stateIn } from '../../testing/page';
import { aDrawnBuild, aRemotePart, aShellPart } from '../../testing/server-parts';
import { aServedPlatform, endPlatforms } from '../../testing/served-platform';
import { removeTemporaryFolders } from '../../testing/temporary-folder';
import { until } from '../../testing/until';

let closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await endPlatforms();
  for (const close of closing) await close();
  closing = [];
  await removeTemporaryFolders();
});

const failing = aRemotePart(`(() => { throw new Error('no screen') })()`);
const shellOf = (version: string) => aDrawnBuild('shell', aShellPart(), version);

/** A rollout of listing 2.0.0, which cannot draw its page, to a tenth of the visitors. */
const aRolloutOf = async (canary: string) => {
  const guard = await aGuardedPlatform({
    drawingWorkers: 1,
    buildOf: (feature, version) =>
      feature === 'listing' && version === '2.0.0'
        ? aDrawnBuild(feature, canary, version)
        : aDrawnBuild(feature, undefined, version),
  });
  closing.push(() => guard.close());
  // The first drawing of a release starts its process, which a busy machine may not do in time.
  await until(async () => (await guard.get('/')).body.includes(' data-drawn="'), 30);
  await guard.start();
  const open = async (visitor: string, address = `address of ${visitor}`) => {
    const page = await guard.get('/', { headers: { cookie: `visitor=${visitor}`, 'x-address': address } });
    const { decisions, token } = stateIn(page);
    return {
      visitor,
      address,
      token,
      version: decisions['listing']?.version,
      isDrawn: page.body.includes(' data-drawn="'),
    };
  };
  /** New visitors open the page, one after the other, until so many of them were given the canary. */
  const openUntil = async (
    canaries: number,
    each: (page: Awaited<ReturnType<typeof open>>) => Promise<unknown> = async () => undefined,
  ) => {
    const pages: Awaited<ReturnType<typeof open>>[] = [];
    while (pages.filter(({ version }) => version === '2.0.0').length < canaries) {
      const page = await open(`v-${pages.length}`);
      await each(page);
      pages.push(page);
    }
    return pages;
  };
  const signal = async () => {
    await guard.judge();
    const { total } = (await guard.report()) as RolloutReport;
    const figures = ({ signals: { failure } }: RolloutReport['total']['canary']) => [
      failure.trials,
      failure.failures,
    ];
    return { canary: figures(total.canary), stable: figures(total.stable) };
  };
  return { ...guard, open, openUntil, signal };
};

describe('a release that cannot draw the page of a visitor', () => {
  it('[EDG-7/guard][GRD-1/failures] counts as failed once for that page load, and the visitor gets the page without a drawing', async () => {
    const { open, openUntil, send, signal } = await aRolloutOf(failing);
    const pages = await openUntil(4);
    const canaries = pages.filter(({ version }) => version === '2.0.0');
    expect(pages.map(({ version, isDrawn }) => [version, isDrawn])).toStrictEqual(
      pages.map(({ version }) => [version, version === '1.0.0']),
    );
    for (const { visitor, address, token } of canaries) {
      // The page then reports that it was shown, and the visitor opens another.
      await send({ token, reports: [shown()] }, { visitor, address });
      await open(visitor, address);
    }
    const { canary, stable } = await signal();
    expect(canary).toStrictEqual([4, 4]);
    expect(stable[1]).toBe(0);
  });

  it('[EDG-7/guard] is aborted by the guard when it fails on every page', async () => {
    const { openUntil, send, judge, rollout } = await aRolloutOf(failing);
    await openUntil(12, ({ visitor, address, token }) =>
      send({ token, reports: [shown()] }, { visitor, address }),
    );
    await judge();
    expect(await rollout()).toMatchObject({ state: 'aborted' });
  });

  it('[GRD-8/nobody][GRD-8/platform] counts once when its drawing hangs; the visitors whose pages come during its rest have no failure', async () => {
    const { open, send, signal, report, get } = await aRolloutOf(aRemotePart('(() => { for (;;); })()'));
    const metrics = async (outcome: string) =>
      Number(
        new RegExp(`storefront_drawings_total\\{outcome="${outcome}"\\} (\\d+)`).exec(
          (await get('/metrics')).body,
        )?.[1] ?? 0,
      );
    const load = async (visitor: string) => {
      const { address, token, version, isDrawn } = await open(visitor);
      await send({ token, reports: [shown()] }, { visitor, address });
      return { version, isDrawn };
    };
    let canaries = 0;
    let index = 0;
    const loadUntilCanary = async () => {
      for (;;) if ((await load(`v-${(index += 1)}`)).version === '2.0.0') return (canaries += 1);
    };
    await loadUntilCanary();
    // The worker is ended once the drawing has had three seconds of a processor.
    await until(async () => (await signal()).canary[1] === 1, 30);
    while (canaries < 8) await loadUntilCanary();
    expect(await signal()).toStrictEqual({ canary: [8, 1], stable: [index - 8, 0] });
    // The platform's own signal is shown beside the figures of the releases.
    expect(await metrics('resting')).toBe(7);
    expect(((await report()) as RolloutReport).platform).toMatchObject({ resting: 7, paused: 0 });
    expect((await get('/readyz')).json().warnings).toContain(
      'Pages were sent without their first screen 7 times in the last minute, because their releases had failed before.',
    );
  });

  it('is logged and counted, and is not drawn for a minute after ten pages', async () => {
    let now = Date.parse('2026-11-21T18:00:00.000Z');
    const { get, logged } = await aServedPlatform({
      // Without a home page: that one is drawn in advance and would be counted too.
      builds: [shellOf('1.0.0'), aDrawnBuild('ordering', failing)],
      answers: businessAnswers(),
      drawingWorkers: 1,
      clock: { now: () => new Date(now) },
    });
    // The shell draws a page of its own, so it is not the shell that fails.
    expect((await get('/contact-us')).body).toContain('data-drawn="shell@1.0.0 -"');
    const outcomes = async () =>
      [...(await get('/metrics')).body.matchAll(/storefront_drawings_total\{outcome="([^"]+)"\} (\d+)/g)]
        .map(([, outcome, count]) => `${outcome} ${count}`)
        .sort();
    for (let page = 0; page < 12; page += 1) await get('/business/miso-and-co');
    expect(await outcomes()).toStrictEqual(['drawn 1', 'failed 10', 'resting 2']);
    expect(logged).toHaveLength(10);
    now += 61_000;
    for (let page = 0; page < 3; page += 1) await get('/business/miso-and-co');
    expect(await outcomes()).toStrictEqual(['drawn 1', 'failed 11', 'resting 4']);
    expect(logged).toHaveLength(11);
    expect(logged[0]).toMatchObject({
      msg: 'a release failed in a page',
      failure: 'server part: Error: no screen',
    });
    expect((await get('/metrics')).body).toContain('phase="render"');
  });

  it('costs the pages of other releases nothing', async () => {
    const { get } = await aServedPlatform({
      builds: [shellOf('1.0.0'), aDrawnBuild('listing', failing), aDrawnBuild('ordering')],
      answers: businessAnswers(),
      drawingWorkers: 1,
    });
    for (let page = 0; page < 5; page += 1) await get('/');
    expect((await get('/business/miso-and-co')).body).toContain('data-drawn="shell@1.0.0 ordering@1.0.0"');
  });
});

describe('a page of a visit in which a release has failed', () => {
  it('[EDG-7/decided][RES-12/decided] is drawn by the last good release that it was decided to show', async () => {
    const { app, get, publish } = await aServedPlatform({
      builds: [shellOf('1.0.0'), aDrawnBuild('listing', aRemotePart(`'the old one'`))],
      drawingWorkers: 1,
    });
    await publish(aDrawnBuild('listing', aRemotePart(`'the new one'`), '1.1.0'));
    const drawn = async (cookie: string) => {
      const page = await get('/', { headers: { cookie } });
      const { body } = page;
      const by = / data-drawn="([^"]*)"/.exec(body)?.[1];
      return [by, stateIn(page).decisions['listing']?.version, /the (old|new) one/.exec(body)?.[0]];
    };
    expect(await drawn('visitor=v-1')).toStrictEqual(['shell@1.0.0 listing@1.1.0', '1.1.0', 'the new one']);
    const report = { kind: 'remote-failed', feature: 'listing', version: '1.1.0', phase: 'render' };
    const answer = await app.inject({
      method: 'POST',
      url: '/platform/telemetry',
      headers: { host: 'localhost:3000', 'content-type': 'text/plain', cookie: 'visitor=v-1' },
      payload: JSON.stringify({
        brand: 'market',
        reports: [{ ...report, code: 'Error', replacedBy: '1.0.0' }],
      }),
    });
    const [failed] = answer.cookies;
    expect(await drawn(`visitor=v-1; ${failed?.name}=${failed?.value}`)).toStrictEqual([
      'shell@1.0.0 listing@1.0.0',
      '1.0.0',
      'the old one',
    ]);
  });
});
