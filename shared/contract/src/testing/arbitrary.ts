import { Kind } from '@sinclair/typebox';
import type { TSchema } from '@sinclair/typebox';
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** Values of a schema, as fast-check makes them; knows the kinds that the contract uses. */
export function valuesOf(schema: TSchema): Arbitrary<unknown> {
  switch (schema[Kind]) {
    case 'String':
      return textOf(schema);
    case 'Integer':
      return fc.integer({
        min: schema['minimum'] ?? 0,
        max: Math.min(schema['maximum'] ?? 1_000, 1_000_000),
      });
    case 'Boolean':
      return fc.boolean();
    case 'Null':
      return fc.constant(null);
    case 'Literal':
      return fc.constant(schema['const']);
    case 'Union':
      return fc.oneof(...(schema['anyOf'] as TSchema[]).map(valuesOf));
    case 'Array':
      return fc.array(valuesOf(schema['items']), {
        minLength: schema['minItems'] ?? 0,
        maxLength: Math.min(schema['maxItems'] ?? 3, 3),
      });
    case 'Object':
      return fieldsOf(schema);
    default:
      throw new Error(`No values for the schema kind ${schema[Kind]}`);
  }
}

function fieldsOf(schema: TSchema): Arbitrary<unknown> {
  const fields = Object.entries(schema['properties'] as Record<string, TSchema>);
  const required = (schema['required'] as string[] | undefined) ?? [];
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field)])), {
    requiredKeys: required,
  });
}

function textOf(schema: TSchema): Arbitrary<string> {
  const pattern = schema['pattern'] as string | undefined;
  const bounds = { minLength: schema['minLength'] ?? 0, maxLength: Math.min(schema['maxLength'] ?? 20, 20) };
  if (schema['format'] === 'person-name') return fc.stringMatching(/^[A-Za-z'-]{1,20}$/);
  if (pattern === undefined || pattern.startsWith('^(?!')) return fc.string(bounds);
  return fc
    .stringMatching(new RegExp(pattern), { maxLength: 60 })
    .filter((text) => text.length <= (schema['maxLength'] ?? Infinity));
}

/** The value with one place in it, however deep, replaced or taken away. */
export function damaged(value: unknown): Arbitrary<unknown> {
  const places = placesIn(value);
  return fc
    .tuple(fc.constantFrom(...places), fc.oneof(fc.jsonValue(), fc.constant(undefined)))
    .map(([place, replacement]) => {
      const copy: unknown = structuredClone({ value });
      const path = ['value', ...place];
      const last = path.pop() ?? 'value';
      const holder = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy) as Record<
        string,
        unknown
      >;
      if (replacement === undefined) Reflect.deleteProperty(holder, last);
      else holder[last] = replacement;
      return (copy as { value: unknown }).value;
    });
}

function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [
    [],
    ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner).map((place) => [key, ...place])),
  ];
}
