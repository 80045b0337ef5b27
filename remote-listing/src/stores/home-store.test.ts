import { ApiUnreachable } from '@storefront/host';
import { FakeNavigation } from '@storefront/host/testing';
import type { HomeGateway } from '../gateway/home-gateway';
import { HomeStore } from './home-store';

const open = (gateway: Partial<HomeGateway> = {}, storedPostcode?: string) => {
  const navigation = new FakeNavigation();
  const store = new HomeStore({
    navigation,
    storedPostcode,
    gateway: {
      cuisines: () => Promise.reject(new ApiUnreachable('search/cuisines')),
      districts: () => Promise.reject(new ApiUnreachable('search/districts')),
      ...gateway,
    },
  });
  return { store, navigation };
};

const searchFor = (typed: string) => {
  const { store, navigation } = open();
  store.type(typed);
  store.search();
  return navigation.moves;
};

describe('the home search', () => {
  it('[HOM-3] leads to the listing with the postcode', () => {
    expect(searchFor('E1 6AN')).toStrictEqual(['go /listing?search_by_postcode=E1+6AN']);
  });

  it('[HOM-5] does nothing when it is empty', () => {
    expect(searchFor('   ')).toStrictEqual([]);
  });

  it('[HOM-6] corrects case and space of the postcode', () => {
    expect(searchFor(' e16an ')).toStrictEqual(['go /listing?search_by_postcode=E1+6AN']);
  });

  it('begins with the postcode of the last search', () => {
    expect(open({}, 'E1 6AN').store.postcode).toBe('E1 6AN');
  });
});

describe('the cuisines', () => {
  it('[HOM-12] that cannot be had are none', async () => {
    const { store } = open();
    await store.load();
    expect(store.cuisines).toStrictEqual([]);
  });
});

describe('the place of the device', () => {
  const districts = () => Promise.resolve([{ postcode: 'E2', latitude: 51.53, longitude: -0.06 }]);
  const here = () => Promise.resolve({ latitude: 51.52, longitude: -0.06 });

  it('[HOM-15] leads to the listing of the nearest district', async () => {
    const { store, navigation } = open({ districts });
    const locating = store.locate(here);
    expect(store.isLocating).toBe(true);
    await locating;
    expect(navigation.moves).toStrictEqual(['go /listing?search_by_postcode=E2']);
    expect([store.isLocating, store.locationFault]).toStrictEqual([false, '']);
  });

  it('[HOM-15] that is not told asks for a postcode, without asking the server', async () => {
    const asked = jest.fn(districts);
    const { store, navigation } = open({ districts: asked });
    await store.locate(() => Promise.resolve(undefined));
    expect(store.locationFault).toBe('Your device does not say where you are. Please enter your postcode.');
    expect(asked).not.toHaveBeenCalled();
    expect(navigation.moves).toStrictEqual([]);
  });

  it('[HOM-15] far from every restaurant says so', async () => {
    const { store, navigation } = open({ districts });
    await store.locate(() => Promise.resolve({ latitude: 57, longitude: -4 }));
    expect(store.locationFault).toBe('No restaurant delivers near you yet. Please enter another postcode.');
    expect(navigation.moves).toStrictEqual([]);
  });

  it('[HOM-15] says that the server could not be reached', async () => {
    const { store } = open();
    await store.locate(here);
    expect(store.locationFault).toBe('We could not reach the server. Check your connection and try again.');
  });

  it('[HOM-15] that comes after the customer has left leads nowhere', async () => {
    const { store, navigation } = open({ districts });
    const locating = store.locate(here);
    store.stop();
    await locating;
    expect(navigation.moves).toStrictEqual([]);
  });
});
