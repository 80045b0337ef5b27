import { createUserRepository, hashPassword, randomId } from 'api/seeding';
import type { DemoCustomerDeps } from 'api';
import { demoCustomer } from './demo-customer';

/** Adds the demo customer's account on each of the brands, unless it exists. */
export async function addAccount({ database, clock, brands }: DemoCustomerDeps): Promise<void> {
  const users = createUserRepository(database);
  for (const { id: brandId } of brands) {
    if (await users.byEmail(demoCustomer.email, brandId)) continue;
    await users.add({
      id: randomId(),
      brandId,
      email: demoCustomer.email,
      name: 'Casey Customer',
      mobile: '07700900461',
      passwordHash: await hashPassword(demoCustomer.password),
      createdAt: clock.now(),
      emailConfirmedAt: clock.now(),
    });
  }
}
