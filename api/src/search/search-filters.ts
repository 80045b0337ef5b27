import type { Body } from '@storefront/contract';

/** How somebody wants the restaurants: those of some cuisines, with a name, in an order. */
export interface SearchFilters {
  /** Ids; none for all. */
  readonly cuisines: readonly string[];
  /** Lower case; '' for any. */
  readonly name: string;
  readonly order: 'az' | 'za';
}

/** Reads the optional fields of `search/home`; `cusine_id` '0' is all cuisines (API-9). */
export function parseSearchFilters({
  cusine_id = '0',
  skey = '',
  sort_by = '',
}: Omit<Body<'search/home'>, 'zipcode'>): SearchFilters {
  const cuisines = cusine_id.split(',').map((id) => id.trim());
  return {
    cuisines: cuisines.filter((id) => id !== '' && id !== '0').sort(),
    name: skey.trim().toLowerCase(),
    order: sort_by === 'za' ? 'za' : 'az',
  };
}
