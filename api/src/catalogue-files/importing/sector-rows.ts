import type { CatalogueBusiness } from '../../catalogue/format';

/** The rows of the sectors that a business delivers to. */
export function sectorRows({ business_id, delivery }: Pick<CatalogueBusiness, 'business_id' | 'delivery'>) {
  return delivery.sectors.map(({ sector }) => ({
    businessId: business_id,
    sector,
    outcode: sector.slice(0, -1),
  }));
}
