import { Value } from '@sinclair/typebox/value';
import { Brand, PublicBrand } from './brand';
import { publicBrand } from './public-brand';
import { aMarketplace, aSingleBusiness } from './testing/brand';

const refused = (change: Record<string, unknown>) => !Value.Check(Brand, { ...aMarketplace, ...change });

describe('brands', () => {
  it('[BRD-1/data] a brand is data', () => {
    expect(Value.Check(Brand, aMarketplace)).toBe(true);
    expect(Value.Check(Brand, aSingleBusiness)).toBe(true);
    expect(
      Value.Check(Brand, {
        ...aMarketplace,
        remotes: { listing: 'partner/listing' },
        pins: { checkout: '2.1.0' },
      }),
    ).toBe(true);
  });

  it('unknown keys and missing texts are refused', () => {
    expect(refused({ colour: 'red' })).toBe(true);
    expect(refused({ texts: { ...aMarketplace.texts, slogan: 'x' } })).toBe(true);
    expect(refused({ texts: { ...aMarketplace.texts, homeTitle: '' } })).toBe(true);
    expect(refused({ texts: {} })).toBe(true);
  });

  it('hosts, routes, pins and origins have their form', () => {
    const faults = [
      { hosts: [] },
      { hosts: ['localhost:3000'] },
      { hosts: ['LOCALHOST'] },
      { hosts: ['a', 'a'] },
      { routes: ['nowhere'] },
      { pins: { checkout: 'latest' } },
      { apiOrigin: 'https://api.example/path' },
      { apiOrigin: 'javascript:alert(1)' },
      { kind: 'single' },
      { business: { slug: 'Saffron Yard', id: 'b' } },
    ];
    expect(faults.filter((fault) => !refused(fault))).toStrictEqual([]);
  });

  it('the part for pages has no host, no pin and no remote', () => {
    const seen = publicBrand(aSingleBusiness);
    expect(Value.Check(PublicBrand, seen)).toBe(true);
    expect(Object.keys(seen)).not.toStrictEqual(expect.arrayContaining(['hosts']));
    expect(seen).toMatchObject({ id: 'saffron-yard', business: { slug: 'saffron-yard', id: 'b-101' } });
  });
});
