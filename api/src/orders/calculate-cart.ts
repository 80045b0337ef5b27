import { londonMoment } from '@storefront/contract';
import type { Body } from '@storefront/contract';
import type { BusinessRecord } from '../catalogue/catalogue';
import type { CatalogueCategory, CatalogueProfile } from '../catalogue/format';
import type { Database } from '../database/database';
import { checkDelivery } from '../delivery/check-delivery';
import type { Session } from '../sessions/session';
import { findContact } from './find-contact';
import { parseClaims } from './parse-claims';
import { priceOrder } from './price-order';
import type { PricedOrder } from './price-order';

type CartBody = Body<'business/order_cart_backend_calculation'>;
type Sector = CatalogueProfile['delivery']['sectors'][number];

interface Circumstances {
  readonly business: BusinessRecord;
  readonly categories: readonly CatalogueCategory[];
  readonly session: Session;
  readonly now: Date;
}

/** A cart by the server's figures, and the sector whose charge is in them. */
export interface CalculatedCart {
  readonly priced: PricedOrder;
  readonly sector: Sector | undefined;
}

/** Prices a cart while its form is still being filled in. */
export async function calculateCart(
  database: Database,
  body: CartBody,
  { business, categories, session, now }: Circumstances,
): Promise<CalculatedCart> {
  const { profile } = business;
  const today = londonMoment(now.getTime()).date;
  const sector = sectorOf(business, body, await deliveryPostcode(database, body, session));
  return { priced: priceOrder({ profile, categories, claims: parseClaims(body), sector, today }), sector };
}

/** The sector of a postcode; without one, that whose charge the customer was shown, so that cart and checkout show the same figures (TTL-8). */
function sectorOf(
  business: BusinessRecord,
  { del_mode: mode, delivery_price: shown }: CartBody,
  postcode: string,
): Sector | undefined {
  if (mode !== 'delivery') return undefined;
  if (postcode === '') return business.profile.delivery.sectors.find(({ charge }) => charge === shown);
  const delivery = checkDelivery(business, postcode);
  return delivery.kind === 'delivers' ? delivery.sector : undefined;
}

/** The postcode as far as it is known: that of the chosen address, or what the form holds. */
async function deliveryPostcode(
  database: Database,
  { address: form, addressid = '' }: CartBody,
  session: Session,
): Promise<string> {
  if (addressid === '' || session.kind !== 'user') return form?.zipcode ?? '';
  const saved = await findContact(database, session, { addressid, address: null, del_mode: 'delivery' });
  return saved?.postcode ?? '';
}
