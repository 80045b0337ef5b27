import type { BoundedCache } from '../bounded-cache';
import type { CatalogueCategory, CatalogueProfile } from './format';

/** A business in service, as of the newest import and its reviews. */
export interface BusinessRecord {
  /** The business in the catalogue's format (money is pounds in strings). */
  readonly profile: CatalogueProfile;
  readonly cuisines: readonly { readonly id: string; readonly subcategory_name: string }[];
  /** Stars with one decimal, or '' without a rating. */
  readonly rating: string;
  readonly reviewCount: number;
}

/** A postcode district such as `E1` and the number of restaurants that its listing shows. */
export interface ServedDistrict {
  readonly outcode: string;
  readonly restaurants: number;
}

/** Every business in service by the slug of its page. */
export interface LiveBusinesses {
  /** Changes when the slugs or their order change. */
  readonly version: string;
  readonly slugs: readonly string[];
}

/** Reads the catalogue from memory. An import or a new review shows at once on every instance. */
export interface Catalogue {
  businessBySlug(slug: string): Promise<BusinessRecord | undefined>;
  businessById(id: string): Promise<BusinessRecord | undefined>;
  /** The categories with their dishes; undefined when no such business is in service. */
  menuOf(businessId: string): Promise<readonly CatalogueCategory[] | undefined>;
  /** The businesses that deliver to the sector or are in it (D13), at most 2,000 (D55), in the order of the catalogue. */
  servingSector(sector: string): Promise<readonly BusinessRecord[]>;
  /** The businesses that deliver to any sector of the outcode, such as 'E1' (D13). */
  servingOutcode(outcode: string): Promise<readonly BusinessRecord[]>;
  /** The districts of these postcode areas, such as 'E', that restaurants deliver to; in no order. */
  servedDistricts(areas: readonly string[]): Promise<readonly ServedDistrict[]>;
  liveBusinesses(): Promise<LiveBusinesses>;
  /** A cache for values derived from the catalogue. It is emptied whenever the catalogue changes. */
  derived<Value extends NonNullable<unknown>>(max: number): BoundedCache<Value>;
  /** Drops what is cached. A call that has changed the catalogue needs it after its commit, since PostgreSQL's notification arrives later. */
  dropCached(): void;
  close(): Promise<void>;
}
