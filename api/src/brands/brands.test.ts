import { fixedBrands, market, partner } from '../testing/brands';
import { brandOfRequest } from './brands';

const brands = fixedBrands();

describe('the brand that a request is answered for', () => {
  it('is that of the page that calls, whatever host it calls', () => {
    expect(brandOfRequest(brands, { origin: partner.origin, host: market.host })).toBe(partner);
  });

  it('is that of the host where no page calls', () => {
    expect(brandOfRequest(brands, { origin: undefined, host: partner.host })).toBe(partner);
  });

  it('is nobody for a page of an origin that no brand has, although the host is one of ours', () => {
    const origin = 'https://attacker.example';
    expect(brandOfRequest(brands, { origin, host: market.host })).toBeUndefined();
  });
});
