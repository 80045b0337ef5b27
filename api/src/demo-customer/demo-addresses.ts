import { createAddressRepository } from '../addresses/repository';
import type { SavedAddress } from '../addresses/repository';
import type { Database } from '../database/database';
import { randomId } from '../random-id';
import type { DemoUser } from './demo-customer';

const saved = [
  { formKey: 'demo-home', address: '4 Fournier Street', postcode: 'E1 6QE', isDefault: true },
  { formKey: 'demo-work', address: '91 Brick Lane', postcode: 'E1 6QL', isDefault: false },
] as const;

/** Saves two addresses for a user who has none, and answers the default one. */
export async function addDemoAddresses(
  database: Database,
  { id: userId, name, email, mobile }: DemoUser,
  now: Date,
): Promise<SavedAddress | undefined> {
  const addresses = createAddressRepository(database);
  const [before] = await addresses.listOf(userId);
  if (before) return before;
  for (const place of saved) {
    await addresses.save({
      ...place,
      ...{ id: randomId(), userId, name, email, mobile, address2: '', city: 'London' },
      deliveryType: 'delivery',
      createdAt: now,
    });
  }
  return (await addresses.listOf(userId))[0];
}
