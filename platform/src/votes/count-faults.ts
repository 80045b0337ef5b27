import { and, count, eq, sql } from 'drizzle-orm';
import { faultVisitors, releaseFaults } from './tables';
import type { Transaction } from './transaction';
import type { PageFault } from './vote-batch';

// Pages that make up errors fill no table: what is beyond these limits is left out.
const maxFaultsOfRelease = 50;
const maxVisitorsOfAddress = 5;

/** How many visitors of a fault are told apart. */
const maxVisitors = 10_000;

// Any number that no other lock uses as its class.
const lockClass = 776_002;

/** Adds errors to those of their releases: a visitor counts once for each, and an address for a few visitors (OBS-1). */
export async function countFaults(transaction: Transaction, faults: readonly PageFault[]): Promise<void> {
  // Sorted, so that two edges never wait for each other's locks.
  const releases = [...new Set(faults.map((fault) => `${fault.name}@${fault.version}`))].sort();
  for (const release of releases)
    await transaction.execute(sql`select pg_advisory_xact_lock(${lockClass}::int, hashtext(${release}))`);
  for (const fault of faults) await countFault(transaction, fault);
}

async function countFault(transaction: Transaction, page: PageFault): Promise<void> {
  const { name, version, brand, fault, during, code, stack } = page;
  const at = new Date(page.at);
  const ofRelease = and(
    eq(releaseFaults.name, name),
    eq(releaseFaults.version, version),
    eq(releaseFaults.brand, brand),
  );
  const isThis = and(ofRelease, eq(releaseFaults.fault, fault));
  const [known] = await transaction
    .select({ visitors: releaseFaults.visitors })
    .from(releaseFaults)
    .where(isThis);
  if (known === undefined) {
    const [kept] = await transaction.select({ faults: count() }).from(releaseFaults).where(ofRelease);
    if ((kept?.faults ?? 0) >= maxFaultsOfRelease) return;
    await transaction
      .insert(releaseFaults)
      .values({ name, version, brand, fault, during, code, stack, visitors: 0, since: at, last: at });
  }
  const [ofAddress] = await transaction
    .select({ visitors: count() })
    .from(faultVisitors)
    .where(eq(faultVisitors.address, page.address));
  const isFull = (ofAddress?.visitors ?? 0) >= maxVisitorsOfAddress || (known?.visitors ?? 0) >= maxVisitors;
  const [isNew] = isFull
    ? []
    : await transaction
        .insert(faultVisitors)
        .values({ key: page.visitor, address: page.address, at })
        .onConflictDoNothing()
        .returning();
  await transaction
    .update(releaseFaults)
    .set({
      last: sql`greatest(${releaseFaults.last}, ${at.toISOString()}::timestamptz)`,
      ...(isNew !== undefined && { visitors: sql`${releaseFaults.visitors} + 1` }),
    })
    .where(isThis);
}
