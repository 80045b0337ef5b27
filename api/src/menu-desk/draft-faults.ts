import { idOnMenu } from '@storefront/contract';
import type { EditableBusiness } from '@storefront/contract';
import type { CatalogueProfile } from '../catalogue/format';
import { referredPicture } from '../catalogue/picture-reference';
import { checkCatalogue } from '../catalogue-files/checking/check';
import { isList, valueAt } from './document-path';
import type { Json } from './document-path';
import { describePlace } from './edit-words';
import { mapPictureValues } from './picture-values';

/** What is not right in a draft: where, as a path and in words, and what was expected. */
export interface DraftFault {
  readonly path: readonly string[];
  readonly place: string;
  readonly expected: string;
}

const business = '$.businesses[0]';

/** Checks a draft by the rules of the import (KIT-43). `profile` is the rest of the business. */
export function draftFaults(profile: CatalogueProfile, document: EditableBusiness): DraftFault[] {
  const check = checkCatalogue({
    format: 'storefront-catalogue/1',
    subcategories: profile.subcategory.map((id) => ({ id, subcategory_name: id })),
    businesses: [{ ...profile, ...(mapPictureValues(document, '', withoutStored) as object), reviews: [] }],
  });
  if (check.kind === 'valid') return [];
  return check.faults.map(({ path, expected }) => {
    const steps = stepsOf(document, path.slice(business.length));
    return { path: steps, place: describePlace(document, steps), expected };
  });
}

// A file names no picture that is stored already.
const withoutStored = (field: string) => (referredPicture(field) === undefined ? field : '');

/** The steps of a fault's path such as `.menu[0].product[2].product_price`, with ids in place of positions. */
function stepsOf(document: EditableBusiness, path: string): string[] {
  const steps: string[] = [];
  let value: Json | undefined = document;
  for (const [, key, position] of path.matchAll(/\.([A-Za-z_]\w*)|\[(\d+)\]/g)) {
    const item: Json | undefined =
      position !== undefined && isList(value) ? value[Number(position)] : undefined;
    const step: string = key ?? idOnMenu(item) ?? String(position);
    steps.push(step);
    value = position === undefined ? valueAt(value, step) : item;
  }
  return steps;
}
