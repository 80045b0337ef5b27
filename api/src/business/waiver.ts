import type { CatalogueProfile } from '../catalogue/format';

/** The lowest amount from which delivery to any sector is free, '0.00' when it never is (D63). */
export function shownWaiver({ delivery }: Pick<CatalogueProfile, 'delivery'>): string {
  const waivers = delivery.sectors.map(({ waiver }) => waiver).filter((waiver) => Number(waiver) > 0);
  const [lowest] = waivers.sort((one, other) => Number(one) - Number(other));
  return delivery.status === 'yes' ? (lowest ?? '0.00') : '0.00';
}
