import { matchRoute } from '@storefront/contract';
import { fakeBrand, locationAt } from '@storefront/host/testing';
import { FakeModules } from '../testing/fake-modules';
import { FrameStore } from './frame-store';
import { findModule, PageStore } from './page-store';
import type { ShownRoute } from './page-store';

const brand = fakeBrand();
const routeOf = (path: string): ShownRoute => {
  const match = matchRoute(brand, path);
  if (match.kind === 'redirect') throw new Error('a redirect shows nothing');
  return match;
};

const pageStore = () => {
  const made: string[] = [];
  const left: string[] = [];
  const changed = jest.fn();
  const loader = new FakeModules();
  const pages: PageStore = new PageStore({
    loader,
    frameFor: (match) => {
      const { route } = findModule(match);
      made.push(route);
      const model = { locationChanged: changed, start: () => undefined };
      const opened = {
        Component: () => null,
        model,
        loadAgain: () => undefined,
        failed: () => undefined,
        end: () => left.push(route),
      };
      return new FrameStore({
        open: () => Promise.resolve(opened),
        isOffline: () => false,
        forgetFailures: () => undefined,
        shown: () => undefined,
        stray: () => undefined,
      });
    },
  });
  return { pages, made, left, changed, loader };
};

describe('the page of the address', () => {
  it('is created once for a path, and told when the query changes within it', async () => {
    const { pages, made, changed } = pageStore();
    expect(pages.show(routeOf('/listing'), locationAt('/listing', { query: { q: 'pie' } }))).toBe(true);
    await Promise.resolve();
    const changedTo = locationAt('/listing', { query: { q: 'soup' } });
    expect(pages.show(routeOf('/listing'), changedTo)).toBe(false);
    expect(made).toStrictEqual(['listing']);
    expect(changed).toHaveBeenCalledWith(changedTo);
  });

  it('is created again for another path, and the one before is left', async () => {
    const { pages, made, left } = pageStore();
    pages.show(routeOf('/business/one'), locationAt('/business/one', { params: { slug: 'one' } }));
    await Promise.resolve();
    pages.show(routeOf('/business/two'), locationAt('/business/two', { params: { slug: 'two' } }));
    expect([made, left]).toStrictEqual([['business', 'business'], ['business']]);
  });

  it('is created again when the same path names another business', () => {
    const { pages, made } = pageStore();
    pages.show(
      routeOf('/booking'),
      locationAt('/booking', { params: { slug: 'one' }, query: { business: 'one' } }),
    );
    pages.show(
      routeOf('/booking'),
      locationAt('/booking', { params: { slug: 'two' }, query: { business: 'two' } }),
    );
    expect(made).toHaveLength(2);
  });

  it('gives way to the 404 page in place, until the path changes', () => {
    const { pages, made } = pageStore();
    pages.show(routeOf('/business/gone'), locationAt('/business/gone'));
    pages.showNotFound();
    expect(pages.current?.match).toStrictEqual({ kind: 'not-found' });
    expect(
      pages.show(routeOf('/business/gone'), locationAt('/business/gone', { query: { tab: 'info' } })),
    ).toBe(false);
    pages.show(routeOf('/'), locationAt('/'));
    expect(made).toStrictEqual(['business', 'not-found', 'home']);
  });

  it('[SHL-1] has the module of a link prefetched, but nothing for a redirect', () => {
    const { pages, loader } = pageStore();
    pages.prefetch(matchRoute(brand, '/checkout'));
    pages.prefetch(matchRoute(brand, '/contact-us'));
    pages.prefetch({ kind: 'redirect', to: '/' });
    expect(loader.prefetched).toStrictEqual(['checkout ./pages/checkout', 'shell contact-us']);
    expect(loader.loads).toStrictEqual([]);
  });
});
