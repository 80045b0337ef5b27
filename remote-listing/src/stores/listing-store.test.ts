import { when } from 'mobx';
import { FakeBus, FakeClock, FakeNavigation, FakeStorage, locationAt } from '@storefront/host/testing';
import { allAt } from '../domain/criteria';
import type { SearchOutcome } from '../gateway/restaurants-gateway';
import { aRestaurant } from '../testing/a-restaurant';
import { FakeRestaurantsGateway } from '../testing/fake-restaurants-gateway';
import { ListingStore } from './listing-store';

const found = {
  kind: 'found' as const,
  restaurants: [
    aRestaurant({ name: 'Blue Fig', cuisineIds: ['2'] }),
    aRestaurant({ name: 'Amber Spoon', cuisineIds: ['1', '2'] }),
    aRestaurant({ name: 'Corner Café', cuisineIds: ['1'] }),
  ],
  cuisines: [
    { id: '1', name: 'Indian', isSelected: false },
    { id: '2', name: 'Vegan', isSelected: false },
  ],
};
const refused: SearchOutcome = { kind: 'unserved', sentence: 'Sorry, no restaurant serves E9 9ZZ yet.' };

const listingAt = (query: Record<string, string>) => locationAt('/listing', { query });

const open = (
  query: Record<string, string> = { search_by_postcode: 'E1 6AN' },
  answer: SearchOutcome = found,
) => {
  const parts = {
    gateway: new FakeRestaurantsGateway(
      { 'E1 6AN': answer, 'N1 9GU': found, 'E9 9ZZ': refused },
      {},
      {
        salmon: [
          ['blue-fig', ['Salmon Nigiri']],
          ['corner-caf-', ['Smoked Salmon Bagel']],
        ],
        fig: [['blue-fig', ['Fig Tart']]],
      },
    ),
    navigation: new FakeNavigation(),
    storage: new FakeStorage(),
    bus: new FakeBus(),
    clock: new FakeClock(),
    favourites: { slugs: new Set(['blue-fig']) },
  };
  const location = listingAt(query);
  return { store: new ListingStore(parts, location), location, ...parts };
};

const opened = async (...setting: Parameters<typeof open>) => {
  const page = open(...setting);
  await page.store.follow(page.location);
  return page;
};

const names = (store: ListingStore) => store.shown.map(({ name }) => name);

