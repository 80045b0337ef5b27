import type { RegistryQuery } from '@storefront/contract';
import type { BrandIndex, ServedBrand } from '../brands/brand-folder';
import type { Decided } from '../decisions/decided';
import { explain } from '../decisions/explain';
import { anonymousVisitAt } from '../decisions/visit';
import type { Visit } from '../decisions/visit';
import { isVisitorId } from '../edge/visits/visitor';
import type { QueryResult } from './query-result';

export interface ResolveDeps {
  readonly brands: Pick<BrandIndex, 'brands' | 'ofId'>;
  readonly decidedFor: (served: ServedBrand, visit: Visit) => Decided;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What a visitor of a brand gets of each feature, and why (RES-7). */
export function resolveVisitor(
  { brand, visitor, staff, customer }: RegistryQuery<'resolve'>,
  { brands, decidedFor, now }: ResolveDeps,
): QueryResult<'resolve'> {
  const served = brands.ofId(brand);
  if (served === undefined) {
    const ids = brands.brands.map((one) => one.brand.id);
    const fault = `There is no brand "${brand}"; there are ${ids.join(', ')}.`;
    return { kind: 'refused', status: 404, fault };
  }
  if (visitor !== undefined && !isVisitorId(visitor)) {
    const fault = 'visitor: an id is up to 64 letters, digits, - and _, as the cookie holds it.';
    return { kind: 'refused', status: 400, fault };
  }
  const visit = {
    ...anonymousVisitAt(now),
    visitor,
    isStaff: staff === 'yes',
    isCustomer: customer === 'yes',
  };
  const decisions = explain(decidedFor(served, visit));
  return { kind: 'found', answer: { brand, visitor: visitor ?? null, decisions } };
}
