import { parsePostcode } from '@storefront/contract';
import type { BusinessRecord } from '../catalogue/catalogue';
import type { CatalogueProfile } from '../catalogue/format';

export type DeliverySector = CatalogueProfile['delivery']['sectors'][number];

export type DeliveryCheck =
  | { readonly kind: 'delivers'; readonly sector: DeliverySector }
  | { readonly kind: 'no-business' }
  | { readonly kind: 'no-delivery'; readonly name: string }
  | { readonly kind: 'no-postcode' }
  /** An outcode is enough for searching, but not for delivery (D57). */
  | { readonly kind: 'outcode-alone' }
  | { readonly kind: 'out-of-reach'; readonly name: string; readonly postcode: string };

/** Whether a business delivers to the typed postcode, and on which terms (D12, D13, D57). */
export function checkDelivery(business: BusinessRecord | undefined, typed: string): DeliveryCheck {
  if (!business) return { kind: 'no-business' };
  const { business_name: name, delivery } = business.profile;
  if (delivery.status === 'no') return { kind: 'no-delivery', name };

  const postcode = parsePostcode(typed);
  if (!postcode) return { kind: 'no-postcode' };
  if (postcode.kind === 'outcode') return { kind: 'outcode-alone' };
  const sector = delivery.sectors.find((served) => served.sector === postcode.sector);
  if (!sector) return { kind: 'out-of-reach', name, postcode: postcode.text };
  return { kind: 'delivers', sector };
}
