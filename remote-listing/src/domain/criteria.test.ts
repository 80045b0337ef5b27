import { aRestaurant } from '../testing/a-restaurant';
import { addressOf, chosen, criteriaFrom, cuisineCounts, listable } from './criteria';
import type { Criteria } from './criteria';

const list = listable([
  aRestaurant({ name: 'Blue Fig', cuisineIds: ['2'] }),
  aRestaurant({ name: 'amber Spoon', cuisineIds: ['1', '2'] }),
  aRestaurant({ name: 'Corner Café', cuisineIds: ['1'] }),
  aRestaurant({ name: 'No Cuisine', cuisineIds: [] }),
]);
const all: Criteria = { postcode: 'E1 6AN', cuisineIds: [], sort: 'az', text: '' };
const names = (criteria: Partial<Criteria>) => chosen(list, { ...all, ...criteria }).map(({ name }) => name);

describe('which cards the list shows', () => {
  it('[LST-17] a restaurant without a cuisine is not in the list', () => {
    expect(list.map(({ name }) => name)).not.toContain('No Cuisine');
  });

  it('[LST-24] A To Z orders by the lower-cased name', () => {
    expect(names({})).toEqual(['amber Spoon', 'Blue Fig', 'Corner Café']);
  });

  it('[LST-25] Z To A reverses the order', () => {
    expect(names({ sort: 'za' })).toEqual(['Corner Café', 'Blue Fig', 'amber Spoon']);
  });

  it('[LST-14] with cuisines selected, one of them is enough', () => {
    expect(names({ cuisineIds: ['1'] })).toEqual(['amber Spoon', 'Corner Café']);
    expect(names({ cuisineIds: ['1', '2'] })).toHaveLength(3);
  });

  it('[LST-15] with no cuisine selected all show', () => {
    expect(names({ cuisineIds: [] })).toHaveLength(3);
  });

  it('[LST-18] the search text is trimmed and ignores case', () => {
    expect(names({ text: '  FIG ' })).toEqual(['Blue Fig']);
  });

  it('[LST-19] text and cuisines apply together', () => {
    expect(names({ text: 'c', cuisineIds: ['2'] })).toEqual([]);
    expect(names({ text: 'o', cuisineIds: ['1'] })).toEqual(['amber Spoon', 'Corner Café']);
  });

  it('[LST-11] the count of a cuisine covers all its restaurants', () => {
    expect([...cuisineCounts(list)]).toEqual([
      ['1', 2],
      ['2', 2],
    ]);
  });
});

describe('[LST-26] the criteria in the address', () => {
  it('are read back as they were written', () => {
    const criteria: Criteria = { postcode: 'E1 6AN', cuisineIds: ['3', '7'], sort: 'za', text: 'blue & fig' };
    const query = Object.fromEntries(new URL(addressOf(criteria), 'http://brand.test').searchParams);
    expect(criteriaFrom(query)).toEqual(criteria);
  });

  it('leave out the defaults', () => {
    expect(addressOf(all)).toBe('/listing?search_by_postcode=E1+6AN');
    expect(addressOf({ ...all, postcode: '' })).toBe('/listing');
  });

  it('are read as far as they make sense when somebody has edited the address', () => {
    expect(criteriaFrom({ cuisine: ',,4,4', sort: 'upwards' })).toEqual({
      postcode: '',
      cuisineIds: ['4'],
      sort: 'az',
      text: '',
    });
  });
});
