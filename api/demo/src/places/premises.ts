import type { CuisineKey } from '../menus/index';
import { randomFor } from '../random';
import { areaCodes, districts } from './districts';
import type { District, Street } from './districts';

/** A restaurant's name and address. */
export interface Premises {
  name: string;
  slug: string;
  cuisine: CuisineKey;
  district: District;
  street: Street;
  address: string;
  postcode: string;
  /** In the form `e16`. */
  sector: string;
  phone: string;
}

/** The letters that the last two characters of a postcode may be. */
const UNIT_LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The restaurant whose address other parts of the product rely on. */
const SAFFRON_YARD = {
  name: 'Saffron Yard',
  address: '12 Hanbury Street',
  postcode: 'E1 6QR',
  phone: '02079460101',
};

function premisesIn(district: District): Omit<Premises, 'phone'>[] {
  const random = randomFor(`premises/${district.code}`);
  const taken = new Set([SAFFRON_YARD.address]);

  const numberOn = (street: Street): string => {
    const address = `${random.integer(3, 240)} ${street.name}`;
    if (taken.has(address)) return numberOn(street);
    taken.add(address);
    return address;
  };

  // Streets are taken in turn, so that a district's restaurants spread over all of it.
  return district.restaurants.map(({ name, cuisine }, index) => {
    const street = district.streets[index % district.streets.length];
    if (street === undefined) throw new Error(`${district.code} has no street`);
    const unit = UNIT_LETTERS.charAt(random.integer(0, 19)) + UNIT_LETTERS.charAt(random.integer(0, 19));
    const isSaffronYard = name === SAFFRON_YARD.name;
    return {
      name,
      slug: slugOf(name),
      cuisine,
      district,
      street,
      address: isSaffronYard ? SAFFRON_YARD.address : numberOn(street),
      postcode: isSaffronYard ? SAFFRON_YARD.postcode : `${district.code} ${street.sector}${unit}`,
      sector: `${district.code}${street.sector}`.toLowerCase(),
    };
  });
}

/** Every restaurant of the demo with its address; telephone numbers count up within each city. */
export function allPremises(): Premises[] {
  const lines = new Map<string, number>();
  return districts()
    .flatMap(premisesIn)
    .map((premises) => {
      const { city } = premises.district;
      const line = (lines.get(city) ?? 100) + 1;
      lines.set(city, line);
      return { ...premises, phone: `${areaCodes()[city] ?? ''}${String(line).padStart(4, '0')}` };
    });
}
