import { addDays, londonInstant, londonMoment } from '@storefront/contract';
import type { ChosenMode, ClaimedLine } from '@storefront/pricing';
import type { Brand } from 'api';
import type { CatalogueCategory } from 'api/catalogue-format';
import {
  checkDelivery,
  createOrderRepository,
  newOrder,
  orderFigures,
  penceOf,
  priceOrder,
  randomId,
} from 'api/seeding';
import type { BusinessRecord, Database, SavedAddress } from 'api/seeding';
import type { DemoUser } from './demo-customer';

const minute = 60_000;
/** Newer orders are added when the newest one is older than this. */
const recent = 21 * 24 * 60 * minute;

/** Newest first; `time` is minutes after midnight in London. */
const pastOrders = [
  { daysAgo: 2, time: 19 * 60 + 10, mode: 'delivery', paymode: 'cod', dishes: 3 },
  { daysAgo: 9, time: 18 * 60 + 40, mode: 'collection', paymode: 'card', dishes: 2 },
  { daysAgo: 16, time: 20 * 60 + 5, mode: 'delivery', paymode: 'cod', dishes: 4 },
] as const;

interface Restaurant {
  readonly business: BusinessRecord;
  readonly categories: readonly CatalogueCategory[];
}

/** Adds past orders, unless the user has one of the last three weeks. */
export async function addOrders(
  database: Database,
  deps: {
    readonly brand: Brand;
    readonly customer: DemoUser;
    readonly restaurant: Restaurant;
    readonly home: SavedAddress | undefined;
    readonly now: Date;
  },
): Promise<void> {
  const { brand, customer, restaurant, home, now } = deps;
  const orders = createOrderRepository(database);
  const [newest] = await orders.pageOf(customer.id, 0, 1);
  if (newest && now.getTime() - newest.placedAt.getTime() < recent) return;
  const today = londonMoment(now.getTime()).date;
  const { name, email, mobile } = customer;
  // Oldest first, so that order numbers go up with time.
  for (const { daysAgo, time, mode, paymode, dishes } of pastOrders.toReversed()) {
    const address = mode === 'delivery' ? home : undefined;
    if (mode === 'delivery' && !address) continue;
    const placedAt = new Date(londonInstant(addDays(today, -daysAgo), time));
    const after = (minutes: number) => new Date(placedAt.getTime() + minutes * minute).toISOString();
    const order = newOrder({
      ...figuresOf(restaurant, { mode, dishes, postcode: address?.postcode ?? '', today }),
      okey: randomId(),
      orderNumber: await orders.nextNumber(),
      brandId: brand.id,
      userId: customer.id,
      state: 'completed',
      history: [
        { state: 'placed', at: after(0) },
        { state: 'accepted', at: after(3) },
        { state: 'preparing', at: after(8) },
        { state: mode === 'delivery' ? 'out_for_delivery' : 'ready', at: after(28) },
        { state: 'completed', at: after(45) },
      ],
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

/** The figures of an order of the first dishes that need no choice of options. */
function figuresOf(
  { business, categories }: Restaurant,
  order: {
    readonly mode: ChosenMode;
    readonly dishes: number;
    readonly postcode: string;
    readonly today: string;
  },
) {
  const lines = plainDishes(categories).slice(0, order.dishes);
  const delivery = checkDelivery(business, order.postcode);
  const priced = priceOrder({
    profile: business.profile,
    categories,
    claims: { lines, discount: { kind: 'none' }, freeDishes: {}, mode: order.mode },
    sector: delivery.kind === 'delivers' ? delivery.sector : undefined,
    today: order.today,
  });
  return orderFigures(business, categories, priced);
}

const plainDishes = (categories: readonly CatalogueCategory[]): ClaimedLine[] =>
  categories.flatMap(({ product }) =>
    product
      .filter(({ sub_product, product_option }) => sub_product.length === 0 && product_option.length === 0)
      .slice(0, 1)
      .map(({ product_id, product_name, product_price }) => {
        const price = penceOf(product_price);
        const line = {
          productId: product_id,
          name: product_name,
          mainProduct: null,
          productType: '',
          basePrice: price,
          quantity: 1,
          extras: [],
          comment: '',
          categoryRank: 1,
        };
        return { line, seenPrice: price };
      }),
  );
