import type { ServerResponse } from 'node:http';
import { aGuardedPlatform } from '../testing/guarded-platform';
import { startPrometheus, vectorOf } from '../testing/prometheus';
import { endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';
import { askPrometheus } from './ask-prometheus';
import { parseNumberQueries } from './number-queries';

jest.setTimeout(60_000);

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await endPlatforms();
  for (const one of opened.splice(0)) await one.close();
  await removeTemporaryFolders();
});
const aPrometheus = async () => {
  const made = await startPrometheus();
  opened.push(made);
  return made;
};

const query = 'sum(rate(errors_total{release="{{feature}}",version="{{version}}"}[5m]))';

/** A rollout of listing 2.0.0 that passes its step, with one number that an outside source answers. */
async function aRollout(success: string, failureLimit: number) {
  const prometheus = await aPrometheus();
  const parsed = parseNumberQueries(
    JSON.stringify({ listing: [{ name: 'error rate', query, success, failureLimit }] }),
  );
  if ('fault' in parsed) throw new Error(parsed.fault);
  const guard = await aGuardedPlatform({
    settings: { prometheusUrl: prometheus.url, queries: parsed.queries },
  });
  opened.push(guard);
  await guard.start();
  for (let made = 0; made < 180; made += 1) await guard.page({ arm: 'stable' });
  for (let made = 0; made < 20; made += 1) await guard.page({ arm: 'canary' });
  guard.clock.advance(10);
  const look = async () => {
    await guard.judge();
    const { verdict } = (await guard.report()) ?? {};
    return { verdict, step: (await guard.rollout()).step, state: (await guard.rollout()).state };
  };
  return { ...guard, prometheus, look };
}

describe('a number that an outside source answers', () => {
  it('[GRD-10/numbers] lets a step pass while it meets its condition, and is asked for with the release once a minute', async () => {
    const { prometheus, look, clock } = await aRollout('< 0.05', 0);
    prometheus.numbers({ '2.0.0': 0.01 });
    expect(await look()).toMatchObject({ verdict: { kind: 'pass' }, step: 1 });
    await look();
    const about = 'sum(rate(errors_total{release="listing",version="2.0.0"}[5m]))';
    expect(prometheus.asked).toStrictEqual([about]);
    clock.advance(1);
    await look();
    expect(prometheus.asked).toStrictEqual([about, about]);
  });

  it('[GRD-10/numbers] holds the step when it misses its condition, and aborts when it does so more often than allowed', async () => {
    const { prometheus, look, clock, audit } = await aRollout('< 0.05', 1);
    prometheus.numbers({ '2.0.0': 0.2 });
    const missed = 'error rate of listing@2.0.0 was not < 0.05 once, 1 allowed';
    expect(await look()).toMatchObject({
      verdict: { kind: 'inconclusive', cause: 'numbers', reason: missed },
      step: 0,
      state: 'running',
    });
    // Looking again in the same minute measures nothing again.
    expect(await look()).toMatchObject({ verdict: { reason: missed }, state: 'running' });
    clock.advance(1);
    const reason = 'error rate of listing@2.0.0 was not < 0.05 2 times, 1 allowed';
    expect(await look()).toMatchObject({ verdict: { kind: 'fail', signal: null, reason }, state: 'aborted' });
    expect(await audit('rollout abort')).toMatchObject([{ actor: 'guard', reason }]);
  });

  it('[GRD-10/numbers] is compared with the one of stable where the condition says so', async () => {
    const { prometheus, look, clock } = await aRollout('<= 1.5 stable', 0);
    prometheus.numbers({ '2.0.0': 0.3, '1.0.0': 0.2 });
    expect(await look()).toMatchObject({ verdict: { kind: 'pass' }, step: 1 });
    clock.advance(1);
    prometheus.numbers({ '2.0.0': 0.31, '1.0.0': 0.2 });
    expect(await look()).toMatchObject({ state: 'aborted' });
  });

  it('[GRD-10/numbers] that nobody answers passes nothing and aborts nothing, and the rollout goes on when it is answered', async () => {
    const { prometheus, look, clock } = await aRollout('< 0.05', 0);
    prometheus.answers((_query, response) => response.writeHead(503).end());
    for (let minute = 0; minute < 3; minute += 1) {
      expect(await look()).toMatchObject({
        verdict: { cause: 'numbers', reason: 'nothing answers error rate of listing@2.0.0' },
        step: 0,
        state: 'running',
      });
      clock.advance(1);
    }
    prometheus.numbers({ '2.0.0': 0.01 });
    expect(await look()).toMatchObject({ verdict: { kind: 'pass' }, step: 1 });
  });
});

describe('a server that is asked for a number', () => {
  const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
    'never answers': () => undefined,
    'redirects to another host': (response) =>
      void response.writeHead(302, { location: 'http://127.0.0.1:1/api/v1/query' }).end(),
    'answers several series': (response) => void response.end(vectorOf('1', '2')),
    'answers no series': (response) => void response.end(vectorOf()),
    'answers NaN': (response) => void response.end(vectorOf('NaN')),
    'answers an error': (response) => void response.end('{"status":"error","errorType":"bad_data"}'),
    'answers no JSON': (response) => void response.end('<html>'),
    'answers more than 64 kB': (response) => void response.end(`${' '.repeat(70_000)}${vectorOf('1')}`),
  };

  it.each(Object.entries(answers))('[GRD-10/numbers] and %s, answers nothing', async (_what, answer) => {
    const prometheus = await aPrometheus();
    prometheus.answers((_query, response) => answer(response));
    expect(await askPrometheus(prometheus.url)('up')).toBeUndefined();
    expect(prometheus.asked).toStrictEqual(['up']);
  });

  it('answers a vector of one series, or a scalar, also below a path', async () => {
    const prometheus = await aPrometheus();
    prometheus.answers((_query, response) => response.end(vectorOf('0.25')));
    expect(await askPrometheus(`${prometheus.url}/`)('up')).toBe(0.25);
    const scalar = JSON.stringify({ status: 'success', data: { resultType: 'scalar', result: [1, '3'] } });
    prometheus.answers((_query, response) => response.end(scalar));
    expect(await askPrometheus(prometheus.url)('3')).toBe(3);
  });
});

describe('a file of queries', () => {
  it.each([
    ['no JSON', '{', 'it is no JSON'],
    [
      'a condition that is none',
      JSON.stringify({ checkout: [{ name: 'errors', query: 'up', success: 'below 3', failureLimit: 0 }] }),
      '/checkout/0/success',
    ],
    [
      'an unknown field',
      JSON.stringify({ checkout: [{ name: 'errors', url: 'http://169.254.169.254' }] }),
      '/checkout/0',
    ],
  ])('with %s is refused, and the place named', (_what, json, place) => {
    expect(parseNumberQueries(json)).toStrictEqual({ fault: expect.stringContaining(place) as string });
  });
});
