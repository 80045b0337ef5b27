import type { Postcode } from '@storefront/contract';
import type { ServedDistrict } from '../catalogue/catalogue';

const maxNear = 5;
/** The postcode areas of London, which is one town to its people. */
const london = ['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC'];

interface DistrictParts {
  readonly area: string;
  readonly number: number;
  readonly letter: string;
}

/** `SW1A` is area SW, number 1, letter A. */
function partsOf(outcode: string): DistrictParts {
  const [, area = '', number = '0', letter = ''] = /^([A-Z]+)([0-9]+)([A-Z]?)$/.exec(outcode) ?? [];
  return { area, number: Number(number), letter };
}

const outcodeOf = (place: Postcode) => (place.kind === 'full' ? place.outcode : place.text);

/** The postcode areas whose districts may be called near: the place's own, and in London the others of London. */
export function areasNear(place: Postcode): readonly string[] {
  const { area } = partsOf(outcodeOf(place));
  return london.includes(area) ? [area, ...london.filter((other) => other !== area)] : [area];
}

/**
 * The districts near a place, the nearest first, at most five: those of its own postcode area by the distance of their numbers, then those of
 * the other areas by name. Postcodes hold no coordinates, so this is as near as their numbers tell.
 */
export function nearDistricts(districts: readonly ServedDistrict[], place: Postcode): ServedDistrict[] {
  const areas = areasNear(place);
  const own = partsOf(outcodeOf(place));
  const distance = ({ area, number }: DistrictParts) =>
    area === own.area ? Math.abs(number - own.number) : 0;
  return districts
    .map((district) => ({ district, parts: partsOf(district.outcode) }))
    .filter(({ parts }) => areas.includes(parts.area))
    .sort(
      (one, other) =>
        areas.indexOf(one.parts.area) - areas.indexOf(other.parts.area) ||
        distance(one.parts) - distance(other.parts) ||
        one.parts.number - other.parts.number ||
        (one.parts.letter < other.parts.letter ? -1 : 1),
    )
    .slice(0, maxNear)
    .map(({ district }) => district);
}
