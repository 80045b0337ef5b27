import type { Platform } from 'platform';
import { aBrand } from 'platform/testing/brands';
import { servedBrands, siteOrigin } from './served-brands';

describe('the origin that links in messages lead to', () => {
  it('is HTTPS without a port in production, on whatever port the process listens', () => {
    expect(siteOrigin('brand.example', { production: true, port: 8080 })).toBe('https://brand.example');
  });

  it('has the port that this process listens on in development', () => {
    expect(siteOrigin('northbank.localhost', { production: false, port: 3001 })).toBe(
      'http://northbank.localhost:3001',
    );
    expect(siteOrigin('localhost', { production: false, port: 80 })).toBe('http://localhost');
  });
});

describe('the brands that the API is given', () => {
  const brandNamed = (name: string) => aBrand({ id: 'north', name, hosts: ['north.example'] });
  const serving = (brand: () => ReturnType<typeof brandNamed>) => {
    const platform = {
      brands: () => [brand()],
      brandOfId: brand,
      brandOfHost: brand,
      brandOfOrigin: brand,
    } satisfies Partial<Platform>;
    return servedBrands({ platform: () => platform, originOf: (host) => `https://${host}` });
  };

  it('are the same object for every call, until the file of the brand changes', () => {
    let current = brandNamed('North');
    const brands = serving(() => current);
    const first = brands.ofHost('north.example');
    expect(first).toMatchObject({ name: 'North', origin: 'https://north.example' });
    expect(brands.ofOrigin('https://north.example')).toBe(first);
    current = brandNamed('Northbank');
    expect(brands.ofHost('north.example')).toMatchObject({ name: 'Northbank' });
  });
});
