import type { BusEvents } from '@storefront/contract';
import { FakeModules } from '../testing/fake-modules';
import { withLocalPages } from './local-pages';

const loader = (load: () => Promise<unknown>) => {
  const reports: BusEvents['remote-failed'][] = [];
  const remotes = new FakeModules({ 'listing ./pages/home': [() => 'home'] });
  const pages = { information: jest.fn(load) };
  const modules = withLocalPages({
    pages,
    version: '1.4.0',
    remotes,
    report: (failure) => reports.push(failure),
  });
  return { modules, pages, remotes, reports };
};

describe("the shell's own pages", () => {
  it('[ACC-1] an area is fetched when it is first opened, and not before', async () => {
    const { modules, pages } = loader(() => Promise.resolve('information'));
    expect(pages.information).not.toHaveBeenCalled();
    await expect(modules.load('shell', 'information')).resolves.toMatchObject({ module: 'information' });
  });

  it('a page that the shell does not own comes from the remotes', async () => {
    const { modules, pages, remotes } = loader(() => Promise.resolve('information'));
    await expect(modules.load('listing', './pages/home')).resolves.toMatchObject({ module: 'home' });
    modules.prefetch('listing', './pages/home');
    modules.prefetch('shell', 'information');
    expect(remotes.prefetched).toStrictEqual(['listing ./pages/home']);
    expect(pages.information).toHaveBeenCalledTimes(1);
  });

  it('[SHL-3] an area that cannot be fetched is reported, and a retry fetches it again', async () => {
    let broken = true;
    const { modules, pages, reports } = loader(() =>
      broken ? Promise.reject(new Error('gone')) : Promise.resolve('information'),
    );
    await expect(modules.load('shell', 'information')).rejects.toThrow('gone');
    await expect(modules.load('shell', 'information')).rejects.toThrow('gone');
    expect(pages.information).toHaveBeenCalledTimes(1);
    expect(reports).toStrictEqual([
      { feature: 'shell', version: '1.4.0', phase: 'fetch', code: 'Error', replacedBy: null },
    ]);
    broken = false;
    modules.retry('shell');
    await expect(modules.load('shell', 'information')).resolves.toMatchObject({ module: 'information' });
  });

  it('an area that throws while it is drawn has no release to fall back on', async () => {
    const { modules, reports } = loader(() => Promise.resolve('information'));
    const loaded = await modules.load('shell', 'information');
    loaded.failed(new TypeError('of the page'), 'render');
    await expect(modules.load('shell', 'information')).rejects.toThrow('of the page');
    expect(reports).toMatchObject([{ phase: 'render', code: 'TypeError' }]);
  });

  it('a prefetch that fails is left to the real load', async () => {
    const { modules, reports } = loader(() => Promise.reject(new Error('gone')));
    modules.prefetch('shell', 'information');
    modules.prefetch('shell', 'no-such-page');
    await Promise.resolve();
    expect(reports).toStrictEqual([]);
  });

  it('a page that the shell does not have is an error', async () => {
    const { modules } = loader(() => Promise.resolve('information'));
    await expect(modules.load('shell', 'no-such-page')).rejects.toThrow('The shell has no page no-such-page');
  });
});
