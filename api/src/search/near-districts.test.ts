import { parsePostcode } from '@storefront/contract';
import { nearDistricts } from './near-districts';

const near = (typed: string, served: string) => {
  const place = parsePostcode(typed);
  if (!place) throw new Error(`${typed} is no postcode`);
  const districts = served.split(' ').map((outcode) => ({ outcode, restaurants: 1 }));
  return nearDistricts(districts, place)
    .map(({ outcode }) => outcode)
    .join(' ');
};

describe('the districts near a place', () => {
  it.each([
    ['E20 1AA', 'E1 E2 M4 E14 E3', 'E14 E3 E2 E1'],
    ['E9', 'E14 E2 E10 E8 E1 E3', 'E8 E10 E14 E3 E2'],
    ['E1 9AA', 'E2 E1', 'E1 E2'],
    ['M60', 'M4 E1 ME1', 'M4'],
    ['SW1A 1AA', 'SW1Y SW3 SW1V', 'SW1V SW1Y SW3'],
  ])('[LST-62] of %s are, among %s, those of its area, near numbers first: %s', (typed, served, expected) => {
    expect(near(typed, served)).toBe(expected);
  });

  it('[LST-62] in London are followed by those of its other areas, by name', () => {
    expect(near('SE1', 'N1 E2 E1 M1 SE15 SE5')).toBe('SE5 SE15 E1 E2 N1');
    expect(near('EC1A 1BB', 'W1T E1 CR0')).toBe('E1 W1T');
  });

  it('[LST-62] are none where no district of the area is served', () => {
    expect(near('ZE2 9XX', 'E1 M4')).toBe('');
  });
});
