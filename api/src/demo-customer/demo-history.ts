import type { Brand } from '../brands/brands';
import { createCatalogueRepository } from '../catalogue/repository';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { createUserRepository } from '../users/repository';
import { addDemoAddresses } from './demo-addresses';
import { addDemoBooking } from './demo-booking';
import { demoCustomer } from './demo-customer';
import { addDemoOrders } from './demo-orders';

/**
 * Gives the demo customer saved addresses, past orders and a coming booking on each brand, so that the pages about them show
 * something. All dates follow from now, and a later start adds what has grown old. A catalogue without the demo restaurant gets nothing.
 */
export async function addDemoHistory({
  database,
  clock,
  brands,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly brands: readonly Brand[];
}): Promise<void> {
  const catalogue = createCatalogueRepository(database);
  const business = await catalogue.businessBySlug('saffron-yard');
  const categories = business && (await catalogue.menuOf(business.profile.business_id));
  if (!business || !categories) return;
  const now = clock.now();
  for (const brand of brands) {
    const customer = await createUserRepository(database).byEmail(demoCustomer.email, brand.id);
    if (!customer) continue;
    await database.transaction(async (transaction) => {
      const home = await addDemoAddresses(transaction, customer, now);
      await addDemoOrders(transaction, { brand, customer, kitchen: { business, categories }, home, now });
      await addDemoBooking(transaction, { brand, customer, business, now });
    });
  }
}
