import type { AutomaticDiscounts, FreeDishGroup, OfferService } from '@storefront/pricing';

/** One offer of the strip: a discount, or a group of free dishes. */
export interface StripOffer {
  readonly id: string;
  readonly kind: 'discount' | 'free-dish';
  readonly service: OfferService;
  readonly text: string;
}

/** The offers of a business that have a text: discounts of both modes, each once, then free dishes (MNU-2). */
export function stripOffers(
  discounts: AutomaticDiscounts,
  groups: readonly FreeDishGroup[],
): readonly StripOffer[] {
  const inCollection = new Set(discounts.collection.map(({ id }) => id));
  const inDelivery = new Set(discounts.delivery.map(({ id }) => id));
  const services = (id: string): OfferService => {
    if (inCollection.has(id) && inDelivery.has(id)) return 'both';
    return inCollection.has(id) ? 'collection' : 'delivery';
  };
  const offers = new Map<string, StripOffer>();
  for (const { id, text } of [...discounts.delivery, ...discounts.collection])
    offers.set(id, { id, kind: 'discount', service: services(id), text });
  for (const { id, service, welcomeText } of groups)
    offers.set(`free ${id}`, { id: `free ${id}`, kind: 'free-dish', service, text: welcomeText });
  return [...offers.values()].filter(({ text }) => text.trim() !== '');
}
