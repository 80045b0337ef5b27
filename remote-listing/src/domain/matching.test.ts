import { aRestaurant } from '../testing/a-restaurant';
import { allAt } from './criteria';
import type { Criteria } from './criteria';
import { chosen, cuisineCounts, dietCounts, listable } from './matching';

const list = listable([
  aRestaurant({ name: 'Blue Fig', cuisineIds: ['2'] }),
  aRestaurant({ name: 'amber Spoon', cuisineIds: ['1', '2'] }),
  aRestaurant({ name: 'Corner Café', cuisineIds: ['1'] }),
  aRestaurant({ name: 'No Cuisine', cuisineIds: [] }),
]);
const all = allAt('E1 6AN');
const names = (criteria: Partial<Criteria>) => chosen(list, { ...all, ...criteria }).map(({ name }) => name);

describe('which cards the list shows', () => {
  it('[LST-17] a restaurant without a cuisine is not in the list', () => {
    expect(list.map(({ name }) => name)).not.toContain('No Cuisine');
  });

  it('[LST-24] A To Z orders by the lower-cased name', () => {
    expect(names({})).toStrictEqual(['amber Spoon', 'Blue Fig', 'Corner Café']);
  });

  it('[LST-25] Z To A reverses the order', () => {
    expect(names({ sort: 'za' })).toStrictEqual(['Corner Café', 'Blue Fig', 'amber Spoon']);
  });

  it('[LST-14] with cuisines selected, one of them is enough', () => {
    expect(names({ cuisineIds: ['1'] })).toStrictEqual(['amber Spoon', 'Corner Café']);
    expect(names({ cuisineIds: ['1', '2'] })).toHaveLength(3);
  });

  it('[LST-15] with no cuisine selected all show', () => {
    expect(names({ cuisineIds: [] })).toHaveLength(3);
  });

  it('[LST-18] the search text is trimmed and ignores case', () => {
    expect(names({ text: '  FIG ' })).toStrictEqual(['Blue Fig']);
  });

  it('[LST-19] text and cuisines apply together', () => {
    expect(names({ text: 'c', cuisineIds: ['2'] })).toStrictEqual([]);
    expect(names({ text: 'o', cuisineIds: ['1'] })).toStrictEqual(['amber Spoon', 'Corner Café']);
  });

  const figures = listable([
    aRestaurant({ name: 'A', rating: '4.1', deliveryMinutes: 25, deliveryCharge: '1.99', distance: 0.4 }),
    aRestaurant({ name: 'B', rating: undefined, deliveryMinutes: 45, deliveryCharge: '0.00', distance: 0 }),
    aRestaurant({ name: 'C', rating: '4.9', delivery: 'no', deliveryMinutes: 10 }),
    aRestaurant({
      name: 'D',
      rating: '4.9',
      deliveryMinutes: 30,
      deliveryCharge: '10.50',
      distance: 1.2,
      diets: ['vegan'],
    }),
    aRestaurant({
      name: 'E',
      rating: '5.0',
      delivery: 'no',
      collection: 'no',
      deliveryMinutes: 5,
      deliveryCharge: '0.00',
      distance: 0,
    }),
  ]);
  const letters = (criteria: Partial<Criteria>) =>
    chosen(figures, { ...all, ...criteria })
      .map(({ name }) => name)
      .join('');

  it.each([
    ['rating', 'CDABE'],
    ['minutes', 'ADBCE'],
    ['fee', 'BADCE'],
    ['distance', 'BADCE'],
  ] as const)(
    '[LST-22] by %s the best come first, equal ones by name, those without a figure after them, and those that take no orders last',
    (sort, order) => {
      expect(letters({ sort })).toBe(order);
    },
  );

  it.each([
    [{ traits: ['fast'] }, 'A'],
    [{ traits: ['free'] }, 'BE'],
    [{ traits: ['fast', 'free'] }, ''],
    [{ diets: ['vegan'] }, 'D'],
    [{ diets: ['vegan', 'halal'] }, ''],
  ] satisfies [Partial<Criteria>, string][])('[LST-76] %j leaves %s', (criteria, left) => {
    expect(letters(criteria)).toBe(left);
  });

  it('[LST-76] offers leave who has one', () => {
    const offering = aRestaurant({ name: 'F', offers: [{ mode: 'delivery', text: '10% off' }] });
    expect(chosen([...figures, offering], { ...all, traits: ['offers'] })).toStrictEqual([offering]);
  });

  it('[LST-76] diets are counted over all restaurants, by name', () => {
    const diets = [aRestaurant({ diets: ['vegan', 'halal'] }), aRestaurant({ diets: ['vegan'] })];
    expect(dietCounts(diets)).toStrictEqual([
      ['halal', 1],
      ['vegan', 2],
    ]);
  });

  it('[LST-11] the count of a cuisine covers all its restaurants', () => {
    expect([...cuisineCounts(list)]).toStrictEqual([
      ['1', 2],
      ['2', 2],
    ]);
  });
});
