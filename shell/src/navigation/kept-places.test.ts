import { memoryStore } from '../testing/memory-store';
import { keptPlaces } from './kept-places';

const key = 'storefront-scroll';
const keptAs = (text: string) => keptPlaces(memoryStore(new Map([[key, text]]))).load();

describe('the scroll positions of the history’s entries', () => {
  it('are read as they were written', () => {
    const store = memoryStore();
    const places = { first: { top: 840 }, second: { top: 1_200, part: { name: 'b-7', below: 64 } } };
    keptPlaces(store).save(places);
    expect(keptPlaces(store).load()).toStrictEqual(places);
  });

  it('are empty if nothing was stored', () => {
    expect(keptPlaces(memoryStore()).load()).toStrictEqual({});
  });

  it.each(['{"first":{"top"', 'null', '7', '"first"', '[]'])('are empty if %s was stored', (text) => {
    expect(keptAs(text)).toStrictEqual({});
  });

  it.each([
    ['no number', { top: '840' }],
    ['no position at all', null],
    ['a part without a name', { top: 840, part: { below: 64 } }],
    ['a part without a position', { top: 840, part: { name: 'b-7', below: null } }],
  ])('leave one out that is %s, and keep the others', (_, broken) => {
    expect(keptAs(JSON.stringify({ broken, whole: { top: 5 } }))).toStrictEqual({ whole: { top: 5 } });
  });
});
