import type { UserData } from '@storefront/contract';
import { createAddressRepository } from '../addresses/repository';
import type { Database } from '../database/database';
import { presentUser } from './presenter';
import { createUserRepository } from '../users/repository';

/** Everything that the storefront's pages show of a user; undefined when there is no such user. */
export async function readUser(
  database: Database,
  userId: string,
  token: string,
): Promise<UserData | undefined> {
  const users = createUserRepository(database);
  const user = await users.byId(userId);
  if (!user) return undefined;
  const book = await createAddressRepository(database).listOf(userId);
  const subscribedBusinesses = await users.subscribedBusinesses(userId);
  return presentUser({ user, book, subscribedBusinesses }, token);
}
