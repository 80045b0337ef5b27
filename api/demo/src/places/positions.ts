import { randomFor } from '../random';
import type { District, Street } from './districts';

const metresInDegree = 111_320;
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/**
 * Where a street of an invented restaurant lies: up to 750 m from the middle of its district, the streets of a sector on the same side.
 * It is made from the names, for no public list of streets is a part of this project.
 */
export function positionIn({ code, centre, sectors }: District, { name, sector }: Street) {
  const random = randomFor(`position/${code}/${name}`);
  const angle = ((sectors.indexOf(sector) + 0.8 * random.next()) / sectors.length) * 2 * Math.PI;
  const degrees = (200 + 550 * random.next()) / metresInDegree;
  const [latitude, longitude] = centre;
  return {
    latitude: rounded(latitude + degrees * Math.sin(angle)),
    longitude: rounded(longitude + (degrees * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180)),
  };
}
