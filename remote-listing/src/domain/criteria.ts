import { tidyPostcode } from '@storefront/contract';

/** The orders of the list, the default first (LST-22, D94). */
export const sorts = ['az', 'za', 'rating', 'minutes', 'fee', 'distance'] as const;
export type Sort = (typeof sorts)[number];

/** What a chip above the cards narrows the list to. */
export const traits = ['fast', 'free', 'offers', 'favourites'] as const;
export type Trait = (typeof traits)[number];

/** What the customer narrowed the list to; all of it is in the address (D18, D52). */
export interface Criteria {
  /** As shown, `E1 6AN`; `''` when the address names none. */
  readonly postcode: string;
  readonly cuisineIds: readonly string[];
  readonly diets: readonly string[];
  readonly traits: readonly Trait[];
  readonly sort: Sort;
  readonly text: string;
}

/** Nothing chosen at a place. */
export function allAt(postcode: string): Criteria {
  return { postcode, cuisineIds: [], diets: [], traits: [], sort: 'az', text: '' };
}

const listOf = (written = '') => [...new Set(written.split(',').filter((word) => word !== ''))];

/** Reads the criteria from the decoded query of the address, the postcode tidied (D11); ignores what it does not understand. */
export function criteriaFrom(query: Readonly<Record<string, string>>): Criteria {
  return {
    postcode: tidyPostcode(query['search_by_postcode'] ?? ''),
    cuisineIds: listOf(query['cuisine']),
    diets: listOf(query['diet']),
    traits: traits.filter((trait) => listOf(query['only']).includes(trait)),
    sort: sorts.find((sort) => sort === query['sort']) ?? 'az',
    text: query['q'] ?? '',
  };
}

/** The fields of the address with these criteria, without those at their defaults. */
export function fieldsOf({ postcode, cuisineIds, diets, traits, sort, text }: Criteria) {
  const fields = {
    search_by_postcode: postcode,
    cuisine: cuisineIds.join(','),
    diet: diets.join(','),
    only: traits.join(','),
    sort: sort === 'az' ? '' : sort,
    q: text.trim() === '' ? '' : text,
  };
  return Object.entries(fields).filter(([, value]) => value !== '');
}

/** The address of the listing with these criteria. */
export function formatAddress(criteria: Criteria): string {
  const written = new URLSearchParams(fieldsOf(criteria)).toString();
  return written === '' ? '/listing' : `/listing?${written}`;
}

/** The list with the entry, or without it if it was there. */
export function toggled<Entry>(list: readonly Entry[], entry: Entry): Entry[] {
  return list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];
}
