import { addDays, londonInstant, londonMoment } from '@storefront/contract';
import type { Brand } from 'api';
import { createOrderRepository, newOrder, randomId } from 'api/seeding';
import type { Database, SavedAddress } from 'api/seeding';
import type { DemoUser } from './demo-customer';
import { claimOf, completedHistory, figuresOf, plainDishes } from './past-order';
import type { DemoRestaurant } from './past-order';

const minute = 60_000;
/** Newer orders are added when the newest one is older than this. */
const recent = 21 * 24 * 60 * minute;

/** Newest first; `time` is minutes after midnight in London. A restaurant that the catalogue lacks is taken for the first. */
const pastOrders = [
  { at: 'saffron-yard', daysAgo: 2, time: 19 * 60 + 10, mode: 'delivery', paymode: 'cod', dishes: 3 },
  { at: 'pho-fournier', daysAgo: 9, time: 18 * 60 + 40, mode: 'collection', paymode: 'card', dishes: 2 },
  { at: 'dough-assembly', daysAgo: 16, time: 20 * 60 + 5, mode: 'delivery', paymode: 'cod', dishes: 4 },
] as const;

/** The restaurants that the customer has ordered from. */
export const orderedFrom: readonly string[] = pastOrders.map(({ at }) => at);

/** Adds past orders, unless the user has one of the last three weeks. */
export async function addOrders(
  database: Database,
  deps: {
    readonly brand: Brand;
    readonly customer: DemoUser;
    readonly first: DemoRestaurant;
    readonly others: ReadonlyMap<string, DemoRestaurant>;
    readonly home: SavedAddress | undefined;
    readonly now: Date;
  },
): Promise<void> {
  const { brand, customer, first, others, home, now } = deps;
  const orders = createOrderRepository(database);
  const [newest] = await orders.pageOf(customer.id, 0, 1);
  if (newest && now.getTime() - newest.placedAt.getTime() < recent) return;
  const today = londonMoment(now.getTime()).date;
  const { name, email, mobile } = customer;
  // Oldest first, so that order numbers go up with time.
  for (const { at, daysAgo, time, mode, paymode, dishes } of pastOrders.toReversed()) {
    const address = mode === 'delivery' ? home : undefined;
    if (mode === 'delivery' && !address) continue;
    const restaurant = others.get(at) ?? first;
    const placedAt = new Date(londonInstant(addDays(today, -daysAgo), time));
    const order = newOrder({
      ...figuresOf(restaurant, {
        lines: plainDishes(restaurant.categories).slice(0, dishes).map(claimOf),
        mode,
        postcode: address?.postcode ?? '',
        today,
      }),
      okey: randomId(),
      orderNumber: await orders.nextNumber(),
      brandId: brand.id,
      userId: customer.id,
      state: 'completed',
      history: completedHistory(mode, placedAt),
      mode,
      slot: 'ASAP',
      slotNight: null,
      paymode,
      contact: {
        name,
        email,
        mobile,
        city: address?.city ?? '',
        postcode: address?.postcode ?? '',
        address: address?.address ?? '',
        address2: address?.address2 ?? '',
      },
      kitchenNote: '',
      reorderOf: '',
      siteOrigin: brand.origin,
      placedAt,
      acceptBy: null,
      paidAt: paymode === 'card' ? placedAt : null,
    });
    await orders.add(order);
  }
}
