import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { OrderTime } from '../calls/order';
import { Address, AddressForm } from '../entities/address';
import { BusinessDetails } from '../entities/business-details';
import { CartItems } from '../entities/cart-item';
import { Discount } from '../entities/discount';
import { FreeDishGroup } from '../entities/free-dish-group';
import { ServiceCharge } from '../entities/service-charge';
import { UserData } from '../entities/user-data';
import { Id, IdOrNone, Money, ServiceMode, line, text } from '../fields';
import type { StoredKey } from './keys';

/** The product kept aside while the mode is being chosen (SVC-3); `sub_product_id` `""` when none was chosen. */
export const PendingProduct = Type.Object({ business_id: Id, product_id: Id, sub_product_id: IdOrNone });
export type PendingProduct = Static<typeof PendingProduct>;

/** The shape of what is kept under each key; a key with nothing to keep is absent. */
export const storedSchemas = {
  searched_pincode: line(10, 1),
  cartlist: CartItems,
  business_id: Id,
  timestamp: Type.Integer({ minimum: 0 }),
  today_token: line(200, 1),
  isDelMode: ServiceMode,
  minimum_order: Money,
  zone_delivery_charg: Money,
  delivery_charge_waiver: Money,
  discount: Discount,
  scharge: ServiceCharge,
  freedish: Type.Array(FreeDishGroup, { maxItems: 200 }),
  reorder_order_id: Id,
  business_banner_url: text(2_000),
  business_details: BusinessDetails,
  delivery_sector: Type.Array(line(10), { maxItems: 5_000 }),
  timeslot: OrderTime,
  addressDetails: AddressForm,
  selected_addr_id: Id,
  deliv_address: Address,
  userdata: UserData,
  pending_product: PendingProduct,
} satisfies Record<StoredKey, TSchema>;

/** What is kept under each key. */
export type StoredValues = { [Key in StoredKey]: Static<(typeof storedSchemas)[Key]> };
