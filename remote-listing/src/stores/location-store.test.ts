import { LocationStore } from './location-store';

const opened = (sentence?: string) => {
  const moves: string[] = [];
  const store = new LocationStore((postcode) => void moves.push(postcode));
  store.show(sentence);
  return { store, moves };
};

describe('the Change Location modal', () => {
  it('[LST-49] an untouched empty field says nothing, a touched one that it is required', () => {
    const { store } = opened();
    expect(store.errors).toEqual([]);
    store.touch();
    expect(store.errors).toEqual(['Postcode is required']);
  });

  it('[LST-49][LST-50] an empty submit shows both sentences and searches nothing', () => {
    const { store, moves } = opened();
    store.update();
    expect(store.errors).toEqual(['Postcode is required', 'Please enter valid postcode']);
    expect(moves).toEqual([]);
  });

  it('[LST-50] what is no postcode is refused here', () => {
    const { store, moves } = opened();
    store.type('not a place');
    store.update();
    expect(store.errors).toEqual(['Please enter valid postcode']);
    expect(moves).toEqual([]);
  });

  it('[LST-47] Update with a valid postcode searches for it', () => {
    const { store, moves } = opened();
    store.type('e1 6an');
    store.update();
    expect(store.errors).toEqual([]);
    expect(moves).toEqual(['e1 6an']);
  });

  it('[LST-54] the server’s sentence shows until something else is typed', () => {
    const { store } = opened('Sorry, no restaurant serves E9 9ZZ yet.');
    expect(store.errors).toEqual(['Sorry, no restaurant serves E9 9ZZ yet.']);
    store.type('E');
    expect(store.errors).toEqual([]);
  });

  it('[LST-46] closes', () => {
    const { store } = opened();
    store.close();
    expect(store.open).toBe(false);
  });
});
