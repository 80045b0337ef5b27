import { Value } from '@sinclair/typebox/value';
import { BusinessLook } from '@storefront/contract/schemas';
import { aCatalogueBusiness } from '../testing/builders';
import { toProfile } from './format';
import type { CatalogueBusiness } from './format';
import { lookOf } from './look';

const lookFor = (subcategory_name: string, parts: Partial<CatalogueBusiness> = {}) =>
  lookOf({
    profile: toProfile(aCatalogueBusiness(parts)),
    cuisines: subcategory_name === '' ? [] : [{ id: '1', subcategory_name }],
  });

describe('the look of a business', () => {
  it.each([
    ['Indian', 'indian'],
    ['Curry', 'indian'],
    ['Fish & Chips', 'british'],
    ['Sushi', 'japanese'],
    ['Peri Peri', 'portuguese'],
    ['Late night', 'house'],
    ['', 'house'],
  ])('[LST-68] follows from its first subcategory: %s is %s', (subcategory, cuisine) => {
    expect(lookFor(subcategory)).toMatchObject({ cuisine });
    expect(Value.Check(BusinessLook, lookFor(subcategory))).toBe(true);
  });

  it('[LST-68] is always the same for a slug, and differs between businesses of one cuisine', () => {
    const slugs = Array.from({ length: 40 }, (_, number) => `curry-house-${number}`);
    const looks = slugs.map((business_slug) => lookFor('Indian', { business_slug }));
    expect(looks).toStrictEqual(slugs.map((business_slug) => lookFor('Indian', { business_slug })));
    const times = (ground: string) => looks.filter((look) => look.ground === ground).length;
    for (const { ground } of looks) expect(times(ground)).toBeLessThan(20);
  });

  it('[LST-68] is what its catalogue sets, and the rest as by itself', () => {
    const own = lookFor('Indian', { look: { ground: 'navy', edge: 'straight' } });
    expect(own).toStrictEqual({ ...lookFor('Indian'), ground: 'navy', edge: 'straight' });
    expect(lookFor('Indian', { look: { cuisine: 'thai' } })).toMatchObject({ cuisine: 'thai' });
    expect(['serif', 'carved']).toContain(lookFor('Indian', { look: { cuisine: 'thai' } }).letters);
  });
});
