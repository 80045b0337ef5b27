import { formatPounds } from '@storefront/pricing';
import type { CatalogueBusiness } from 'api/catalogue-format';
import { districts } from '../places/districts';
import type { District } from '../places/districts';
import type { Random } from '../random';

type Sector = CatalogueBusiness['delivery']['sectors'][number];

const sectorNames = (district: District): string[] =>
  district.sectors.map((sector) => `${district.code}${sector}`.toLowerCase());

/**
 * The sectors that a restaurant delivers to: its own district, and part of one or two neighbours at higher prices.
 * `own`, its own sector, is always among them.
 */
export function sectorsOf(district: District, own: string, random: Random): Sector[] {
  const base = random.pick([0, 99, 149, 199, 249, 299]);
  const minimum = random.pick([800, 1000, 1000, 1200, 1500]);
  const waiver = random.pick([0, 2000, 2500, 3000, 3500]);
  const sector = (name: string, steps: number): Sector => ({
    sector: name,
    charge: formatPounds(base === 0 && steps < 2 ? 0 : base + steps * 50),
    minimum: formatPounds(minimum + steps * 200),
    waiver: formatPounds(steps > 1 || base === 0 ? 0 : waiver),
  });

  const neighbours = random
    .sample(district.near, random.integer(1, 2))
    .flatMap((code) => districts().filter((candidate) => candidate.code === code))
    .flatMap((near) => random.sample(sectorNames(near), random.integer(2, 4)));
  return [
    sector(own, 0),
    ...sectorNames(district)
      .filter((name) => name !== own)
      .map((name) => sector(name, 1)),
    ...neighbours.map((name) => sector(name, 2)),
  ];
}
