import type { Brand, PublicBrand } from './brand';

/** The slugs of the legal pages that we keep a text for, so that a brand need not write its own. */
export const standardLegalPages: readonly string[] = ['terms-and-condition', 'privacy-policy'];

/** The part of a brand that its pages may know. */
export function publicBrand(brand: Brand): PublicBrand {
  const {
    id,
    kind,
    business,
    name,
    texts,
    logo,
    favicon,
    paymentModes,
    guestCheckout,
    routes,
    contact,
    legalPages,
  } = brand;
  return {
    id,
    kind,
    business,
    name,
    texts,
    logo,
    favicon,
    paymentModes,
    guestCheckout,
    routes,
    contact,
    legalPages: legalPages.map(({ slug, title }) => ({ slug, title })),
  };
}
