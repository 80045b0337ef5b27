import type { FailureReport } from './failure';
import { FakeClock } from '@storefront/host/testing';
import { createLoader } from './loader';
import { pageDecisions } from './page-decisions';
import { FakeSource } from './testing/fake-source';
import { aDecision, aRelease } from './testing/releases';

const [page, widget] = ['./pages/listing', './widgets/Search'];
const exposes = { [page]: { js: [], css: [] }, [widget]: { js: [], css: [] } };

const aLoader = () => {
  const source = new FakeSource();
  const clock = new FakeClock();
  const reports: FailureReport[] = [];
  const decision = { ...aDecision('2.0.0'), exposes, lastGood: [{ ...aRelease('1.0.0'), exposes }] };
  const loader = createLoader({
    decisions: pageDecisions({ listing: decision }),
    source,
    clock,
    memory: { failed: () => [], remember: () => undefined },
    report: (failure) => reports.push(failure),
    renewPage: () => undefined,
  });
  const load = async (expose: string) => (await loader.load('listing', expose)).version;
  return { source, clock, reports, loader, load };
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('two modules of a feature in one page', () => {
  it('come from the same release when a file of one is gone while the other is on its way', async () => {
    const { source, load, reports } = aLoader();
    source.let('2.0.0', { phase: 'fetch', code: '404' }, page);
    source.let('2.0.0', 'hangs', widget);
    expect(await Promise.all([load(page), load(widget)])).toStrictEqual(['1.0.0', '1.0.0']);
    source.arrive('2.0.0');
    await settle();
    expect(source.ran).toStrictEqual(['1.0.0', '1.0.0']);
    expect(source.discarded).toContain('2.0.0');
    expect(reports).toHaveLength(1);
  });

  it('come from the same release when a faster one overtakes it, however late the other was requested', async () => {
    const { source, clock, load } = aLoader();
    source.let('2.0.0', 'hangs');
    const first = load(page);
    clock.advance(1_900);
    const second = load(widget);
    clock.advance(100);
    expect(await first).toBe('1.0.0');
    expect(await second).toBe('1.0.0');
  });

  it('come from the same release when one that is shown throws while the other is on its way', async () => {
    const { source, loader, load } = aLoader();
    source.let('2.0.0', 'hangs', widget);
    expect(await load(page)).toBe('2.0.0');
    const second = load(widget);
    loader.reportFailure('listing', '2.0.0', 'render', new TypeError('broken'));
    expect(await second).toBe('1.0.0');
  });

  it('may differ if one is shown already; it keeps its styles until it is requested again', async () => {
    const { source, load } = aLoader();
    source.let('2.0.0', { phase: 'fetch', code: '404' }, page);
    expect(await load(widget)).toBe('2.0.0');
    expect(await load(page)).toBe('1.0.0');
    expect(source.discarded).toStrictEqual([]);
    expect(await load(widget)).toBe('1.0.0');
    expect(source.discarded).toStrictEqual(['2.0.0']);
  });

  it('may differ if one has no other release left', async () => {
    const { source, load } = aLoader();
    source.let('2.0.0', { phase: 'fetch', code: '404' });
    source.let('1.0.0', { phase: 'fetch', code: '500' }, page);
    source.let('1.0.0', 'hangs', widget);
    const shown = load(widget);
    await expect(load(page)).rejects.toThrow('No release of listing');
    source.arrive('1.0.0');
    expect(await shown).toBe('1.0.0');
  });
});
