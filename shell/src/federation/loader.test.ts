import type { PageDecision } from '@storefront/contract';
import { FakeClock } from '@storefront/host/testing';
import { type FailureReport, RemoteFailed } from './failure';
import { createLoader } from './loader';
import { pageDecisions } from './page-decisions';
import { FakeSource } from './testing/fake-source';
import { aDecision, aRelease } from './testing/releases';

const home = './pages/home';

const aLoader = (listing: PageDecision = aDecision('2.0.0', '1.0.0'), before: readonly string[] = []) => {
  const source = new FakeSource();
  const clock = new FakeClock();
  const reports: FailureReport[] = [];
  const memory = { versions: before };
  const loader = createLoader({
    decisions: pageDecisions({ listing }),
    source,
    clock,
    memory: {
      failed: () => memory.versions,
      remember: (_feature, versions) => (memory.versions = versions),
    },
    report: (failure) => reports.push(failure),
    renewPage: () => undefined,
  });
  return { source, clock, reports, loader, memory };
};

/** Lets everything that has been promised so far come true. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('loading a page of a remote', () => {
  it('[SHL-1] asks for nothing until a page is needed', () => {
    const { source } = aLoader();
    expect(source.asked).toEqual([]);
  });

  it('gives the decided release and reports nothing', async () => {
    const { loader, reports, clock } = aLoader();
    await expect(loader.load('listing', home)).resolves.toEqual({
      version: '2.0.0',
      module: { default: './pages/home of 2.0.0' },
    });
    expect(reports).toEqual([]);
    expect(clock.planned).toBe(0);
  });

  it('gives the same promise to all who ask, so that nothing is drawn twice', () => {
    const { loader, source } = aLoader();
    expect(loader.load('listing', home)).toBe(loader.load('listing', home));
    expect(source.asked).toEqual(['2.0.0']);
  });

  it.each([
    ['cannot be fetched', { phase: 'fetch', code: '404' } as const],
    ['fails its integrity', { phase: 'integrity', code: 'hash-differs' } as const],
    ['throws while executing', { phase: 'execute', code: 'TypeError' } as const],
  ])('[SHL-2] a release that %s is replaced by the last good one, and reported', async (_how, failure) => {
    const { loader, source, reports } = aLoader();
    source.let('2.0.0', failure);
    await expect(loader.load('listing', home)).resolves.toMatchObject({ version: '1.0.0' });
    await settle();
    expect(reports).toEqual([{ feature: 'listing', version: '2.0.0', ...failure, replacedBy: '1.0.0' }]);
  });

  it('[SHL-2] goes down the list until a release is good, each failure reported once', async () => {
    const { loader, source, reports } = aLoader(aDecision('3.0.0', '2.0.0', '1.0.0'));
    source.let('3.0.0', { phase: 'fetch', code: '500' });
    source.let('2.0.0', { phase: 'execute', code: 'Error' });
    await expect(loader.load('listing', home)).resolves.toMatchObject({ version: '1.0.0' });
    await settle();
    expect(reports.map(({ version, replacedBy }) => [version, replacedBy])).toEqual([
      ['3.0.0', '1.0.0'],
      ['2.0.0', '1.0.0'],
    ]);
  });

  it('[RES-8] stays with the last good release on every other page of the remote', async () => {
    const { loader, source } = aLoader({
      ...aDecision('2.0.0', '1.0.0'),
      exposes: { [home]: { js: [], css: [] }, './pages/listing': { js: [], css: [] } },
      lastGood: [
        {
          ...aRelease('1.0.0'),
          exposes: { [home]: { js: [], css: [] }, './pages/listing': { js: [], css: [] } },
        },
      ],
    });
    source.let('2.0.0', { phase: 'fetch', code: '404' });
    await loader.load('listing', home);
    source.let('2.0.0', 'good');
    await expect(loader.load('listing', './pages/listing')).resolves.toMatchObject({ version: '1.0.0' });
  });

  it('[RES-8] begins the next page of the visit with the last good release, until Retry', async () => {
    const { loader, source, memory } = aLoader();
    source.let('2.0.0', { phase: 'fetch', code: '404' });
    await loader.load('listing', home);
    const next = aLoader(aDecision('2.0.0', '1.0.0'), memory.versions);
    await expect(next.loader.load('listing', home)).resolves.toMatchObject({ version: '1.0.0' });
    expect(next.source.asked).toEqual(['1.0.0']);
    next.loader.retry('listing');
    await expect(next.loader.load('listing', home)).resolves.toMatchObject({ version: '2.0.0' });
    expect(next.memory.versions).toEqual([]);
  });

  it('[RES-8] remembers nothing when no release is left: the next page tries them all', async () => {
    const { loader, source, memory } = aLoader();
    source.let('2.0.0', { phase: 'fetch', code: 'unreachable' });
    source.let('1.0.0', { phase: 'fetch', code: 'unreachable' });
    await expect(loader.load('listing', home)).rejects.toBeInstanceOf(RemoteFailed);
    expect(memory.versions).toEqual([]);
  });

  it('[RES-8] tries a version that is new since the failure', async () => {
    const { loader } = aLoader(aDecision('2.0.1', '1.0.0'), ['2.0.0']);
    await expect(loader.load('listing', home)).resolves.toMatchObject({ version: '2.0.1' });
  });

  it('[SHL-2] a release without an answer for 8 s has failed', async () => {
    const { loader, source, clock, reports } = aLoader(aDecision('2.0.0'));
    source.let('2.0.0', 'hangs');
    const load = loader.load('listing', home);
    clock.advance(7_999);
    await settle();
    expect(reports).toEqual([]);
    clock.advance(1);
    await expect(load).rejects.toBeInstanceOf(RemoteFailed);
    await settle();
    expect(reports).toEqual([
      { feature: 'listing', version: '2.0.0', phase: 'fetch', code: 'timeout', replacedBy: null },
    ]);
  });

  it('[G17] a release that keeps the customer waiting for 2 s is overtaken by the last good one', async () => {
    const { loader, source, clock, reports } = aLoader();
    source.let('2.0.0', 'hangs');
    const load = loader.load('listing', home);
    clock.advance(1_999);
    expect(source.asked).toEqual(['2.0.0']);
    clock.advance(1);
    await expect(load).resolves.toMatchObject({ version: '1.0.0' });
    await settle();
    expect(reports).toEqual([
      { feature: 'listing', version: '2.0.0', phase: 'fetch', code: 'slow', replacedBy: '1.0.0' },
    ]);
    expect(clock.planned).toBe(0);
  });

  it('a slow release that still comes before the last good one is shown, and nothing is reported', async () => {
    const { loader, source, clock, reports } = aLoader();
    source.let('2.0.0', 'hangs');
    source.let('1.0.0', 'hangs');
    const load = loader.load('listing', home);
    clock.advance(3_000);
    source.arrive('2.0.0');
    await expect(load).resolves.toMatchObject({ version: '2.0.0' });
    await settle();
    expect(reports).toEqual([]);
  });

  it('runs the code of one release alone: a late one that still arrives runs nothing, and its styles go', async () => {
    const { loader, source, clock } = aLoader();
    source.let('2.0.0', 'hangs');
    const load = loader.load('listing', home);
    clock.advance(2_000);
    await load;
    source.arrive('2.0.0');
    await settle();
    expect(source.ran).toEqual(['1.0.0']);
    expect(source.discarded).toEqual(['2.0.0']);
  });

  it('runs no other release while the decided one is on its way, though it was loaded in the meantime and lost', async () => {
    const { loader, source, clock } = aLoader();
    source.let('2.0.0', 'hangs');
    source.let('1.0.0', 'hangs');
    const load = loader.load('listing', home);
    clock.advance(2_000);
    await settle();
    source.arrive('2.0.0');
    await load;
    source.arrive('1.0.0');
    await settle();
    expect(source.ran).toEqual(['2.0.0']);
  });

  it('[SHL-2] a release that throws when it runs gives way to one that was loaded beside it', async () => {
    const { loader, source, clock, reports } = aLoader();
    source.let('2.0.0', 'throws');
    const load = loader.load('listing', home);
    clock.advance(2_000);
    await expect(load).resolves.toMatchObject({ version: '1.0.0' });
    await settle();
    expect(source.ran).toEqual(['2.0.0', '1.0.0']);
    expect(reports).toMatchObject([{ version: '2.0.0', phase: 'execute', replacedBy: '1.0.0' }]);
  });

  it.each(['hangs', { phase: 'fetch', code: '404' }] as const)(
    'does not load a last good release that was withdrawn since the page was made (decided one: %j)',
    async (behaviour) => {
      const { loader, source, clock, reports } = aLoader();
      source.let('2.0.0', behaviour);
      source.withdrawn.add('1.0.0');
      const load = loader.load('listing', home);
      const outcome = expect(load).rejects.toBeInstanceOf(RemoteFailed);
      clock.advance(2_000);
      await settle();
      clock.advance(6_000);
      await outcome;
      await settle();
      expect(source.asked).toEqual(['2.0.0']);
      expect(source.ran).toEqual([]);
      expect(reports).toContainEqual({
        feature: 'listing',
        version: '1.0.0',
        phase: 'fetch',
        code: 'not-served',
        replacedBy: null,
      });
    },
  );

  it('asks for leave also when the visit keeps to a last good release from the start', async () => {
    const { loader, source } = aLoader(aDecision('2.0.0', '1.0.0'), ['2.0.0']);
    source.withdrawn.add('1.0.0');
    await expect(loader.load('listing', home)).rejects.toBeInstanceOf(RemoteFailed);
    expect(source.asked).toEqual([]);
  });

  it('[SHL-3] when last good fails too, the load is rejected with the name of the remote', async () => {
    const { loader, source, reports } = aLoader();
    source.let('2.0.0', { phase: 'fetch', code: '404' });
    source.let('1.0.0', { phase: 'fetch', code: '404' });
    await expect(loader.load('listing', home)).rejects.toMatchObject({
      name: 'RemoteFailed',
      feature: 'listing',
    });
    await settle();
    expect(reports.map(({ replacedBy }) => replacedBy)).toEqual([null, null]);
  });

  it('[SHL-3] Retry asks the network again, from the decided release on', async () => {
    const { loader, source } = aLoader();
    source.let('2.0.0', { phase: 'fetch', code: '404' });
    source.let('1.0.0', { phase: 'fetch', code: '404' });
    await expect(loader.load('listing', home)).rejects.toBeInstanceOf(RemoteFailed);
    await expect(loader.load('listing', home)).rejects.toBeInstanceOf(RemoteFailed);
    expect(source.asked).toEqual(['2.0.0', '1.0.0']);

    source.let('2.0.0', 'good');
    loader.retry('listing');
    await expect(loader.load('listing', home)).resolves.toMatchObject({ version: '2.0.0' });
    expect(source.asked).toEqual(['2.0.0', '1.0.0', '2.0.0 fresh']);
  });

  it('a remote that the page has no decision for is rejected, not waited for', async () => {
    const { loader, clock } = aLoader();
    await expect(loader.load('booking', './pages/booking')).rejects.toBeInstanceOf(RemoteFailed);
    expect(clock.planned).toBe(0);
  });

  it('a last good release that has no such page yet is passed over', async () => {
    const { loader, source } = aLoader({
      ...aDecision('3.0.0', '2.0.0', '1.0.0'),
      lastGood: [{ ...aRelease('2.0.0'), exposes: {} }, aRelease('1.0.0')],
    });
    source.let('3.0.0', { phase: 'fetch', code: '404' });
    await expect(loader.load('listing', home)).resolves.toMatchObject({ version: '1.0.0' });
  });
});

describe('a release that throws on first render', () => {
  it('[SHL-2] is replaced by the last good one at the next load', async () => {
    const { loader, reports } = aLoader();
    const { version } = await loader.load('listing', home);
    loader.reportFailure('listing', version, 'render', new TypeError('secret of a customer'));
    await expect(loader.load('listing', home)).resolves.toMatchObject({ version: '1.0.0' });
    expect(reports).toEqual([
      { feature: 'listing', version: '2.0.0', phase: 'render', code: 'TypeError', replacedBy: '1.0.0' },
    ]);
  });

  it('is reported once, however many of its parts throw', async () => {
    const { loader, reports } = aLoader();
    await loader.load('listing', home);
    loader.reportFailure('listing', '2.0.0', 'create', new Error('one'));
    loader.reportFailure('listing', '2.0.0', 'render', new Error('two'));
    expect(reports).toHaveLength(1);
    await expect(loader.load('listing', home)).resolves.toMatchObject({ version: '1.0.0' });
  });

  it('[SHL-3] with no last good one is rejected until Retry', async () => {
    const { loader } = aLoader(aDecision('2.0.0'));
    await loader.load('listing', home);
    loader.reportFailure('listing', '2.0.0', 'render', new Error('broken'));
    await expect(loader.load('listing', home)).rejects.toBeInstanceOf(RemoteFailed);
    loader.retry('listing');
    await expect(loader.load('listing', home)).resolves.toMatchObject({ version: '2.0.0' });
  });
});
