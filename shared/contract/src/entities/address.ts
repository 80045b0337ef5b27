import { type Static, Type } from '@sinclair/typebox';
import { Email, IdOrNone, Phone, ServiceMode, YesNo, line } from '../fields';

/** Where an order goes and who takes it (DAT2-16). A guest's has `address_id` `""`. */
export const Address = Type.Object({
  address_id: IdOrNone,
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

/** Who collects an order: what collection asks for (D73). */
export const CollectionContact = Type.Object({ name: line(100, 1), email: Email, mobile_no: Phone });
export type CollectionContact = Static<typeof CollectionContact>;
