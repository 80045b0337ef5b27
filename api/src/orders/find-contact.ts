import { parsePostcode } from '@storefront/contract';
import type { CollectionContact, DeliveryAddress } from '@storefront/contract';
import { createAddressRepository } from '../addresses/repository';
import type { Database } from '../database/database';
import type { Session } from '../sessions/session';
import type { OrderContact } from './tables';

type ContactBody = { readonly addressid: string } & (
  | { readonly del_mode: 'delivery'; readonly address: DeliveryAddress | null }
  | { readonly del_mode: 'pickup'; readonly address: CollectionContact | null }
);

/** Who takes the order and where: one of the user's saved addresses, or the form; undefined when the form lacks something (D73). */
export async function findContact(
  database: Database,
  session: Session,
  body: ContactBody,
): Promise<OrderContact | undefined> {
  const { addressid } = body;
  if (addressid !== '' && session.kind === 'user') {
    const saved = await createAddressRepository(database).find(session.userId, addressid);
    if (!saved) return undefined;
    const { name, email, mobile, city, postcode, address2 } = saved;
    return { name, email, mobile, address: saved.address, address2, city, postcode };
  }
  if (!body.address) return undefined;
  const { email, mobile_no: mobile } = body.address;
  const name = body.address.name.trim();
  if (name === '') return undefined;
  if (body.del_mode === 'pickup')
    return { name, email, mobile, address: '', address2: '', city: '', postcode: '' };
  const { address } = body;
  const postcode = parsePostcode(address.zipcode);
  if (postcode?.kind !== 'full' || address.address.trim() === '') return undefined;
  return {
    name,
    email,
    mobile,
    address: address.address,
    address2: address.address2,
    city: address.city,
    postcode: postcode.text,
  };
}