describe('a search', () => {
  it('[LST-1] uses the postcode in the address', async () => {
    const { gateway } = await opened();
    expect(gateway.searched).toStrictEqual(['E1 6AN']);
  });

  it('[LST-1] uses and shows a postcode in its usual form, also when the address was typed by hand', async () => {
    const { gateway, store } = await opened({ search_by_postcode: ' e16an ' });
    expect(gateway.searched).toStrictEqual(['E1 6AN']);
    expect(store.criteria.postcode).toBe('E1 6AN');
  });

  it('that is answered after the customer has left shows nothing, and is asked again on return', async () => {
    const { store, location, gateway } = open();
    const following = store.follow(location);
    store.stop();
    await following;
    expect(store.isSearching).toBe(false);
    expect(store.shown).toStrictEqual([]);
    await store.follow(location);
    expect(gateway.searched).toStrictEqual(['E1 6AN', 'E1 6AN']);
    expect(names(store)).toStrictEqual(['Amber Spoon', 'Blue Fig', 'Corner Café']);
  });

  it('[LST-51] shows that it is busy until the answer is there', async () => {
    const { store, location } = open();
    const following = store.follow(location);
    expect(store.isSearching).toBe(true);
    await following;
    expect(store.isSearching).toBe(false);
  });

  it('[STO-1] stores the postcode when it succeeds', async () => {
    const { storage, bus } = await opened({ search_by_postcode: ' e16an ' });
    expect(storage.read('searched_pincode')).toBe('E1 6AN');
    expect(bus.published).toStrictEqual([{ name: 'location-changed', payload: { postcode: 'E1 6AN' } }]);
    const refusal = await opened({ search_by_postcode: 'E9 9ZZ' });
    expect(refusal.storage.read('searched_pincode')).toBeUndefined();
    expect(refusal.bus.published).toStrictEqual([]);
  });

  it('[LST-54][LST-55] empties the list and shows the sentence when the server refuses', async () => {
    const { store } = await opened();
    await store.follow(listingAt({ search_by_postcode: 'E9 9ZZ' }));
    expect(store.shown).toStrictEqual([]);
    expect(store.refusal).toBe('Sorry, no restaurant serves E9 9ZZ yet.');
  });

  it('[LST-59] hides the loader and keeps what was shown after a network error', async () => {
    const { store } = await opened();
    await store.follow(listingAt({ search_by_postcode: 'M1 1AA' }));
    expect(store.isSearching).toBe(false);
    expect(store.refusal).toBeUndefined();
    expect(names(store)).toStrictEqual(['Amber Spoon', 'Blue Fig', 'Corner Café']);
  });

  it('[LST-59] for another place leaves address, place and results as they were without an answer (D90)', async () => {
    const { store, navigation } = await opened({ search_by_postcode: 'E1 6AN', cuisine: '1', q: 'c' });
    await store.moveTo('M1 1AA');
    expect(navigation.moves).toStrictEqual([]);
    expect(store.criteria).toStrictEqual({ ...allAt('E1 6AN'), cuisineIds: ['1'], text: 'c' });
    expect(names(store)).toStrictEqual(['Corner Café']);
    expect(store.isSearching).toBe(false);
  });

  it('[LST-59] for a place that was left for another one meanwhile leaves the address alone (D90)', async () => {
    const { store, navigation } = await opened();
    const before = [...navigation.moves];
    const left = store.follow(listingAt({ search_by_postcode: 'SW1A 1AA' }));
    const wanted = store.follow(listingAt({ search_by_postcode: 'N1 9GU' }));
    await Promise.all([left, wanted]);
    expect(store.postcode).toBe('N1 9GU');
    expect(navigation.moves).toStrictEqual(before);
  });

  it('[LST-59] puts the address back to the place that is shown, with its choices, without an answer (D90)', async () => {
    const { store, navigation, storage } = await opened({ search_by_postcode: 'E1 6AN', sort: 'za' });
    store.toggleCuisine('1');
    await store.follow(listingAt({ search_by_postcode: 'M1 1AA' }));
    expect(navigation.moves.at(-1)).toBe('replace /listing?search_by_postcode=E1+6AN&cuisine=1&sort=za');
    expect(store.criteria).toStrictEqual({ ...allAt('E1 6AN'), cuisineIds: ['1'], sort: 'za' });
    expect(storage.read('searched_pincode')).toBe('E1 6AN');
  });

  it('for another place goes on when the customer chooses something meanwhile', async () => {
    const { store, navigation, gateway } = await opened();
    const moving = store.moveTo('E9 9ZZ');
    store.searchByName('fig');
    await store.follow(listingAt({ search_by_postcode: 'E1 6AN', q: 'fig' }));
    await moving;
    expect(gateway.searched).toStrictEqual(['E1 6AN', 'E9 9ZZ']);
    expect(navigation.moves.at(-1)).toBe('go /listing?search_by_postcode=E9+9ZZ');
  });

  it('overtakes an earlier one that is still under way', async () => {
    const { store, location } = open();
    const first = store.follow(location);
    const second = store.follow(listingAt({ search_by_postcode: 'E9 9ZZ' }));
    await Promise.all([first, second]);
    expect(store.refusal).toBe('Sorry, no restaurant serves E9 9ZZ yet.');
    expect(store.shown).toStrictEqual([]);
  });

  it('uses the stored postcode when the address has none, and puts it into the address', async () => {
    const { store, storage, navigation, gateway } = open({ sort: 'za' });
    storage.write('searched_pincode', 'E1 6AN');
    await store.follow(listingAt({ sort: 'za' }));
    expect(gateway.searched).toStrictEqual(['E1 6AN']);
    expect(navigation.moves).toStrictEqual(['replace /listing?search_by_postcode=E1+6AN&sort=za']);
  });

  it('asks nothing without any postcode', async () => {
    const { gateway, store } = await opened({});
    expect(gateway.searched).toStrictEqual([]);
    expect(store.shown).toStrictEqual([]);
  });

  it('[LST-47] for another place has a new address, without the choices made for the former one', async () => {
    const { store, navigation } = await opened({
      search_by_postcode: 'E1 6AN',
      cuisine: '1',
      sort: 'za',
      q: 'fig',
    });
    await store.moveTo('e99zz');
    expect(navigation.moves).toStrictEqual(['go /listing?search_by_postcode=E9+9ZZ&sort=za']);
  });
});

