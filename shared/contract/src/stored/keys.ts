/** Where a stored value lives: for the browser, or for the tab. */
export type StoredArea = 'local' | 'session';

/**
 * Every key the browser keeps something under, and where (STO-1..9, STO2-1..4, D67, D87 to D89, D112).
 * The values are JSON; their shapes are `StoredValues`.
 */
export const storedAreas = {
  searched_pincode: 'local',
  cartlist: 'local',
  business_id: 'local',
  timestamp: 'local',
  today_token: 'local',
  isDelMode: 'local',
  minimum_order: 'local',
  zone_delivery_charg: 'local',
  delivery_charge_waiver: 'local',
  discount: 'local',
  scharge: 'local',
  freedish: 'local',
  reorder_order_id: 'local',
  chosen_discount: 'local',
  freedish_chosen: 'local',
  freedish_seen: 'local',
  request_key: 'local',
  placed_order: 'local',
  business_banner_url: 'local',
  business_details: 'local',
  delivery_sector: 'local',
  timeslot: 'local',
  addressDetails: 'local',
  selected_addr_id: 'local',
  deliv_address: 'local',
  userdata: 'local',
  favourites: 'local',
  booking_keys: 'local',
  kitchen: 'local',
  pending_product: 'session',
  former_cart: 'session',
  checkout_choices: 'session',
  booking_draft: 'session',
} as const satisfies Record<string, StoredArea>;

/** A key of the browser's storage. */
export type StoredKey = keyof typeof storedAreas;
