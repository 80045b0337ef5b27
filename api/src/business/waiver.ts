import type { CatalogueProfile } from '../catalogue/format';

/** The amount from which delivery is free somewhere: the lowest over the sectors, '0.00' where it never is (D63). */
export function shownWaiver({ delivery }: Pick<CatalogueProfile, 'delivery'>): string {
  const waivers = delivery.sectors.map(({ waiver }) => waiver).filter((waiver) => Number(waiver) > 0);
  const [lowest] = waivers.sort((one, other) => Number(one) - Number(other));
  return delivery.status === 'yes' ? (lowest ?? '0.00') : '0.00';
}
