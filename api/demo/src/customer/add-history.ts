import type { DemoCustomerDeps } from 'api';
import { createCatalogueRepository, createUserRepository } from 'api/seeding';
import { addAddresses } from './add-addresses';
import { addBooking } from './add-booking';
import { addOrders } from './add-orders';
import { demoCustomer } from './demo-customer';

/**
 * Gives the demo customer saved addresses, past orders and a coming booking on each brand, so that the pages about them show
 * something. All dates are counted from now, and a later start adds newer ones. A catalogue without the demo restaurant gets nothing.
 */
export async function addHistory({ database, clock, brands }: DemoCustomerDeps): Promise<void> {
  const catalogue = createCatalogueRepository(database);
  const business = await catalogue.businessBySlug('saffron-yard');
  const categories = business && (await catalogue.menuOf(business.profile.business_id));
  if (!business || !categories) return;
  const now = clock.now();
  for (const brand of brands) {
    const customer = await createUserRepository(database).byEmail(demoCustomer.email, brand.id);
    if (!customer) continue;
    await database.transaction(async (transaction) => {
      const home = await addAddresses(transaction, customer, now);
      await addOrders(transaction, { brand, customer, restaurant: { business, categories }, home, now });
      await addBooking(transaction, { brand, customer, business, now });
    });
  }
}
