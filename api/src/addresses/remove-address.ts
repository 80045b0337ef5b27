import type { Database } from '../database/database';
import { createUserRepository } from '../users/repository';
import { createAddressRepository } from './repository';
import type { SavedAddress } from './repository';

/** Removes an address and returns the remaining address book. The oldest address replaces a removed default. */
export async function removeAddress(
  database: Database,
  userId: string,
  id: string,
): Promise<readonly SavedAddress[] | undefined> {
  return database.transaction(async (transaction) => {
    await createUserRepository(transaction).lock(userId);
    const addresses = createAddressRepository(transaction);
    if (!(await addresses.remove(userId, id))) return undefined;
    const book = await addresses.listOf(userId);
    const [oldest] = book;
    if (!oldest || oldest.isDefault) return book;
    await addresses.makeDefault(userId, oldest.id);
    return addresses.listOf(userId);
  });
}
