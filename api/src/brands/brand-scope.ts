import { eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Stands for a brand's id where work is done for every brand: jobs, payment providers, businesses that sell on several brands. */
export const everyBrand = Symbol('every brand');

/**
 * Whose rows a query may see: those of one brand, by its id, or all. Repositories demand it, so that a call which takes a key cannot
 * forget to say whose key it may be (D95).
 */
export type BrandScope = string | typeof everyBrand;

/** The condition that keeps a query within a scope. */
export function inScope(column: PgColumn, scope: BrandScope): SQL | undefined {
  return scope === everyBrand ? undefined : eq(column, scope);
}
