import type { Postcode } from '@storefront/contract';
import type { BoundedCache } from '../bounded-cache';
import type { CatalogueCategory, CatalogueProfile } from './format';
import type { ServedProfile, Tonight } from './tonight';

/** A business in service, as of the newest import, its reviews, and what its kitchen has changed for a while. */
export interface BusinessRecord {
  /** The business in the catalogue's format (money is pounds in strings). */
  readonly profile: ServedProfile;
  readonly cuisines: readonly { readonly id: string; readonly subcategory_name: string }[];
  /** Stars with one decimal, or '' without a rating. */
  readonly rating: string;
  readonly reviewCount: number;
  /** In a preview of a draft the id of its business, which has the reviews and the bookings (KIT-47). */
  readonly previewOf?: string;
}

/** A postcode district such as `E1` and the number of restaurants that its listing shows. */
export interface ServedDistrict {
  readonly outcode: string;
  readonly restaurants: number;
}

/** A cuisine with the number of restaurants in service that have it. */
export interface CuisineCount {
  readonly id: string;
  readonly name: string;
  readonly restaurants: number;
}

/** A postcode district such as `E1` with the middle of the restaurants in it. */
export interface DistrictPosition extends Position {
  readonly outcode: string;
}

/** A position on the earth, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Every business in service by the slug of its page. */
export interface LiveBusinesses {
  /** Changes when the slugs or their order change. */
  readonly version: string;
  readonly slugs: readonly string[];
}

/** A business as the catalogue has it. */
export interface UnchangedBusiness {
  readonly profile: CatalogueProfile;
  readonly menu: readonly CatalogueCategory[];
}

/** Reads the catalogue from memory. An import, a new review or what a kitchen has changed for a while shows at once on every instance. */
export interface Catalogue {
  businessBySlug(slug: string): Promise<BusinessRecord | undefined>;
  businessById(id: string): Promise<BusinessRecord | undefined>;
  /** The categories with their dishes; undefined when no such business is in service. */
  menuOf(businessId: string): Promise<readonly CatalogueCategory[] | undefined>;
  /** A business as the catalogue has it, without what its kitchen has changed for a while. */
  unchanged(businessId: string): Promise<UnchangedBusiness | undefined>;
  /** The businesses that deliver to the sector or are in it (D13), at most 2,000 (D55), in the order of the catalogue. */
  servingSector(sector: string): Promise<readonly BusinessRecord[]>;
  /** The businesses that deliver to any sector of the outcode, such as 'E1' (D13). */
  servingOutcode(outcode: string): Promise<readonly BusinessRecord[]>;
  /** The districts of these postcode areas, such as 'E', that restaurants deliver to; in no order. */
  servedDistricts(areas: readonly string[]): Promise<readonly ServedDistrict[]>;
  /** The names of the dishes that each of the businesses sells now, by its id; nothing of it is cached here. */
  dishNamesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** The middle of the businesses at a place: of its sector, or else of its district; undefined where none has a position. */
  positionOf(place: Postcode): Promise<Position | undefined>;
  /** Every cuisine that a restaurant in service has, the most common first. */
  cuisines(): Promise<readonly CuisineCount[]>;
  /** The districts that restaurants deliver to and lie in, at most 3,000. */
  districtPositions(): Promise<readonly DistrictPosition[]>;
  liveBusinesses(): Promise<LiveBusinesses>;
  /** A cache for values derived from the catalogue. It is emptied whenever the catalogue changes. */
  derived<Value extends NonNullable<unknown>>(max: number): Pick<BoundedCache<Value>, 'get'>;
  /** Drops what is cached. A call that has changed the catalogue needs it after its commit, since PostgreSQL's notification arrives later. */
  dropCached(): void;
  /** What the kitchen of a business has changed for a while; undefined when it has changed nothing. */
  tonightOf(businessId: string): Promise<Tonight | undefined>;
  /** Reads what a kitchen has changed. The call that has changed it needs it after its commit, as above. */
  readTonight(businessId: string): Promise<void>;
  close(): Promise<void>;
}
