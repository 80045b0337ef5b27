import { parseData } from '../read-data';
import { districtsSchema, readDistricts } from './districts';

const text = `areaCodes:
  London: '0207946'
districts:
  - code: E1
    city: London
    centre: [51.517, -0.059]
    sectors: [1, 6]
    near: [E2]
    priceLevel: 1
    streets:
      Spitalfields: { Hanbury Street: 6, Brick Lane: 6 }
      Whitechapel: { New Road: 1 }
    restaurants:
      indian: [Saffron Yard, Meghna Grill House]
      thai: [Little Chiang Mai]
`;
const read = (written: string) => readDistricts(parseData('districts.yaml', written, districtsSchema));

describe('the districts in their file', () => {
  it('have streets with their areas and sectors, and restaurants with their cuisines, in the order of the file', () => {
    expect(read(text)).toMatchObject([
      {
        sectors: ['1', '6'],
        streets: [
          { area: 'Spitalfields', name: 'Hanbury Street', sector: '6' },
          { area: 'Spitalfields', name: 'Brick Lane', sector: '6' },
          { area: 'Whitechapel', name: 'New Road', sector: '1' },
        ],
        restaurants: [
          { name: 'Saffron Yard', cuisine: 'indian' },
          { name: 'Meghna Grill House', cuisine: 'indian' },
          { name: 'Little Chiang Mai', cuisine: 'thai' },
        ],
      },
    ]);
  });

  it.each([
    ['a cuisine without a menu', 'thai:', 'tai:', 15, 'no menu is called tai'],
    ['a city without an area code', 'city: London', 'city: Leeds', 5, 'areaCodes names no code of Leeds'],
    [
      'a sector that no postcode has',
      'New Road: 1',
      'New Road: 12',
      12,
      'a sector from 0 to 9 is expected, found 12',
    ],
  ])('with %s are refused with the line', (_fault, before, after, line, sentence) => {
    const wrong = text.replace(before, after);
    expect(() => read(wrong)).toThrow(`districts.yaml:${line}: `);
    expect(() => read(wrong)).toThrow(sentence);
  });
});
