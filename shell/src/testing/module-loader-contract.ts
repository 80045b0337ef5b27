import type { ModuleLoader } from '../page-frame/module-loader';

export const homePage = './pages/home';
export const listingPage = './pages/listing';
const feature = 'listing';

/** A loader and the module that each release has for a page, best first. */
export interface LoaderUnderTest {
  readonly modules: ModuleLoader;
  moduleOf(index: number, page: string): unknown;
}

/**
 * What every loader of modules does, the federation's and the fake one. `make` returns one for a feature with two pages,
 * whose releases, best first, are good or throw.
 */
export function moduleLoaderContract(make: (releases: ('good' | 'throws')[]) => LoaderUnderTest) {
  it('returns the module of the best release, the same one for every call', async () => {
    const { modules, moduleOf } = make(['good', 'good']);
    const { module } = await modules.load(feature, homePage);
    expect(module).toStrictEqual(moduleOf(0, homePage));
    expect((await modules.load(feature, homePage)).module).toBe(module);
  });

  it('returns the next release when one throws', async () => {
    const { modules, moduleOf } = make(['throws', 'good']);
    expect((await modules.load(feature, homePage)).module).toStrictEqual(moduleOf(1, homePage));
  });

  it('[RES-8] stays with the next release, on other pages of the feature too, until Retry', async () => {
    const { modules, moduleOf } = make(['good', 'good']);
    (await modules.load(feature, homePage)).failed(new Error('broken'), 'render');
    expect((await modules.load(feature, homePage)).module).toStrictEqual(moduleOf(1, homePage));
    expect((await modules.load(feature, listingPage)).module).toStrictEqual(moduleOf(1, listingPage));
    modules.retry(feature);
    expect((await modules.load(feature, homePage)).module).toStrictEqual(moduleOf(0, homePage));
  });

  it('rejects when no release is left, until Retry', async () => {
    const { modules, moduleOf } = make(['good']);
    (await modules.load(feature, homePage)).failed(new Error('broken'), 'create');
    await expect(modules.load(feature, homePage)).rejects.toThrow();
    await expect(modules.load(feature, homePage)).rejects.toThrow();
    modules.retry('checkout');
    await expect(modules.load(feature, homePage)).rejects.toThrow();
    modules.retry(feature);
    expect((await modules.load(feature, homePage)).module).toStrictEqual(moduleOf(0, homePage));
  });

  it('rejects a page that no release has', async () => {
    await expect(make(['good']).modules.load(feature, './pages/nothing')).rejects.toThrow();
  });
}
