import { parsePostcode, type Body } from '@storefront/contract';
import { createAddressRepository } from '../addresses/repository';
import type { Database } from '../database/database';
import type { Session } from '../sessions/session';
import type { OrderContact } from './tables';

type ContactBody = Pick<Body<'business/order'>, 'addressid' | 'address' | 'del_mode'>;

/** Who takes the order and where: a saved address of the user's own, or what the form holds; undefined when that is not enough (D73). */
export async function findContact(
  database: Database,
  session: Session,
  { addressid, address, del_mode }: ContactBody,
): Promise<OrderContact | undefined> {
  if (addressid !== '' && session.kind === 'user') {
    const saved = await createAddressRepository(database).find(session.userId, addressid);
    if (!saved) return undefined;
    const { name, email, mobile, city, postcode, address2 } = saved;
    return { name, email, mobile, address: saved.address, address2, city, postcode };
  }
  if (!address) return undefined;
  const { email, mobile_no: mobile } = address;
  const name = address.name.trim();
  if (name === '') return undefined;
  if (del_mode === 'pickup')
    return { name, email, mobile, address: '', address2: '', city: '', postcode: '' };
  if (!('zipcode' in address)) return undefined;
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
