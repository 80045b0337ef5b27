import { Type } from '@sinclair/typebox';
import { cuisineKeys } from '../menus/index';
import type { CuisineKey } from '../menus/index';
import { once } from '../once';
import { readData } from '../read-data';

const texts = Type.Array(Type.String(), { minItems: 1 });
const closed = { additionalProperties: false };
const eachCuisine = Type.Union(cuisineKeys.map((key) => Type.Literal(key)));
// The compiler cannot follow a record whose keys come from a list.
const storiesSchema = Type.Unsafe<Record<CuisineKey, string[]>>(Type.Record(eachCuisine, texts, closed));

const descriptionsSchema = Type.Object(
  { stories: storiesSchema, welcomes: texts, allergyNotes: texts },
  closed,
);

/** What restaurants say about themselves. `{place}`, `{street}`, `{area}` and `{city}` are filled in. */
export const descriptions = once(() => readData('descriptions.yaml', descriptionsSchema).value);
