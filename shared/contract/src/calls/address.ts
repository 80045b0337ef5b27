import { Type } from '@sinclair/typebox';
import { Address, AddressForm } from '../entities/address';
import { Email, Id, IdOrNone, Money, Phone, SessionToken, line, oneOf, personName } from '../fields';
import { call } from './answer';

const addressBook = {
  address_book: Type.Union([Address, Type.Null()]),
  address_book_list: Type.Array(Address),
};

/**
 * API2-18, DAT2-17: saves an address for an order, or chooses a saved one by its `address_id`, and says what
 * delivery there costs; no unknown field is accepted. A chosen address needs no other field of an address than its id (D73).
 */
export const orderDeliveryAddress = call(
  Type.Object(
    {
      ...Type.Partial(AddressForm).properties,
      sessiontoken: SessionToken,
      businessid: Id,
      user_type: oneOf('user', 'guest'),
      salt_key: line(100),
      address_id: IdOrNone,
      name: Type.Optional(personName()),
      email: Type.Optional(Type.Union([Email, Type.Literal('')])),
      mobile_no: Type.Optional(Type.Union([Phone, Type.Literal('')])),
    },
    { additionalProperties: false },
  ),
  {
    ...addressBook,
    address_id: IdOrNone,
    delivery_price: Money,
    delivery_charge_waiver: Money,
    minorder_price: Money,
  },
);

/** Removes an address from the user's book. */
export const addressDelete = call(Type.Object({ sessiontoken: SessionToken, address_id: Id }), addressBook);

/** Makes an address the user's default. */
export const addressDefault = call(Type.Object({ sessiontoken: SessionToken, address_id: Id }), addressBook);
