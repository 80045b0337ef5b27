import { LocationStore } from './location-store';

const opened = (sentence?: string) => {
  const moves: string[] = [];
  const store = new LocationStore((postcode) => void moves.push(postcode));
  store.show(sentence);
  return { store, moves };
};

describe('the Change Location modal', () => {
  it('[LST-49] shows no sentence at an empty field that is untouched, and that it is required once it was touched', () => {
    const { store } = opened();
    expect(store.errors).toStrictEqual([]);
    store.touch();
    expect(store.errors).toStrictEqual(['Postcode is required']);
  });

  it('[LST-49][LST-50] shows both sentences after an empty submit, and searches nothing', () => {
    const { store, moves } = opened();
    store.update();
    expect(store.errors).toStrictEqual(['Postcode is required', 'Please enter valid postcode']);
    expect(moves).toStrictEqual([]);
  });

  it('[LST-50] refuses what is not a postcode without asking the server', () => {
    const { store, moves } = opened();
    store.type('not a place');
    store.update();
    expect(store.errors).toStrictEqual(['Please enter valid postcode']);
    expect(moves).toStrictEqual([]);
  });

  it('[LST-47] searches for a valid postcode after Update', () => {
    const { store, moves } = opened();
    store.type('e1 6an');
    store.update();
    expect(store.errors).toStrictEqual([]);
    expect(moves).toStrictEqual(['e1 6an']);
  });

  it('[LST-54] shows the server’s sentence until something else is typed', () => {
    const { store } = opened('Sorry, no restaurant serves E9 9ZZ yet.');
    expect(store.errors).toStrictEqual(['Sorry, no restaurant serves E9 9ZZ yet.']);
    store.type('E');
    expect(store.errors).toStrictEqual([]);
  });

  it('[LST-46] closes', () => {
    const { store } = opened();
    store.close();
    expect(store.open).toBe(false);
  });
});
