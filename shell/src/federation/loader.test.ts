import { RemoteFailed } from './failure';
import { aLoader, home, settle } from './testing/a-loader';
import { aDecision, aRelease } from './testing/releases';

describe('loading a page of a remote', () => {
  it('[SHL-1] asks for nothing until a page is needed', () => {
    const { source } = aLoader();
    expect(source.asked).toStrictEqual([]);
  });

  it('gives the decided release and reports nothing', async () => {
    const { loader, reports, clock } = aLoader();
    await expect(loader.load('listing', home)).resolves.toStrictEqual({
      version: '2.0.0',
      module: { default: './pages/home of 2.0.0' },
    });
    expect(reports).toStrictEqual([]);
    expect(clock.planned).toBe(0);
  });

  it('gives the same promise to every caller, so that nothing is drawn twice', () => {
    const { loader, source } = aLoader();
    expect(loader.load('listing', home)).toBe(loader.load('listing', home));
    expect(source.asked).toStrictEqual(['2.0.0']);
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
    expect(reports).toStrictEqual([
      { feature: 'listing', version: '2.0.0', ...failure, replacedBy: '1.0.0' },
    ]);
  });

  it('[SHL-2] tries release after release until one is good, and reports each failure once', async () => {
    const { loader, source, reports } = aLoader(aDecision('3.0.0', '2.0.0', '1.0.0'));
    source.let('3.0.0', { phase: 'fetch', code: '500' });
    source.let('2.0.0', { phase: 'execute', code: 'Error' });
    await expect(loader.load('listing', home)).resolves.toMatchObject({ version: '1.0.0' });
    await settle();
    expect(reports.map(({ version, replacedBy }) => [version, replacedBy])).toStrictEqual([
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
    expect(next.source.asked).toStrictEqual(['1.0.0']);
    next.loader.retry('listing');
    await expect(next.loader.load('listing', home)).resolves.toMatchObject({ version: '2.0.0' });
    expect(next.memory.versions).toStrictEqual([]);
  });

  it('[RES-8] remembers nothing when no release is left: the next page tries them all', async () => {
    const { loader, source, memory } = aLoader();
    source.let('2.0.0', { phase: 'fetch', code: 'unreachable' });
    source.let('1.0.0', { phase: 'fetch', code: 'unreachable' });
    await expect(loader.load('listing', home)).rejects.toBeInstanceOf(RemoteFailed);
    expect(memory.versions).toStrictEqual([]);
  });

  it('[RES-8] tries a version that is new since the failure', async () => {
    const { loader } = aLoader(aDecision('2.0.1', '1.0.0'), ['2.0.0']);
    await expect(loader.load('listing', home)).resolves.toMatchObject({ version: '2.0.1' });
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
    expect(reports.map(({ replacedBy }) => replacedBy)).toStrictEqual([null, null]);
  });

  it('[SHL-3] Retry asks the network again, from the decided release on', async () => {
    const { loader, source } = aLoader();
    source.let('2.0.0', { phase: 'fetch', code: '404' });
    source.let('1.0.0', { phase: 'fetch', code: '404' });
    await expect(loader.load('listing', home)).rejects.toBeInstanceOf(RemoteFailed);
    await expect(loader.load('listing', home)).rejects.toBeInstanceOf(RemoteFailed);
    expect(source.asked).toStrictEqual(['2.0.0', '1.0.0']);

    source.let('2.0.0', 'good');
    loader.retry('listing');
    await expect(loader.load('listing', home)).resolves.toMatchObject({ version: '2.0.0' });
    expect(source.asked).toStrictEqual(['2.0.0', '1.0.0', '2.0.0 fresh']);
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
    expect(reports).toStrictEqual([
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
