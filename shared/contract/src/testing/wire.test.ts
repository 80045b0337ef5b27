import { Value } from '@sinclair/typebox/value';
import type { TSchema } from '@sinclair/typebox';
import * as entities from '../schemas';
import * as wire from '../testing';

const made: [name: string, schema: TSchema, value: unknown][] = [
  ['a business', entities.BusinessDetails, wire.aWireBusiness()],
  ['a product', entities.Product, wire.aWireProduct()],
  ['a discount', entities.Discount, wire.aWireDiscount()],
  ['a group of free dishes', entities.FreeDishGroup, wire.aWireFreeDishGroup()],
  ['a user', entities.UserData, wire.aWireUser()],
  ['a guest', entities.UserData, wire.aWireGuest()],
  ['an address', entities.Address, wire.aWireAddress()],
  ['a line of a cart', entities.CartItem, wire.aWireItem()],
  ['an order', entities.OrderSummary, wire.aWireOrder()],
  ['an order in a list', entities.OrderListItem, wire.aWireOrderInList()],
  ['a booking', entities.BookingSummary, wire.aWireBooking()],
];

describe('what tests put on the wire', () => {
  it.each(made)('%s is what its schema accepts', (_name, schema, value) => {
    expect([...Value.Errors(schema, value)]).toStrictEqual([]);
  });
});
