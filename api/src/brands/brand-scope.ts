import { eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The scope of work for every brand: jobs, payment providers, businesses that sell on several brands. */
export const everyBrand = Symbol('every brand');

/**
 * The rows that a query may see: those of one brand, by its id, or all. Repositories require it, so that a call with a key cannot
 * forget to limit it to the brand (D95).
 */
export type BrandScope = string | typeof everyBrand;

/** The condition that limits a query to a scope. */
export function inScope(column: PgColumn, scope: BrandScope): SQL | undefined {
  return scope === everyBrand ? undefined : eq(column, scope);
}
