import { Kind } from '@sinclair/typebox';
import type { TObject, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { Brand, PublicBrand, busEventSchemas, calls, line, ReleaseManifest, text, unionBy } from './schemas';
import { storedSchemas } from './stored/values';
import type { CallName } from './calls/traits';

const names = Object.keys(calls) as CallName[];

/** The direct parts of a schema, each with its name. */
function partsOf(schema: TSchema): [name: string, part: TSchema][] {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, TSchema>);
  const items = [schema['items'] ?? []].flat() as TSchema[];
  const variants = (schema['anyOf'] ?? []) as TSchema[];
  const values = Object.values((schema['patternProperties'] ?? {}) as Record<string, TSchema>);
  return [
    ...properties,
    ...[...items, ...values].map((part): [string, TSchema] => ['*', part]),
    ...variants.map((part, index): [string, TSchema] => [`variant ${index}`, part]),
  ];
}

/** The paths of all schemas within one, itself included, for which `isMatch` holds. */
function pathsWhere(schema: TSchema, isMatch: (schema: TSchema) => boolean, path = ''): string[] {
  return [
    ...(isMatch(schema) ? [path] : []),
    ...partsOf(schema).flatMap(([name, part]) => pathsWhere(part, isMatch, `${path}/${name}`)),
  ];
}

/** Whether several variants are objects, and no property has different values in each of them. */
function isNarrowedByShape(schema: TSchema): boolean {
  if (schema[Kind] !== 'Union') return false;
  const variants = schema['anyOf'] as TSchema[];
  if (variants.every((variant) => variant[Kind] === 'Literal')) return false;
  const objects = variants.filter((variant): variant is TObject => variant[Kind] === 'Object');
  const lists = variants.filter((variant) => variant[Kind] === 'Array');
  if (objects.length < 2) return lists.length > 1;
  const property = (schema['discriminator'] as { propertyName: string } | undefined)?.propertyName;
  if (property === undefined) return true;
  const allowed = objects.map((object) => literalsOf(object.properties[property]));
  return (
    allowed.some((values) => values.length === 0) || new Set(allowed.flat()).size < allowed.flat().length
  );
}

function literalsOf(schema: TSchema | undefined): unknown[] {
  if (schema?.[Kind] === 'Literal') return [schema['const']];
  return schema?.[Kind] === 'Union' ? (schema['anyOf'] as TSchema[]).flatMap(literalsOf) : [];
}

const isUnboundedText = ({ [Kind]: kind, maxLength, pattern }: TSchema) =>
  kind === 'String' && maxLength === undefined && !(isAnchored(pattern) && !/[*+]|\{\d+,\}/.test(pattern));
const isAnchored = (pattern: unknown): pattern is string =>
  typeof pattern === 'string' && pattern.startsWith('^') && pattern.endsWith('$');
const isUnboundedList = ({ [Kind]: kind, maxItems }: TSchema) => kind === 'Array' && maxItems === undefined;
const isUnboundedNumber = ({ [Kind]: kind, minimum, maximum }: TSchema) =>
  ['Integer', 'Number'].includes(kind) && (minimum === undefined || maximum === undefined);

const allSchemas: [string, TSchema][] = [
  ...names.flatMap((name): [string, TSchema][] => [
    [`${name}, body`, calls[name].body as TSchema],
    [`${name}, answer`, calls[name].answer as TSchema],
  ]),
  ...Object.entries(storedSchemas).map(([key, schema]): [string, TSchema] => [`stored ${key}`, schema]),
  ...Object.entries(busEventSchemas).map(([key, schema]): [string, TSchema] => [`event ${key}`, schema]),
  ['brand', Brand],
  ['public brand', PublicBrand],
  ['release', ReleaseManifest],
];

describe('what the schemas let through', () => {
  it.each(allSchemas)('%s: no union of objects is distinguished by shape alone', (_name, schema) => {
    expect(pathsWhere(schema, isNarrowedByShape)).toStrictEqual([]);
  });

  it.each(names)('%s takes no text, list or number without a bound', (name) => {
    const body = calls[name].body as TSchema;
    expect(pathsWhere(body, isUnboundedText)).toStrictEqual([]);
    expect(pathsWhere(body, isUnboundedList)).toStrictEqual([]);
    expect(pathsWhere(body, isUnboundedNumber)).toStrictEqual([]);
  });

  it.each(names)('%s refuses a NUL in every text, and a line break in all but prose', (name) => {
    const prose =
      /(allergy_info|rider_note|discounttext|message|review_text|reason|password|old_password|new_password)$/;
    const takes = (written: string) => (schema: TSchema) =>
      schema[Kind] === 'String' && Value.Check({ ...schema, minLength: 0 }, written);
    const body = calls[name].body as TSchema;
    expect(pathsWhere(body, takes('\u0000'))).toStrictEqual([]);
    for (const mark of ['\n', '\r', '\u0000', '\u0085', '\u2028', '\u2029'])
      expect(pathsWhere(body, takes(`a${mark}b`)).filter((path) => !prose.test(path))).toStrictEqual([]);
  });

  it('an address in a body has no unknown field', () => {
    const isAddress = ({ properties = {} }: TSchema) => 'mobile_no' in properties && 'zipcode' in properties;
    const isOpen = (schema: TSchema) => isAddress(schema) && schema['additionalProperties'] !== false;
    const bodies = names.map((name) => calls[name].body as TSchema);
    expect(bodies.flatMap((body) => pathsWhere(body, isAddress))).toHaveLength(4);
    expect(bodies.flatMap((body) => pathsWhere(body, isOpen))).toStrictEqual([]);
  });

  it('the search through the schemas finds what it looks for', () => {
    const one = (schema: TSchema) =>
      ({ ...calls['business/menu'].body, properties: { one: schema } }) as TSchema;
    const byShape = { ...unionBy('kind', calls['business/menu'].body, calls['business/info'].body) };
    expect(pathsWhere(one(byShape), isNarrowedByShape)).toStrictEqual(['/one']);
    expect(
      pathsWhere(one({ ...line(9), maxLength: undefined } as unknown as TSchema), isUnboundedText),
    ).toStrictEqual(['/one']);
    expect(pathsWhere(one(text(9)), isUnboundedText)).toStrictEqual([]);
  });
});
