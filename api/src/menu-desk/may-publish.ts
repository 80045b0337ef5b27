import type { Database } from '../database/database';
import type { Actor } from '../kitchen-acts/repository';
import { createKitchenRoleRepository } from '../kitchen-roles/repository';

/** Whether somebody may publish a menu: an owner, or a device that has logged in with the token of the business (D135). */
export async function mayPublish(
  database: Database,
  slug: string,
  { userId }: Pick<Actor, 'userId'>,
): Promise<boolean> {
  if (userId === null) return true;
  return (await createKitchenRoleRepository(database).roleOf(slug, userId)) === 'owner';
}
