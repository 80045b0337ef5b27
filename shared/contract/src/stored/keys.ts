/** Where a stored value lives: for the browser, or for the tab. */
export type StoredArea = 'local' | 'session';

/**
 * Every key the browser keeps something under, and where (STO-1..9, STO2-1..4, D67).
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
  business_banner_url: 'local',
  business_details: 'local',
  delivery_sector: 'local',
  timeslot: 'local',
  addressDetails: 'local',
  selected_addr_id: 'local',
  deliv_address: 'local',
  userdata: 'local',
  pending_product: 'session',
} as const satisfies Record<string, StoredArea>;

/** A key of the browser's storage. */
export type StoredKey = keyof typeof storedAreas;

/**
 * The keys that hold a cart and what belongs to it (CRT-17, D62): they go when the order they made stands (D76), and
 * when an earlier order takes their place.
 */
export const cartKeys = [
  'cartlist',
  'business_id',
  'timestamp',
  'today_token',
  'isDelMode',
  'minimum_order',
  'zone_delivery_charg',
  'delivery_charge_waiver',
  'discount',
  'scharge',
  'freedish',
  'reorder_order_id',
  'timeslot',
] as const satisfies readonly StoredKey[];
