import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { users } from '../users/tables';
import { kitchenActs } from './tables';
import type { ActState, ActorKind } from './tables';

/** Who does something for a business. */
export interface Actor {
  readonly kind: ActorKind;
  readonly userId: string | null;
  readonly device: string;
}

export const systemActor: Actor = { kind: 'system', userId: null, device: '' };
export const clockActor: Actor = { kind: 'clock', userId: null, device: '' };

/** Something that was done, for the log of the business. */
interface Act {
  readonly businessId: string;
  readonly by: Actor;
  readonly act: string;
  readonly subject: string;
  readonly before: ActState;
  readonly after: ActState;
}

/** The log of what was done for businesses (KIT-12). Inside the transaction of an act, its line is there if and only if the act is. */
export function createKitchenActRepository(database: Database) {
  return {
    async add({ by, ...act }: Act, now: Date): Promise<void> {
      const { kind: actor, userId, device } = by;
      await database.insert(kitchenActs).values({ ...act, at: now, actor, userId, device });
    },
    /** A page of the log, the newest first, of what was done before the act `before`, or from the newest on. */
    async pageOf(businessId: string, size: number, before: number | undefined) {
      return database
        .select({ act: kitchenActs, person: users.name })
        .from(kitchenActs)
        .leftJoin(users, eq(users.id, kitchenActs.userId))
        .where(
          and(
            eq(kitchenActs.businessId, businessId),
            before === undefined ? undefined : lt(kitchenActs.id, before),
          ),
        )
        .orderBy(desc(kitchenActs.id))
        .limit(size);
    },
  };
}
