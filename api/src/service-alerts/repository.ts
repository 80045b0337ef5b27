import { and, asc, eq, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import { isListed } from '../catalogue/repository';
import { businesses, deliverySectors } from '../catalogue/tables';
import type { Database } from '../database/database';
import { serviceAlerts } from './tables';

export type ServiceAlert = typeof serviceAlerts.$inferSelect;
/** A place that restaurants serve or not: a sector, or with '' as `sector` a whole district; lower case. */
export type Place = Pick<ServiceAlert, 'outcode' | 'sector'>;

const importLock = 7_305_023;

/** The alerts of one address on one brand. */
const ofAddress = (brandId: string, email: string) =>
  and(eq(serviceAlerts.brandId, brandId), eq(serviceAlerts.email, email));

export function createServiceAlertRepository(database: Database) {
  return {
    /**
     * Waits until no import is sending alerts, and keeps imports from it until the transaction ends: an alert is either there when an import
     * looks, or its request sees what the import has brought.
     */
    async holdBackImports(): Promise<void> {
      await database.execute(sql`select pg_advisory_xact_lock_shared(${importLock})`);
    },
    /** The other side of `holdBackImports`, until the transaction of the import ends. */
    async holdBackRequests(): Promise<void> {
      await database.execute(sql`select pg_advisory_xact_lock(${importLock})`);
    },
    /** Whether the listing of the place shows a restaurant, as of the newest import. */
    async isServed({ outcode, sector }: Place): Promise<boolean> {
      const { rows } = await database.execute<{ served: boolean }>(
        sql`select ${served(sql`${outcode}::text`, sql`${sector}::text`)} as served`,
      );
      return rows[0]?.served === true;
    },
    /** Locks the address until the transaction ends, and returns its alerts. */
    async lockAddress(brandId: string, email: string): Promise<ServiceAlert[]> {
      await database.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`service alerts ${brandId} ${email}`}, 0))`,
      );
      return this.of(brandId, email);
    },
    async of(brandId: string, email: string): Promise<ServiceAlert[]> {
      return database
        .select()
        .from(serviceAlerts)
        .where(ofAddress(brandId, email))
        .orderBy(asc(serviceAlerts.createdAt));
    },
    async add(alert: ServiceAlert): Promise<void> {
      await database.insert(serviceAlerts).values(alert);
    },
    async remove(keyHash: string, brandId: string): Promise<void> {
      await database
        .delete(serviceAlerts)
        .where(and(eq(serviceAlerts.keyHash, keyHash), eq(serviceAlerts.brandId, brandId)));
    },
    async removeAllOf(brandId: string, email: string): Promise<void> {
      await database.delete(serviceAlerts).where(ofAddress(brandId, email));
    },
    /** Removes and returns the alerts whose places are served. */
    async takeServed(): Promise<ServiceAlert[]> {
      return database
        .delete(serviceAlerts)
        .where(served(serviceAlerts.outcode, serviceAlerts.sector))
        .returning();
    },
  };
}

/** What the search asks (LST-2, LST-4, LST-17): a business with a cuisine delivers there, or its own address lies in the sector. */
const served = (outcode: SQLWrapper, sector: SQLWrapper) => {
  const delivered = sql`select ${deliverySectors.businessId} from ${deliverySectors}`;
  return sql`case when ${sector} = ''
    then exists (select 1 from ${businesses} where ${isListed} and ${businesses.id} in
      (${delivered} where ${deliverySectors.outcode} = ${outcode}))
    else exists (select 1 from ${businesses} where ${isListed} and ${businesses.id} in
      (${delivered} where ${deliverySectors.sector} = ${sector}
        union select located.id from ${businesses} as located where located.address_sector = ${sector}))
    end`;
};
