import { Type } from '@sinclair/typebox';
import type { Static, TSchema } from '@sinclair/typebox';
import { OrderTime } from '../calls/order';
import { Address, AddressForm } from '../entities/address';
import { BusinessDetails } from '../entities/business-details';
import { CartItems } from '../entities/cart-item';
import { Discount } from '../entities/discount';
import { FreeDishGroup } from '../entities/free-dish-group';
import { ServiceCharge } from '../entities/service-charge';
import { UserData } from '../entities/user-data';
import { Id, IdOrNone, Instant, Money, PayMode, ServiceMode, SlugText, line, text } from '../fields';
import type { StoredKey } from './keys';

/** The product kept aside while the mode is being chosen (SVC-3); `sub_product_id` `""` when none was chosen. */
const PendingProduct = Type.Object({ business_id: Id, product_id: Id, sub_product_id: IdOrNone });
type PendingProduct = Static<typeof PendingProduct>;

/** The dishes chosen in one group of free dishes; kept also while the group is locked (D66, D89). */
export const ChosenFreeDishes = Type.Object({ id: Id, dishes: Type.Array(Id, { maxItems: 100 }) });

/** The key an order of this cart is sent with, and a mark of the cart it was made for (D87). */
export const RequestKey = Type.Object({ key: line(100, 1), basket: line(40, 1) });

/** The order that was made under a request key, for the other tabs (D87). */
export const PlacedOrder = Type.Object({ request_key: line(100, 1), id: Id });

/**
 * A cart that was replaced by one of another business, so that it can be brought back (D88); it is kept for the tab. `values` are the
 * JSON texts of its keys, and each is checked by its own schema when it is brought back.
 */
export const FormerCart = Type.Object({
  business_slug: SlugText,
  business_name: text(200),
  values: Type.Array(Type.Object({ key: line(40, 1), json: text(1_000_000) }), { maxItems: 40 }),
});

/** How an order of this business is to be paid, once chosen, and the note for its kitchen; they survive a reload of the tab (D112). */
export const CheckoutChoices = Type.Object({
  business_id: Id,
  paymode: Type.Optional(PayMode),
  note: text(200),
  rider_note: Type.Optional(text(200)),
  tip: Type.Optional(Money),
});

/** The keys with which bookings of this browser can be changed, the newest first (D124). */
export const BookingKeys = Type.Array(Type.Object({ id: Id, key: line(100, 1) }), { maxItems: 20 });

/** A step with an order that was taken without a connection, as `kitchen/order_state` is asked for it (KIT-14). */
const KitchenStep = Type.Object({
  okey: Id,
  from: text(40),
  state: text(40),
  minutes: Type.Optional(Type.Integer()),
  reason: Type.Optional(text(500)),
  request_key: line(100, 1),
});

/** The session of a kitchen's device, whether it stays silent when an order comes (KIT-1), and the steps that wait for a connection, in order. */
export const StoredKitchen = Type.Object({
  kitchen_token: line(100, 1),
  business_name: text(200),
  is_silent: Type.Boolean(),
  steps: Type.Optional(Type.Array(KitchenStep, { maxItems: 200 })),
});

/** A table booking that is being filled in, fields as typed; it survives a reload of the tab (D112). */
export const BookingDraft = Type.Object({
  business_id: Id,
  date: text(10),
  occasion: text(40),
  time: text(100),
  guest: text(4),
  name: text(100),
  email: text(254),
  phone: text(20),
  pincode: text(10),
  message: text(1_000),
  booking_update_sms: Type.Boolean(),
  bookyup_offers: Type.Boolean(),
  restaurant_offers: Type.Boolean(),
  paymode: Type.Optional(PayMode),
  agreed: Type.Boolean(),
});

/**
 * The shape of what is kept under each key; a key with nothing to keep is absent. `timeslot` is an instant in the hour that comes twice when
 * the clocks go back, where a time of day is not enough (D114).
 */
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
  chosen_discount: Id,
  freedish_chosen: Type.Array(ChosenFreeDishes, { maxItems: 200 }),
  freedish_seen: Type.Array(Id, { maxItems: 200 }),
  request_key: RequestKey,
  placed_order: PlacedOrder,
  business_banner_url: text(2_000),
  business_details: BusinessDetails,
  delivery_sector: Type.Array(line(10), { maxItems: 5_000 }),
  timeslot: Type.Union([OrderTime, Instant]),
  addressDetails: AddressForm,
  selected_addr_id: Id,
  deliv_address: Address,
  userdata: UserData,
  pending_product: PendingProduct,
  favourites: Type.Array(SlugText, { maxItems: 200 }),
  booking_keys: BookingKeys,
  kitchen: StoredKitchen,
  former_cart: Type.Array(FormerCart, { maxItems: 5 }),
  checkout_choices: CheckoutChoices,
  booking_draft: BookingDraft,
} satisfies Record<StoredKey, TSchema>;

/** What is kept under each key. */
export type StoredValues = { [Key in StoredKey]: Static<(typeof storedSchemas)[Key]> };
