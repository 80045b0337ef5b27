import { FakeClock } from '@storefront/host/testing';
import { createLoader } from './loader';
import { OthersGone, pageDecisions } from './page-decisions';
import type { PageDecisions } from './page-decisions';
import { trustPage } from './page-trust';
import { prefetching } from './prefetch';
import { FakeSource } from './testing/fake-source';
import { aDecision } from './testing/releases';

const home = './pages/home';
const ordering = { ...aDecision('3.0.0'), feature: 'ordering' };

/** A page that shows the listing; each request for its other decisions gets the next of the given answers. */
const aPage = (...answers: (Error | 'come')[]) => {
  const asked: boolean[] = [];
  const decisions = pageDecisions({ listing: aDecision('2.0.0') }, async ({ fresh }) => {
    asked.push(fresh);
    const answer = answers[asked.length - 1];
    if (answer instanceof Error) throw answer;
    return { decisions: { ordering, listing: aDecision('9.0.0') } };
  });
  return { decisions, asked };
};

const aLoader = (decisions: PageDecisions) => {
  const source = new FakeSource();
  let renewed = 0;
  const loader = createLoader({
    decisions,
    source,
    clock: new FakeClock(),
    memory: { failed: () => [], remember: () => undefined },
    report: () => undefined,
    renewPage: () => (renewed += 1),
  });
  return { loader, source, renewed: () => renewed };
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the decisions of a page', () => {
  it('for its own route are there at once', async () => {
    const { decisions, asked } = aPage();
    const { loader } = aLoader(decisions);
    expect(await loader.load('listing', home)).toMatchObject({ version: '2.0.0' });
    expect(asked).toStrictEqual([]);
  });

  it('for the other features are loaded together, once, and never change those of the route', async () => {
    const { decisions, asked } = aPage('come');
    const { loader } = aLoader(decisions);
    const loads = await Promise.all(
      [loader.load('ordering', home), loader.load('ordering', './pages/more')].map((load) =>
        load.catch((error: unknown) => String(error)),
      ),
    );
    expect(loads[0]).toMatchObject({ version: '3.0.0' });
    expect(asked).toStrictEqual([false]);
    expect(decisions.of('listing')?.version).toBe('2.0.0');
  });

  it('[SHL-3] that could not be loaded are requested again on Retry, bypassing the browser’s cache', async () => {
    const { decisions, asked } = aPage(new TypeError('offline'), 'come');
    const { loader, renewed } = aLoader(decisions);
    await expect(loader.load('ordering', home)).rejects.toMatchObject({ name: 'RemoteFailed' });
    loader.retry('ordering');
    expect(await loader.load('ordering', home)).toMatchObject({ version: '3.0.0' });
    expect(asked).toStrictEqual([false, true]);
    expect(renewed()).toBe(0);
  });

  it('that the server no longer has are loaded by reloading the page; a widget shows its panel instead', async () => {
    const { decisions } = aPage(new OthersGone(), new OthersGone());
    const { loader, renewed } = aLoader(decisions);
    await expect(loader.load('ordering', './widgets/Tab')).rejects.toMatchObject({ name: 'RemoteFailed' });
    expect(renewed()).toBe(0);
    void loader.load('ordering', home);
    await settle();
    expect(renewed()).toBe(1);
  });

  it('for an unknown feature are a failure, not an endless wait', async () => {
    const { decisions } = aPage('come');
    await expect(aLoader(decisions).loader.load('nobody', home)).rejects.toMatchObject({
      name: 'RemoteFailed',
    });
  });

  it('[SHL-1] are loaded once when a page is prefetched', async () => {
    const { decisions, asked } = aPage('come');
    const fetched: string[] = [];
    const preload = prefetching({
      decisions,
      trust: trustPage({ ordering }, document),
      document,
      fetch: async (url) => {
        fetched.push(String(url));
        return new Response();
      },
    });
    preload('ordering', home);
    preload('ordering', home);
    await settle();
    expect(asked).toStrictEqual([false]);
    expect(fetched.map((url) => url.split('/').at(-1))).toStrictEqual(['entry.js', 'home.js', 'home.css']);
    globalThis.storefrontIntegrity = undefined;
  });
});
