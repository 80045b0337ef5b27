import type { BusinessRecord, Position } from '../catalogue/catalogue';

const earthRadiusMiles = 3_958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Miles between two positions as the crow flies, with one decimal. */
function milesBetween(one: Position, other: Position): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const chord = north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east;
  return Math.round(2 * earthRadiusMiles * Math.asin(Math.sqrt(chord)) * 10) / 10;
}

/** Miles from a business to a position; undefined where either is not known. */
export function distanceTo(
  { profile: { latitude, longitude } }: BusinessRecord,
  position: Position | undefined,
): number | undefined {
  if (position === undefined || latitude === undefined || longitude === undefined) return undefined;
  return milesBetween(position, { latitude, longitude });
}
