import { fixedBrands, market, partner } from '../testing/brands';
import { brandOfRequest } from './brands';

const brands = fixedBrands();

describe('the brand of a request', () => {
  it('is that of the calling page, whatever the host', () => {
    expect(brandOfRequest(brands, { origin: partner.origin, host: market.host })).toBe(partner);
  });

  it('is that of the host when no page calls', () => {
    expect(brandOfRequest(brands, { origin: undefined, host: partner.host })).toBe(partner);
  });

  it('is undefined for a page of an unknown origin, although the host is known', () => {
    const origin = 'https://attacker.example';
    expect(brandOfRequest(brands, { origin, host: market.host })).toBeUndefined();
  });
});
