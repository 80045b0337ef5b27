import type { Body } from '@storefront/contract';

/** The filters and the order of a search. */
export interface SearchFilters {
  /** Ids of cuisines; empty for all. */
  readonly cuisines: readonly string[];
  /** Lower case; '' for any. */
  readonly name: string;
  readonly order: 'az' | 'za';
}

/** Parses the optional fields of `search/home`; `cusine_id` '0' is all cuisines (API-9). */
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
