import { nearestDistrict } from './nearest-district';

const districts = [
  { postcode: 'E1', latitude: 51.517, longitude: -0.059 },
  { postcode: 'E2', latitude: 51.53, longitude: -0.06 },
  { postcode: 'EH1', latitude: 55.952, longitude: -3.189 },
];

describe('[HOM-15] the district of a position', () => {
  it('is the one whose middle is nearest', () => {
    expect(nearestDistrict(districts, { latitude: 51.518, longitude: -0.07 })).toBe('E1');
    expect(nearestDistrict(districts, { latitude: 51.527, longitude: -0.07 })).toBe('E2');
    expect(nearestDistrict(districts, { latitude: 55.95, longitude: -3.2 })).toBe('EH1');
  });

  it('is none where every restaurant is more than five miles away', () => {
    expect(nearestDistrict(districts, { latitude: 51.517, longitude: -0.17 })).toBe('E1');
    expect(nearestDistrict(districts, { latitude: 51.517, longitude: -0.19 })).toBeUndefined();
    expect(nearestDistrict([], { latitude: 51.5, longitude: 0 })).toBeUndefined();
  });
});
