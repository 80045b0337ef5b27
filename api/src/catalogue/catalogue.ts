import type { BoundedCache } from '../bounded-cache';
import type { CatalogueCategory, CatalogueProfile } from './format';

/** A business in service, as the newest import and its reviews make it. */
export interface BusinessRecord {
  /** The catalogue's own words and figures (money is pounds in strings; see `pence`). */
  readonly profile: CatalogueProfile;
  readonly cuisines: readonly { readonly id: string; readonly subcategory_name: string }[];
  /** Stars with one decimal, or '' while nobody has rated. */
  readonly rating: string;
  readonly reviewCount: number;
}

/** Every business in service, by the slug of its page. */
export interface LiveBusinesses {
  /** Is another for other slugs, or another order of them. */
  readonly version: string;
  readonly slugs: readonly string[];
}

/** Reads of the catalogue, served from memory; an import or a new review is seen at once on every instance. */
export interface Catalogue {
  businessBySlug(slug: string): Promise<BusinessRecord | undefined>;
  businessById(id: string): Promise<BusinessRecord | undefined>;
  /** The categories with their products; undefined when no such business is in service. */
  menuOf(businessId: string): Promise<readonly CatalogueCategory[] | undefined>;
  /** Who delivers to the sector or has its address in it (D13), at most 2,000 (D55), in the order of the catalogue. */
  servingSector(sector: string): Promise<readonly BusinessRecord[]>;
  /** Who delivers to any sector of the outcode, such as 'E1' (D13). */
  servingOutcode(outcode: string): Promise<readonly BusinessRecord[]>;
  liveBusinesses(): Promise<LiveBusinesses>;
  /** A cache for what is derived from the catalogue; it is emptied whenever the catalogue changes. */
  derived<Value>(most: number): BoundedCache<Value>;
  close(): Promise<void>;
}
