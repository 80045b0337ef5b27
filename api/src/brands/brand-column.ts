import { text } from 'drizzle-orm/pg-core';

/**
 * The brand of a row. The default serves only instances of the previous release, which do not know the column;
 * `assignBrands` assigns a brand to rows with ''.
 */
export function brandId() {
  return text('brand_id').notNull().default('');
}
