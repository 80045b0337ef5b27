import type { Brand } from '@storefront/contract';
import type { BrandIndex, ServedBrand } from '../brands/brand-folder';
import type { DecidingBrand } from '../decisions/feature-plan';
import type { CurrentState } from './current-state';

export interface BrandLookup {
  brandOf(host: string): ServedBrand | undefined;
  /** The brand whose page has this origin, by the origin's host: a proxy in front may have changed scheme and port. */
  brandOfOrigin(origin: string): ServedBrand | undefined;
  /** Every setup under which pages of this host may be open; undefined for a host that no brand has. */
  setupsOf(host: string): DecidingBrand[] | undefined;
  brandIds(): string[];
}

/** Finds the current brands by host, origin and id. */
export function brandLookup(state: CurrentState, assetOrigin: string): BrandLookup {
  const withoutFinalDot = (host: string) => host.toLowerCase().replace(/\.$/, '');
  const brandOf = (host: string) => state.brands.ofHost(withoutFinalDot(host));
  const assetHost = assetOrigin === '' ? undefined : new URL(assetOrigin).hostname;
  const setupsOfBrand = ({ brand }: ServedBrand): DecidingBrand[] => [
    brand,
    ...state.formerSetups.of(brand.id),
  ];
  // Computed once for each state of the brands: every request for a file on the releases' own origin asks for it.
  let allSetups: { readonly of: BrandIndex; readonly setups: DecidingBrand[] } | undefined;
  const setupsOfAll = () => {
    if (allSetups?.of !== state.brands)
      allSetups = { of: state.brands, setups: state.brands.brands.flatMap(setupsOfBrand) };
    return allSetups.setups;
  };

  return {
    brandOf,
    brandOfOrigin(origin) {
      const host = /^https?:\/\/([a-z0-9.-]+)(:\d+)?$/.exec(origin)?.[1];
      return host === undefined ? undefined : brandOf(host);
    },
    setupsOf(host) {
      const served = brandOf(host);
      if (served !== undefined) return setupsOfBrand(served);
      // The releases' own origin has no pages of a brand: it serves what any brand can be given.
      return withoutFinalDot(host) === assetHost ? setupsOfAll() : undefined;
    },
    brandIds: () => state.brands.brands.map(({ brand }: { readonly brand: Brand }) => brand.id),
  };
}
