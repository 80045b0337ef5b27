import { text } from 'drizzle-orm/pg-core';

/**
 * The brand that a row was made on. The default is for instances of the former release alone, which do not know the column;
 * `assignBrands` finds the brand of rows that have ''.
 */
export function brandId() {
  return text('brand_id').notNull().default('');
}
