import { assertNever, londonMoment } from '@storefront/contract';
import type { Body } from '@storefront/contract';
import { formatPounds, parseServiceMode } from '@storefront/pricing';
import type { Brand } from '../brands/brands';
import type { BusinessRecord } from '../catalogue/catalogue';
import type { CatalogueCategory } from '../catalogue/format';
import type { Database } from '../database/database';
import { checkDelivery } from '../delivery/check-delivery';
import { isTextable } from '../outbox/textable';
import type { Cause } from '../outbox/write-message';
import type { Ports } from '../ports';
import { randomId } from '../random-id';
import { findSession } from '../sessions/find-session';
import type { Session } from '../sessions/session';
import { createUserRepository } from '../users/repository';
import { checkTime } from './check-time';
import type { TimeCheck } from './check-time';
import { differsFromClaims } from './compare-claims';
import { findContact } from './find-contact';
import { parseClaims } from './parse-claims';
import { priceOrder } from './price-order';
import type { PricedOrder } from './price-order';
import { orderFigures } from './order-figures';
import { createOrderRepository, newOrder } from './repository';
import type { Order } from './repository';
import { acceptBy, announceOrder, opensLater } from './confirm-order';
import type { OrderContact } from './tables';

export type OrderBody = Body<'business/order'>;

export type PlaceOrderResult =
  | {
      readonly kind: 'placed' | 'waits-for-code' | 'waits-for-payment';
      readonly order: Order;
      readonly subscribed: readonly string[];
    }
  | { readonly kind: 'session-over' }
  | { readonly kind: 'no-business' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'slot-gone' }
  | { readonly kind: 'contact-missing' }
  /** The order needs a code, and no text message can be sent to the number. */
  | { readonly kind: 'not-a-mobile' }
  | { readonly kind: 'out-of-reach'; readonly postcode: string }
  | { readonly kind: 'pay-mode-refused' }
  | { readonly kind: 'empty-cart' }
  | { readonly kind: 'below-minimum'; readonly minimum: string }
  | { readonly kind: 'changed'; readonly priced: PricedOrder };

interface Circumstances {
  readonly clock: Ports['clock'];
  /** Read before the transaction begins: the embedded database answers nothing else while one runs. */
  readonly business: BusinessRecord | undefined;
  readonly categories: readonly CatalogueCategory[] | undefined;
  readonly brand: Brand;
  /** Whether there is a provider that takes cards. */
  readonly takesCards: boolean;
  /** Who causes the messages, given the account of the session. */
  readonly causeOf: (userId: string | null) => Cause;
}

/** What placing an order needs from the database. */
export interface OrderLookup {
  readonly session: Session | undefined;
  readonly orderNumber: number;
}

/** Reads it in one round trip. */
export async function lookUpForOrder(
  transaction: Database,
  { sessiontoken }: Pick<OrderBody, 'sessiontoken'>,
  { clock, brand }: Pick<Circumstances, 'clock' | 'brand'>,
): Promise<OrderLookup> {
  const [session, orderNumber] = await Promise.all([
    findSession({ database: transaction, clock }, sessiontoken, brand.id),
    createOrderRepository(transaction).nextNumber(),
  ]);
  return { session, orderNumber };
}

/** The result of placing an order, and the statements that store it. */
interface PlacedOrder {
  readonly result: PlaceOrderResult;
  readonly writing?: Promise<unknown> | undefined;
}

/** Places an order by the server's own figures; every write is a part of the given transaction (D29, D42). */
export async function placeOrder(
  transaction: Database,
  body: OrderBody,
  circumstances: Circumstances,
  { session, orderNumber }: OrderLookup,
): Promise<PlacedOrder> {
  const { brand, clock, causeOf } = circumstances;
  const now = clock.now();
  if (!session) return { result: { kind: 'session-over' } };
  const checked = await checkOrder(transaction, body, circumstances, session);
  if (checked.kind !== 'possible') return { result: checked };

  const { business, categories, contact, priced, time } = checked;
  const { profile } = business;
  const userId = session.kind === 'user' ? session.userId : null;
  const waitingState = stateToWaitIn(body.paymode, profile.cash_otp, priced.figures.total);
  const order = newOrder({
    ...orderFigures(business, categories, priced),
    okey: randomId(),
    orderNumber,
    brandId: brand.id,
    userId,
    state: waitingState ?? 'placed',
    history: [{ state: waitingState ?? 'placed', at: now.toISOString() }],
    mode: parseServiceMode(body.del_mode),
    slot: body.slot,
    slotNight: time.night ?? null,
    timing: {
      usualMinutes: profile[body.del_mode].average_minutes,
      slotAt: time.at === undefined ? null : new Date(time.at).toISOString(),
      opensAt: opensLater(profile, now)?.toISOString(),
    },
    paymode: body.paymode,
    contact: { ...contact, ...riderNoteOf(body) },
    kitchenNote: body.allergy_info,
    reorderOf: body.reorder_order_id,
    siteOrigin: brand.origin,
    placedAt: now,
    paidAt: null,
    acceptBy: waitingState === undefined ? acceptBy(profile, now) : null,
  });
  const subscribed = await subscribe(transaction, userId, body);
  const adding = createOrderRepository(transaction).add(order);
  if (waitingState === 'awaiting_code')
    return { result: { kind: 'waits-for-code', order, subscribed }, writing: adding };
  if (waitingState === 'awaiting_payment')
    return { result: { kind: 'waits-for-payment', order, subscribed }, writing: adding };
  const writing = Promise.all([
    adding,
    announceOrder(transaction, order, profile, { now, cause: causeOf(userId) }),
  ]);
  return { result: { kind: 'placed', order, subscribed }, writing };
}

