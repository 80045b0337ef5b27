/** A position on the earth, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A postcode district such as `E1` with the middle of its restaurants. */
export interface District extends Position {
  readonly postcode: string;
}

const milesInDegree = 69;
/** Farther away nobody delivers. */
const maxMiles = 5;

/** Miles on a flat map, which is right to a percent over the width of a town. */
function milesBetween(one: Position, other: Position): number {
  const narrowing = Math.cos((one.latitude * Math.PI) / 180);
  return (
    milesInDegree * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * narrowing)
  );
}

/** The postcode of the district whose middle is nearest; undefined when all are too far away. */
export function nearestDistrict(districts: readonly District[], position: Position): string | undefined {
  const [nearest] = districts
    .map(({ postcode, ...middle }) => ({ postcode, miles: milesBetween(middle, position) }))
    .sort((one, other) => one.miles - other.miles);
  return nearest !== undefined && nearest.miles <= maxMiles ? nearest.postcode : undefined;
}
