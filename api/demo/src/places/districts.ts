import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { cuisineKeys } from '../menus/index';
import type { CuisineKey } from '../menus/index';
import { once } from '../once';
import { readData } from '../read-data';
import type { DataFile } from '../read-data';

/** A street and its sector of the district: sector '6' of E1 has the postcodes 'E1 6…'. */
export interface Street {
  name: string;
  sector: string;
  area: string;
}

export interface District {
  code: string;
  city: string;
  /** Degrees north and east of its middle. */
  centre: [latitude: number, longitude: number];
  sectors: string[];
  streets: Street[];
  near: string[];
  /** The factor on the prices of the written menu. */
  priceLevel: number;
  /** The names of its restaurants by cuisine. They are invented, and each is used once. */
  restaurants: { name: string; cuisine: CuisineKey }[];
}

const closed = { additionalProperties: false };
const sector = Type.Integer({ minimum: 0, maximum: 9, description: 'a sector from 0 to 9 is expected' });
const names = Type.Array(Type.String(), { minItems: 1 });

/** The form of data/districts.yaml. */
export const districtsSchema = Type.Object(
  {
    areaCodes: Type.Record(Type.String(), Type.String({ pattern: '^0\\d{6}$' })),
    districts: Type.Array(
      Type.Object(
        {
          code: Type.String({ minLength: 2 }),
          city: Type.String({ minLength: 1 }),
          centre: Type.Tuple([
            Type.Number({ minimum: 49, maximum: 61 }),
            Type.Number({ minimum: -9, maximum: 2 }),
          ]),
          sectors: Type.Array(sector, { minItems: 1 }),
          near: Type.Array(Type.String()),
          priceLevel: Type.Number({ exclusiveMinimum: 0 }),
          streets: Type.Record(Type.String(), Type.Record(Type.String(), sector), { minProperties: 1 }),
          restaurants: Type.Record(Type.String(), names),
        },
        closed,
      ),
    ),
  },
  closed,
);

const isCuisine = (key: string): key is CuisineKey => cuisineKeys.some((cuisine) => cuisine === key);

/** Makes the districts out of their file. */
export function readDistricts({ value, faultAt }: DataFile<Static<typeof districtsSchema>>): District[] {
  return value.districts.map((written, index) => {
    const path = ['districts', index];
    if (!(written.city in value.areaCodes))
      throw faultAt([...path, 'city'], `areaCodes names no code of ${written.city}`);
    const streets = Object.entries(written.streets).flatMap(([area, sectors]) =>
      Object.entries(sectors).map(([name, number]) => ({ area, name, sector: String(number) })),
    );
    const restaurants = Object.entries(written.restaurants).flatMap(([cuisine, list]) => {
      if (!isCuisine(cuisine))
        throw faultAt([...path, 'restaurants', cuisine], `no menu is called ${cuisine}`);
      return list.map((name) => ({ name, cuisine }));
    });
    return { ...written, sectors: written.sectors.map(String), streets, restaurants };
  });
}

const file = once(() => readData('districts.yaml', districtsSchema));

/** The area code and first digits of the numbers that Ofcom reserves for fiction, by city. */
export function areaCodes(): Readonly<Record<string, string>> {
  return file().value.areaCodes;
}

export const districts = once(() => readDistricts(file()));