describe('the list of restaurants', () => {
  it('[LST-20][LST-21] counts the cards shown, with a leading zero up to nine', async () => {
    const { store } = await opened();
    expect(store.count).toBe('03');
    store.searchByName('fig');
    expect(store.count).toBe('01');
    store.searchByName('nowhere');
    expect(store.count).toBe('00');
  });

  it.each([
    [9, '09'],
    [10, '10'],
    [123, '123'],
  ])('[LST-21] counts %d restaurants as %s', async (length, count) => {
    const restaurants = Array.from({ length }, (_, at) => aRestaurant({ name: `Place ${at}` }));
    const { store } = await opened(undefined, { ...found, restaurants });
    expect(store.count).toBe(count);
  });

  it('[LST-13] ticks the cuisines that the answer has selected, unless the address has its own', async () => {
    const answer: SearchOutcome = {
      ...found,
      cuisines: found.cuisines.map((cuisine) => ({ ...cuisine, isSelected: cuisine.id === '1' })),
    };
    const ticked = ({ store }: Awaited<ReturnType<typeof opened>>) =>
      store.cuisines.filter(({ selected }) => selected).map(({ name }) => name);
    const page = await opened(undefined, answer);
    expect(ticked(page)).toStrictEqual(['Indian']);
    expect(names(page.store)).toStrictEqual(['Amber Spoon', 'Corner Café']);
    expect(page.navigation.moves).toStrictEqual(['replace /listing?search_by_postcode=E1+6AN&cuisine=1']);
    expect(ticked(await opened({ search_by_postcode: 'E1 6AN', cuisine: '2' }, answer))).toStrictEqual([
      'Vegan',
    ]);
  });

  it('[LST-10][LST-11] counts the restaurants of each cuisine over all that were found, whatever is chosen', async () => {
    const { store } = await opened();
    store.toggleCuisine('1');
    store.searchByName('fig');
    expect(store.cuisines.map(({ name, count }) => [name, count])).toStrictEqual([
      ['Indian', 2],
      ['Vegan', 2],
    ]);
  });

  it('[LST-12][LST-13] selects a cuisine that is pressed, and deselects it when it is pressed again', async () => {
    const { store } = await opened();
    store.toggleCuisine('1');
    expect(store.cuisines.map(({ selected }) => selected)).toStrictEqual([true, false]);
    expect(names(store)).toStrictEqual(['Amber Spoon', 'Corner Café']);
    store.toggleCuisine('1');
    expect(store.cuisines.map(({ selected }) => selected)).toStrictEqual([false, false]);
  });

  it('does not change again once the address has the choice too', async () => {
    const { store } = await opened();
    store.toggleCuisine('1');
    const { criteria } = store;
    await store.follow(listingAt({ search_by_postcode: 'E1 6AN', cuisine: '1' }));
    expect(store.criteria).toBe(criteria);
  });

  it('[LST-16] loses the selected cuisines by Reset, and nothing else', async () => {
    const { store } = await opened({ search_by_postcode: 'E1 6AN', cuisine: '1', sort: 'za', q: 'c' });
    store.reset();
    expect(store.criteria).toStrictEqual({ ...allAt('E1 6AN'), sort: 'za', text: 'c' });
  });

  it('[LST-23][LST-25] starts from A to Z, and Z To A reverses it', async () => {
    const { store } = await opened();
    expect(store.criteria.sort).toBe('az');
    store.sortBy('za');
    expect(names(store)).toStrictEqual(['Corner Café', 'Blue Fig', 'Amber Spoon']);
  });

  it('[LST-24][LST-25] has restaurants that take no orders last, in either order (D94)', async () => {
    const none = { collection: 'no', delivery: 'no' } as const;
    const restaurants = [
      aRestaurant({ name: 'Amber Spoon', ...none }),
      aRestaurant({ name: 'Blue Fig' }),
      aRestaurant({ name: 'Corner Café', ...none, collection: 'pre' }),
      aRestaurant({ name: 'Dill', ...none, open: false }),
    ];
    const { store } = await opened(undefined, { ...found, restaurants });
    expect(names(store)).toStrictEqual(['Blue Fig', 'Corner Café', 'Amber Spoon', 'Dill']);
    store.sortBy('za');
    expect(names(store)).toStrictEqual(['Corner Café', 'Blue Fig', 'Dill', 'Amber Spoon']);
  });

  it('[LST-26] has every choice in its address, and an address brings its choices back', async () => {
    const { store, navigation, gateway } = await opened();
    store.toggleCuisine('1');
    store.sortBy('za');
    store.searchByName('c');
    expect(navigation.moves.at(-1)).toBe('replace /listing?search_by_postcode=E1+6AN&cuisine=1&sort=za&q=c');
    await store.follow(listingAt({ search_by_postcode: 'E1 6AN' }));
    expect(names(store)).toHaveLength(3);
    await store.follow(listingAt({ search_by_postcode: 'E1 6AN', cuisine: '1', sort: 'za', q: 'c' }));
    expect(names(store)).toStrictEqual(['Corner Café']);
    expect(gateway.searched).toHaveLength(1);
    const reloaded = await opened({ search_by_postcode: 'E1 6AN', cuisine: '2', sort: 'za', q: ' B' });
    expect(names(reloaded.store)).toStrictEqual(['Blue Fig', 'Amber Spoon']);
  });
});

