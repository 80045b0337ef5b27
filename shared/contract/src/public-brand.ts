import type { Brand, PublicBrand } from './brand';

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
    legalPages,
  };
}
