import type { Database } from '../database/database';
import { createUserRepository } from '../users/repository';
import { createAddressRepository } from './repository';
import type { SavedAddress } from './repository';

/** Makes an address the default and returns the address book; undefined when the address is not in it. */
export async function chooseDefault(
  database: Database,
  userId: string,
  id: string,
): Promise<readonly SavedAddress[] | undefined> {
  return database.transaction(async (transaction) => {
    await createUserRepository(transaction).lock(userId);
    const addresses = createAddressRepository(transaction);
    if (!(await addresses.find(userId, id))) return undefined;
    await addresses.makeDefault(userId, id);
    return addresses.listOf(userId);
  });
}