describe('the search for dishes', () => {
  const brought = (store: ListingStore) =>
    store.withDishes.map(({ restaurant, dishes }) => [restaurant.name, ...dishes]);

  it('[LST-75] asks once typing has paused, and shows the restaurants with those dishes', async () => {
    const { store, gateway, clock } = await opened();
    for (const text of ['sal', 'salm', 'salmon']) {
      store.searchByName(text);
      clock.advance(200);
    }
    expect(gateway.askedDishes).toStrictEqual([]);
    expect(brought(store)).toStrictEqual([]);
    clock.advance(50);
    await when(() => store.withDishes.length > 0);
    expect(gateway.askedDishes).toStrictEqual(['E1 6AN salmon']);
    expect(brought(store)).toStrictEqual([
      ['Blue Fig', 'Salmon Nigiri'],
      ['Corner Café', 'Smoked Salmon Bagel'],
    ]);
    expect(store.count).toBe('00');
  });

  it('[LST-75] finds for an address with a text, in the order and with the filters of the list', async () => {
    const { store } = await opened({ search_by_postcode: 'E1 6AN', q: 'salmon', sort: 'za' });
    expect(brought(store).map(([name]) => name)).toStrictEqual(['Corner Café', 'Blue Fig']);
    store.toggleCuisine('2');
    expect(brought(store).map(([name]) => name)).toStrictEqual(['Blue Fig']);
  });

  it('[LST-75] shows no dishes of a text that has changed since, and none of a restaurant that is shown by its name', async () => {
    const { store } = await opened({ search_by_postcode: 'E1 6AN', q: 'salmon' });
    store.searchByName('salmo');
    expect(brought(store)).toStrictEqual([]);
    const named = await opened({ search_by_postcode: 'E1 6AN', q: 'fig' });
    expect(names(named.store)).toStrictEqual(['Blue Fig']);
    expect(brought(named.store)).toStrictEqual([]);
  });

  it('[LST-75] back to an address with a text asks for its dishes, and a page that is left asks no more', async () => {
    const { store, gateway, clock } = await opened();
    await store.follow(listingAt({ search_by_postcode: 'E1 6AN', q: 'salmon' }));
    expect(brought(store)).toHaveLength(2);
    store.searchByName('fig');
    store.stop();
    clock.advance(1_000);
    expect(gateway.askedDishes).not.toContain('E1 6AN fig');
  });
});

it('[LST-77] a list of favourites shows those that are marked', async () => {
  const { store } = await opened({ search_by_postcode: 'E1 6AN', only: 'favourites' });
  expect(names(store)).toStrictEqual(['Blue Fig']);
});

it('[HOM-12] a cuisine that was chosen before any place is kept for the first one', async () => {
  const { store, navigation } = await opened({ cuisine: '2' });
  await store.moveTo('E1 6AN');
  expect(names(store)).toStrictEqual(['Amber Spoon', 'Blue Fig']);
  expect(navigation.moves.at(-1)).toBe('go /listing?search_by_postcode=E1+6AN&cuisine=2');
  await store.moveTo('N1 9GU');
  expect(names(store)).toHaveLength(3);
});
