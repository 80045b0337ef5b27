import { FakeStorage } from '@storefront/host/testing';
import { FavouritesStore } from './favourites-store';

const open = (kept: string[] = []) => {
  const storage = new FakeStorage();
  if (kept.length > 0) storage.write('favourites', kept);
  return { storage, store: new FavouritesStore(storage) };
};

describe('the favourites', () => {
  it('[LST-77] are kept in the browser, and taken away by a second press', () => {
    const { store, storage } = open();
    store.start();
    store.toggle('saffron-yard');
    store.toggle('blue-fig');
    expect(storage.read('favourites')).toStrictEqual(['saffron-yard', 'blue-fig']);
    store.toggle('saffron-yard');
    expect([...store.slugs]).toStrictEqual(['blue-fig']);
    store.toggle('blue-fig');
    expect(storage.read('favourites')).toBeUndefined();
  });

  it('[LST-77] are none on a drawn page, and those that are kept once it has started', () => {
    const { store } = open(['saffron-yard']);
    expect([...store.slugs]).toStrictEqual([]);
    store.start();
    expect([...store.slugs]).toStrictEqual(['saffron-yard']);
  });

  it('[LST-77] follow what another tab keeps, until the page is left', () => {
    const { store, storage } = open();
    const end = store.start();
    storage.changeElsewhere('favourites', ['blue-fig']);
    expect([...store.slugs]).toStrictEqual(['blue-fig']);
    end();
    storage.changeElsewhere('favourites', []);
    expect([...store.slugs]).toStrictEqual(['blue-fig']);
  });

  it('[LST-77] are 200 at most: the oldest goes', () => {
    const { store, storage } = open(Array.from({ length: 200 }, (_, index) => `shop-${index}`));
    store.start();
    store.toggle('newest');
    expect(storage.read('favourites')).toHaveLength(200);
    expect([store.slugs.has('shop-0'), store.slugs.has('newest')]).toStrictEqual([false, true]);
  });
});
