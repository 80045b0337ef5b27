import { RemoteFailed } from './failure';
import { aLoader, home, settle } from './testing/a-loader';
import { aDecision } from './testing/releases';

describe('a release that is slow', () => {
  it('[SHL-2] a release without an answer for 8 s has failed', async () => {
    const { loader, source, clock, reports } = aLoader(aDecision('2.0.0'));
    source.let('2.0.0', 'hangs');
    const load = loader.load('listing', home);
    clock.advance(7_999);
    await settle();
    expect(reports).toStrictEqual([]);
    clock.advance(1);
    await expect(load).rejects.toBeInstanceOf(RemoteFailed);
    await settle();
    expect(reports).toStrictEqual([
      { feature: 'listing', version: '2.0.0', phase: 'fetch', code: 'timeout', replacedBy: null },
    ]);
  });

  it('[G17] a release that keeps the customer waiting for 2 s is overtaken by the last good one', async () => {
    const { loader, source, clock, reports } = aLoader();
    source.let('2.0.0', 'hangs');
    const load = loader.load('listing', home);
    clock.advance(1_999);
    expect(source.asked).toStrictEqual(['2.0.0']);
    clock.advance(1);
    await expect(load).resolves.toMatchObject({ version: '1.0.0' });
    await settle();
    expect(reports).toStrictEqual([
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
    expect(reports).toStrictEqual([]);
  });

  it('runs the code of one release alone: a late one that still arrives runs nothing, and its styles go', async () => {
    const { loader, source, clock } = aLoader();
    source.let('2.0.0', 'hangs');
    const load = loader.load('listing', home);
    clock.advance(2_000);
    await load;
    source.arrive('2.0.0');
    await settle();
    expect(source.ran).toStrictEqual(['1.0.0']);
    expect(source.discarded).toStrictEqual(['2.0.0']);
  });

  it('does not run another release that was loaded meanwhile and lost to the decided one', async () => {
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
    expect(source.ran).toStrictEqual(['2.0.0']);
  });

  it('[SHL-2] a release that throws when it runs gives way to one that was loaded beside it', async () => {
    const { loader, source, clock, reports } = aLoader();
    source.let('2.0.0', 'throws');
    const load = loader.load('listing', home);
    clock.advance(2_000);
    await expect(load).resolves.toMatchObject({ version: '1.0.0' });
    await settle();
    expect(source.ran).toStrictEqual(['2.0.0', '1.0.0']);
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
      expect(source.asked).toStrictEqual(['2.0.0']);
      expect(source.ran).toStrictEqual([]);
      expect(reports).toContainEqual({
        feature: 'listing',
        version: '1.0.0',
        phase: 'fetch',
        code: 'not-served',
        replacedBy: null,
      });
    },
  );

  it('asks the edge also when the visit begins with a last good release', async () => {
    const { loader, source } = aLoader(aDecision('2.0.0', '1.0.0'), ['2.0.0']);
    source.withdrawn.add('1.0.0');
    await expect(loader.load('listing', home)).rejects.toBeInstanceOf(RemoteFailed);
    expect(source.asked).toStrictEqual([]);
  });
});
