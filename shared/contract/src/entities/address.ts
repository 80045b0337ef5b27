import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Email, IdOrNone, Phone, ServiceMode, YesNo, line, personName } from '../fields';

const closed = { additionalProperties: false };

/** The address of an order and who receives it (DAT2-16). A guest's has `address_id` `""`. */
export const Address = Type.Object({
  address_id: IdOrNone,
  // Not `personName`: what was saved before that rule is still read.
  name: line(100, 1),
  email: Email,
  mobile_no: Phone,
  address: line(200, 1),
  address2: line(200),
  city: line(100),
  zipcode: line(10, 1),
  is_default: YesNo,
  delivery_type: ServiceMode,
});
export type Address = Static<typeof Address>;

/** The address form as far as it has been filled in; a field may be `""` (ADR-4). */
export const AddressForm = Type.Object({
  address_id: IdOrNone,
  name: line(100),
  email: line(254),
  mobile_no: line(20),
  address: line(200),
  address2: line(200),
  city: line(100),
  zipcode: line(10),
  is_default: YesNo,
  delivery_type: ServiceMode,
});
export type AddressForm = Static<typeof AddressForm>;

/** The address of an order that is delivered, as the order sends it: no unknown field is accepted. */
export const DeliveryAddress = Type.Object({ ...Address.properties, name: personName(1) }, closed);
export type DeliveryAddress = Static<typeof DeliveryAddress>;

/**
 * Who collects an order: collection asks for name, e-mail and mobile (D73). The other fields of an address may come
 * along and are not used; no unknown field is accepted.
 */
export const CollectionContact = Type.Object(
  { ...Type.Partial(AddressForm).properties, name: personName(1), email: Email, mobile_no: Phone },
  closed,
);
export type CollectionContact = Static<typeof CollectionContact>;

/** What is known of an address while its form is being filled in; no unknown field is accepted. */
export const AddressDraft = Type.Partial(AddressForm, closed);
