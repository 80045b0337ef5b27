import { formatAddress, allAt, criteriaFrom } from './criteria';
import type { Criteria } from './criteria';

const all = allAt('E1 6AN');

describe('[LST-26] the criteria in the address', () => {
  it('are read back as they were written', () => {
    const criteria: Criteria = {
      postcode: 'E1 6AN',
      cuisineIds: ['3', '7'],
      diets: ['gluten-free', 'vegan'],
      traits: ['fast', 'offers'],
      sort: 'distance',
      text: 'blue & fig',
    };
    const query = Object.fromEntries(new URL(formatAddress(criteria), 'http://brand.test').searchParams);
    expect(criteriaFrom(query)).toStrictEqual(criteria);
  });

  it('leave out the defaults', () => {
    expect(formatAddress(all)).toBe('/listing?search_by_postcode=E1+6AN');
    expect(formatAddress({ ...all, postcode: '' })).toBe('/listing');
  });

  it('are read as far as they make sense when somebody has edited the address', () => {
    expect(criteriaFrom({ cuisine: ',,4,4', sort: 'upwards', only: 'free,dear,free' })).toStrictEqual({
      ...allAt(''),
      cuisineIds: ['4'],
      traits: ['free'],
    });
  });
});
