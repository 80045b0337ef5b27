import type { DemoCustomerDeps } from 'api';
import { createCatalogueRepository, createUserRepository } from 'api/seeding';
import { addAddresses } from './add-addresses';
import { addBooking } from './add-booking';
import { addNeighbours } from './add-neighbours';
import { addOrders, orderedFrom } from './add-orders';
import { demoCustomer } from './demo-customer';
import type { DemoRestaurant } from './past-order';

/** The first restaurants of the catalogue; orders at all of them would delay the start. */
const restaurantsWithNeighbours = 12;

/**
 * Gives the demo customer saved addresses, past orders and a coming booking on each brand, and some restaurants orders of its
 * neighbours, so that the pages about them show something. All dates are counted from now, and a later start adds newer ones. A catalogue without the demo restaurant gets nothing.
 */
export async function addHistory({ database, clock, brands }: DemoCustomerDeps): Promise<void> {
  const catalogue = createCatalogueRepository(database);
  const { slugs } = await catalogue.liveBusinesses();
  const restaurants = new Map<string, DemoRestaurant>();
  for (const slug of new Set([...orderedFrom, ...slugs.slice(0, restaurantsWithNeighbours)])) {
    const business = await catalogue.businessBySlug(slug);
    const categories = business && (await catalogue.menuOf(business.profile.business_id));
    if (business && categories) restaurants.set(slug, { business, categories });
  }
  const first = restaurants.get('saffron-yard');
  if (!first) return;
  const now = clock.now();
  const [home] = brands;
  if (home)
    await database.transaction((transaction) =>
      addNeighbours(transaction, { brand: home, restaurants: [...restaurants.values()], now }),
    );
  for (const brand of brands) {
    const customer = await createUserRepository(database).byEmail(demoCustomer.email, brand.id);
    if (!customer) continue;
    await database.transaction(async (transaction) => {
      const home = await addAddresses(transaction, customer, now);
      await addOrders(transaction, { brand, customer, first, others: restaurants, home, now });
      await addBooking(transaction, { brand, customer, business: first.business, now });
    });
  }
}
