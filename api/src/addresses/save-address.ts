import type { Body } from '@storefront/contract';
import type { BusinessRecord } from '../catalogue/catalogue';
import type { Database } from '../database/database';
import { checkDelivery } from '../delivery/check-delivery';
import type { DeliveryCheck } from '../delivery/check-delivery';
import type { Ports } from '../ports';
import { randomId } from '../random-id';
import type { Session } from '../sessions/session';
import { createUserRepository } from '../users/repository';
import { parseForm } from './parse-form';
import type { FormFault, ParsedForm } from './parse-form';
import { createAddressRepository } from './repository';
import type { AddressFields, SavedAddress } from './repository';

const fullBook = 50;

type AddressBody = Body<'users/order_delivery_address'>;

/** Charge, waiver and minimum of an order; pounds with two decimals, as in the catalogue. */
interface Terms {
  readonly charge: string;
  readonly waiver: string;
  readonly minimum: string;
}

export type SaveAddressResult =
  | {
      readonly kind: 'accepted';
      readonly addressId: string;
      readonly book: readonly SavedAddress[];
      readonly terms: Terms;
    }
  | { readonly kind: 'incomplete'; readonly fault: FormFault }
  | {
      readonly kind: 'not-delivered';
      readonly check: Exclude<DeliveryCheck, { kind: 'delivers' }>;
      readonly postcode: string;
    }
  | { readonly kind: 'unknown-address' | 'book-full' | 'session-over' };

interface Circumstances {
  readonly clock: Ports['clock'];
  readonly business: BusinessRecord;
  readonly session: Session;
}

/**
 * Saves the form in a user's address book, or chooses an address of it. A guest's address is checked and not stored (ADR-2, PER-4).
 * An address that the business does not deliver to is not saved (ADR-22, D73).
 */
export async function saveAddress(
  database: Database,
  body: AddressBody,
  { clock, business, session }: Circumstances,
): Promise<SaveAddressResult> {
  const { delivery_type: deliveryType = 'delivery' } = body;
  if (session.kind === 'guest' || (deliveryType === 'pickup' && body.address_id === '')) {
    const parsed = parseForm(body, deliveryType);
    if (parsed.kind === 'incomplete') return parsed;
    return accept('', [], parsed.fields);
  }

  const { userId } = session;
  return database.transaction(async (transaction): Promise<SaveAddressResult> => {
    if (!(await createUserRepository(transaction).lock(userId))) return { kind: 'session-over' };
    const addresses = createAddressRepository(transaction);
    const known = body.address_id === '' ? undefined : await addresses.find(userId, body.address_id);
    if (body.address_id !== '' && !known) return { kind: 'unknown-address' };

    const parsed = fieldsOf(body, known);
    if (parsed.kind === 'incomplete') return parsed;
    const outcome = accept('', [], parsed.fields);
    if (outcome.kind !== 'accepted') return outcome;

    const book = await addresses.listOf(userId);
    if (!known && book.length >= fullBook) return { kind: 'book-full' };
    const id = known ? known.id : await add(parsed.fields, book.length === 0);
    if (known) await addresses.change(userId, id, parsed.fields);
    if (body.is_default === 'yes') await addresses.makeDefault(userId, id);
    return { ...outcome, addressId: id, book: await addresses.listOf(userId) };

    function add(fields: AddressFields, isDefault: boolean) {
      return addresses.save({
        ...fields,
        id: randomId(),
        userId,
        // A form without a key counts as a new form each time.
        formKey: body.salt_key === '' ? randomId() : body.salt_key,
        isDefault,
        createdAt: clock.now(),
      });
    }
  });

  function accept(
    addressId: string,
    book: readonly SavedAddress[],
    fields: AddressFields,
  ): SaveAddressResult {
    if (fields.deliveryType === 'pickup') {
      const terms = { charge: '0.00', waiver: '0.00', minimum: business.profile.pickup.minimum };
      return { kind: 'accepted', addressId, book, terms };
    }
    const check = checkDelivery(business, fields.postcode);
    if (check.kind !== 'delivers') return { kind: 'not-delivered', check, postcode: fields.postcode };
    return { kind: 'accepted', addressId, book, terms: check.sector };
  }
}

/** A saved address is chosen by its id alone; further fields change it (D73, ADR-7, ADR-8). */
function fieldsOf(body: AddressBody, known: SavedAddress | undefined): ParsedForm {
  if (!known) return parseForm(body, 'delivery');
  const { name, email, mobile, address, address2, city, postcode } = known;
  const saved = { name, email, mobile_no: mobile, address, address2, city, zipcode: postcode };
  const sent = Object.fromEntries(
    Object.keys(saved).flatMap((field) => {
      const value = body[field as keyof typeof saved];
      return value === undefined ? [] : [[field, value]];
    }),
  );
  return parseForm({ ...saved, ...sent }, 'delivery');
}