interface PossibleOrder {
  readonly kind: 'possible';
  readonly business: BusinessRecord;
  readonly categories: readonly CatalogueCategory[];
  readonly contact: OrderContact;
  readonly priced: PricedOrder;
  readonly time: Extract<TimeCheck, { kind: 'possible' }>;
}

type Refusal = Exclude<PlaceOrderResult, { kind: 'placed' | 'waits-for-code' | 'waits-for-payment' }>;

/** Whether the order can be placed, by the server's own figures. */
async function checkOrder(
  transaction: Database,
  body: OrderBody,
  { clock, business, categories, brand, takesCards }: Circumstances,
  session: Session,
): Promise<PossibleOrder | Refusal> {
  const now = clock.now();
  if (!business || !categories) return { kind: 'no-business' };
  const { profile } = business;

  const time = checkTime(profile, parseServiceMode(body.del_mode), body, now.getTime());
  if (time.kind !== 'possible') return time;
  const contact = await findContact(transaction, session, body);
  if (!contact) return { kind: 'contact-missing' };
  const delivery = body.del_mode === 'delivery' ? checkDelivery(business, contact.postcode) : undefined;
  if (delivery && delivery.kind !== 'delivers') return { kind: 'out-of-reach', postcode: contact.postcode };
  const isPermitted = profile.payment_permission.order.some(({ value }) => value === body.paymode);
  const isOffered = isPermitted && brand.paymentModes.includes(body.paymode);
  if (!isOffered || (body.paymode === 'card' && !takesCards)) return { kind: 'pay-mode-refused' };

  const needsCode = body.paymode === 'cod' && profile.cash_otp === 'yes';
  if (needsCode && !isTextable(contact.mobile)) return { kind: 'not-a-mobile' };

  const today = londonMoment(now.getTime()).date;
  const priced = priceOrder({
    profile,
    categories,
    claims: parseClaims(body),
    sector: delivery?.sector,
    today,
  });
  if (body.cartitems.length === 0) return { kind: 'empty-cart' };
  if (differsFromClaims(priced, body)) return { kind: 'changed', priced };
  if (!priced.figures.meetsMinimum)
    return { kind: 'below-minimum', minimum: formatPounds(priced.figures.minimum) };
  return { kind: 'possible', business, categories, contact, priced, time };
}

/** The note for the person who brings the order; nobody brings a collection (D126). */
function riderNoteOf({ del_mode, rider_note = '' }: OrderBody): Pick<OrderContact, 'riderNote'> {
  const riderNote = rider_note.trim();
  return del_mode === 'delivery' && riderNote !== '' ? { riderNote } : {};
}

/** What an order waits for before it is confirmed: its payment, its code (D39, D41), or nothing. */
function stateToWaitIn(
  paymode: OrderBody['paymode'],
  cashCode: 'yes' | 'no',
  total: number,
): 'awaiting_payment' | 'awaiting_code' | undefined {
  switch (paymode) {
    case 'card':
      // Payment providers refuse a payment of £0.
      return total > 0 ? 'awaiting_payment' : undefined;
    case 'cod':
      return cashCode === 'yes' ? 'awaiting_code' : undefined;
    default:
      return assertNever(paymode);
  }
}

/** Stores the subscriptions that a user ticked; a guest has none (SUB-4). */
async function subscribe(
  transaction: Database,
  userId: string | null,
  body: OrderBody,
): Promise<readonly string[]> {
  if (userId === null) return [];
  const users = createUserRepository(transaction);
  const wanted = {
    ...(body.sms_subscription === 'yes' ? { smsSubscription: true } : {}),
    ...(body.bookyup_subscription === 'yes' ? { offersSubscription: true } : {}),
  };
  if (Object.keys(wanted).length > 0) await users.change(userId, wanted);
  if (body.bs_subscription === 'yes') await users.subscribeTo(userId, [body.business_id]);
  return users.subscribedBusinesses(userId);
}
