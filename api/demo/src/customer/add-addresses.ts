import { createAddressRepository, randomId } from 'api/seeding';
import type { Database, SavedAddress } from 'api/seeding';
import type { DemoUser } from './demo-customer';

const demoAddresses = [
  { formKey: 'demo-home', address: '4 Fournier Street', postcode: 'E1 6QE', isDefault: true },
  { formKey: 'demo-work', address: '91 Brick Lane', postcode: 'E1 6QL', isDefault: false },
] as const;

/** Saves two addresses for a user who has none, and returns the default one. */
export async function addAddresses(
  database: Database,
  { id: userId, name, email, mobile }: DemoUser,
  now: Date,
): Promise<SavedAddress | undefined> {
  const addresses = createAddressRepository(database);
  const [existing] = await addresses.listOf(userId);
  if (existing) return existing;
  for (const address of demoAddresses) {
    await addresses.save({
      ...address,
      id: randomId(),
      userId,
      name,
      email,
      mobile,
      address2: '',
      city: 'London',
      deliveryType: 'delivery',
      createdAt: now,
    });
  }
  return (await addresses.listOf(userId))[0];
}
