import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { users } from '../users/tables';
import { kitchenRoles } from './tables';
import type { KitchenRole } from './tables';

/** What persons may do for businesses (KIT-15). */
export function createKitchenRoleRepository(database: Database) {
  const rowOf = (businessSlug: string, userId: string) =>
    and(eq(kitchenRoles.businessSlug, businessSlug), eq(kitchenRoles.userId, userId));
  return {
    async give(businessSlug: string, userId: string, role: KitchenRole, now: Date): Promise<void> {
      await database
        .insert(kitchenRoles)
        .values({ businessSlug, userId, role, givenAt: now })
        .onConflictDoUpdate({ target: [kitchenRoles.businessSlug, kitchenRoles.userId], set: { role } });
    },
    /** Whether there was a role to take away. */
    async take(businessSlug: string, userId: string): Promise<boolean> {
      const taken = await database
        .delete(kitchenRoles)
        .where(rowOf(businessSlug, userId))
        .returning({ role: kitchenRoles.role });
      return taken.length > 0;
    },
    async roleOf(businessSlug: string, userId: string): Promise<KitchenRole | undefined> {
      const [row] = await database
        .select({ role: kitchenRoles.role })
        .from(kitchenRoles)
        .where(rowOf(businessSlug, userId));
      return row?.role;
    },
    /** The businesses of a person. */
    async of(userId: string) {
      return database
        .select({ slug: kitchenRoles.businessSlug, role: kitchenRoles.role })
        .from(kitchenRoles)
        .where(eq(kitchenRoles.userId, userId))
        .orderBy(asc(kitchenRoles.businessSlug));
    },
    /** The people of a business, by name. */
    async peopleOf(businessSlug: string) {
      return database
        .select({ name: users.name, email: users.email, brandId: users.brandId, role: kitchenRoles.role })
        .from(kitchenRoles)
        .innerJoin(users, eq(users.id, kitchenRoles.userId))
        .where(eq(kitchenRoles.businessSlug, businessSlug))
        .orderBy(asc(users.name), asc(users.email));
    },
  };
}
