import { FakeNavigation } from '@storefront/host/testing';
import { HomeStore } from './home-store';

const searchFor = (typed: string) => {
  const navigation = new FakeNavigation();
  const store = new HomeStore(navigation);
  store.type(typed);
  store.search();
  return navigation.moves;
};

describe('the home search', () => {
  it('[HOM-3] leads to the listing with the postcode', () => {
    expect(searchFor('E1 6AN')).toEqual(['go /listing?search_by_postcode=E1+6AN']);
  });

  it('[HOM-5] does nothing when it is empty', () => {
    expect(searchFor('   ')).toEqual([]);
  });

  it('[HOM-6] corrects case and space of the postcode', () => {
    expect(searchFor(' e16an ')).toEqual(['go /listing?search_by_postcode=E1+6AN']);
  });
});
