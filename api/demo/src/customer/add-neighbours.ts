import { addDays, londonInstant, londonMoment } from '@storefront/contract';
import type { Brand } from 'api';
import { createOrderRepository, newOrder, popularDishes, randomId } from 'api/seeding';
import type { Database } from 'api/seeding';
import { randomFor } from '../random';
import { claimOf, completedHistory, figuresOf, picturedFirst, plainDishes } from './past-order';
import type { DemoRestaurant } from './past-order';

/** Orders at each restaurant: enough for it to have popular dishes. */
const ordersEach = 6;
const dishesEach = 4;

/**
 * Adds collected orders of the last weeks by guests of the neighbourhood at each restaurant, so that its page can say what is popular. A
 * restaurant that has popular dishes gets none.
 */
export async function addNeighbours(
  database: Database,
  {
    brand,
    restaurants,
    now,
  }: { readonly brand: Brand; readonly restaurants: readonly DemoRestaurant[]; readonly now: Date },
): Promise<void> {
  const orders = createOrderRepository(database);
  const today = londonMoment(now.getTime()).date;
  for (const restaurant of restaurants) {
    const { profile } = restaurant.business;
    const random = randomFor(`the neighbours of ${profile.business_slug}`);
    // What has a picture shows best what a popular dish looks like.
    const favourites = picturedFirst(random.shuffle(plainDishes(restaurant.categories, 2)))
      .slice(0, dishesEach + 2)
      .map(claimOf);
    if (favourites.length < 2 || profile.pickup.status === 'no') continue;
    if ((await popularDishes(database, profile.business_id, now)).length > 0) continue;
    for (let index = 0; index < ordersEach; index += 1) {
      const daysAgo = random.integer(3, 40);
      const placedAt = new Date(londonInstant(addDays(today, -daysAgo), random.integer(18 * 60, 20 * 60)));
      const lines = random.sample(favourites, dishesEach);
      await orders.add(
        newOrder({
          ...figuresOf(restaurant, { lines, mode: 'collection', postcode: '', today }),
          okey: randomId(),
          orderNumber: await orders.nextNumber(),
          brandId: brand.id,
          userId: null,
          state: 'completed',
          history: completedHistory('collection', placedAt),
          mode: 'collection',
          slot: 'ASAP',
          slotNight: null,
          paymode: 'cod',
          contact: {
            name: 'A neighbour',
            email: 'neighbour@example.test',
            mobile: '07700900000',
            address: '',
            address2: '',
            city: '',
            postcode: '',
          },
          kitchenNote: '',
          reorderOf: '',
          siteOrigin: brand.origin,
          placedAt,
          acceptBy: null,
          paidAt: null,
        }),
      );
    }
  }
}
