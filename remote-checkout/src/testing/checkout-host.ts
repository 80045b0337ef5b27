import type {
  BusinessDetails,
  OrderListItem,
  PublicBrand,
  StoredValues,
  UserData,
} from '@storefront/contract';
import { FakeApi, FakeClock, FakeSession, FakeStorage, fakeHost } from '@storefront/host/testing';
import type { FakeHost } from '@storefront/host/testing';
import { wireServiceMode } from '@storefront/pricing';
import type { ChosenMode } from '@storefront/pricing';
import { aBusiness, aGuest, aMenuCategory, anAgreement, anItem } from './wire';

export interface CheckoutSetting {
  /** The visitor, by default a guest; null for nobody. */
  readonly visitor?: UserData | null;
  /** Whether the server has ended the session. */
  readonly isOver?: boolean;
  readonly mode?: ChosenMode;
  /** The instant at which the page opens, ISO. */
  readonly now?: string;
  readonly business?: BusinessDetails;
  /** Stored values that differ from those of a cart ready for checkout; undefined removes one. */
  readonly stored?: { readonly [Key in keyof StoredValues]?: StoredValues[Key] | undefined };
  readonly brand?: PublicBrand;
  readonly api?: FakeApi;
  readonly storage?: FakeStorage;
}

/** The guest's address as the browser stores it. */
export const storedGuestAddress: StoredValues['addressDetails'] = {
  address_id: '',
  name: 'Sam Guest',
  email: 'sam@example.test',
  mobile_no: '07700900456',
  address: '4 Fournier Street',
  address2: '',
  city: '',
  zipcode: 'E1 6AN',
  is_default: 'no',
  delivery_type: 'delivery',
};

/** What the server of `anAgreeingApi` knows. */
interface Known {
  readonly business?: BusinessDetails;
  readonly orders?: readonly OrderListItem[];
  readonly book?: UserData['address_book_list'];
  readonly freedish?: StoredValues['freedish'];
}

/** A server that agrees with everything; an order becomes `okey-1`. */
export function anAgreeingApi({ business = aBusiness(), book = [], freedish = [], orders = [] }: Known = {}) {
  return new FakeApi({
    'business/details': () => ({ responsecode: '200', ...business, menucategory: [] }),
    'business/menu': () => ({
      responsecode: '200',
      menu: [aMenuCategory()],
      dishes: { amount: [], group: [] },
      discount_delivery_charge_waiver: '0.00',
    }),
    'business/order_cart_backend_calculation': (body) => anAgreement(body, { freedish }),
    'users/order_delivery_address': ({ address_id }) => ({
      responsecode: '200',
      address_book: book[0] ?? null,
      address_book_list: book,
      address_id: address_id || 'a-new',
      delivery_price: '2.50',
      delivery_charge_waiver: '25.00',
      minorder_price: '12.00',
    }),
    'users/orders': () => ({ responsecode: '200', list: [...orders], more_status: 'no' }),
    'business/order': () => ({ responsecode: '200', id: 'okey-1', subscribed_bs_list: [] }),
  });
}

/** A Host with a cart of £19.00 at Saffron Yard, ready for checkout. */
export function checkoutHost({
  visitor = aGuest,
  isOver = false,
  mode = 'delivery',
  now,
  business = aBusiness(),
  stored = {},
  brand,
  storage = new FakeStorage(),
  api = anAgreeingApi({
    business,
    ...(visitor ? { book: visitor.address_book_list } : {}),
    ...(stored.freedish ? { freedish: stored.freedish } : {}),
  }),
}: CheckoutSetting = {}): FakeHost {
  const session = new FakeSession(visitor ?? undefined);
  session.isOver = isOver;
  const clock = now === undefined ? {} : { clock: new FakeClock(Date.parse(now)) };
  const host = fakeHost({ session, api, storage, ...clock, ...(brand ? { brand } : {}) });
  const values: CheckoutSetting['stored'] = {
    business_id: 'b-1',
    business_details: business,
    cartlist: [anItem()],
    isDelMode: wireServiceMode(mode),
    timestamp: host.clock.now() - 60_000,
    minimum_order: mode === 'delivery' ? '12.00' : '5.00',
    ...(mode === 'delivery' ? { zone_delivery_charg: '2.50', delivery_charge_waiver: '25.00' } : {}),
    ...stored,
  };
  for (const key of Object.keys(values) as (keyof StoredValues)[]) {
    const value = values[key];
    if (value !== undefined) host.storage.write(key, value as never);
  }
  return host;
}
