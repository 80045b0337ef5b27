import { Kind, OptionalKind } from '@sinclair/typebox';
import type { TSchema } from '@sinclair/typebox';
import { storedSchemas } from './values';

/** Writes the module that checks stored values without the schema library: one check for each key, equal patterns shared. */
export function generateStoredChecks(): string {
  const patterns = new Map<string, string>();
  const checks = Object.entries(storedSchemas).map(
    ([key, schema]) => `  ${key}: ${checkOf(schema, patterns)},`,
  );
  const constants = [...patterns].map(([pattern, name]) => `const ${name} = ${pattern};`);
  return [
    '// Written by `npm run generate -w @storefront/contract` from values.ts; change that.',
    "import { either, flag, list, object, oneOf, text, whole } from './check-values';",
    '',
    ...constants,
    '',
    'export const storedChecks = {',
    ...checks,
    '} satisfies Record<string, (value: unknown) => boolean>;',
    '',
  ].join('\n');
}

/** The expression that makes the check of a schema, from the functions of `check-values.ts`. */
function checkOf(schema: TSchema, patterns: Map<string, string>): string {
  const inner = (one: TSchema) => checkOf(one, patterns);
  switch (schema[Kind]) {
    case 'String':
      return called('text', patternOf(schema, patterns), schema['minLength'], schema['maxLength']);
    case 'Integer':
      return called('whole', schema['minimum'], schema['maximum']);
    case 'Boolean':
      return 'flag';
    case 'Null':
      return 'oneOf(null)';
    case 'Literal':
      return `oneOf(${literal(schema['const'])})`;
    case 'Union': {
      const parts: TSchema[] = schema['anyOf'];
      return parts.every((part) => part[Kind] === 'Literal')
        ? `oneOf(${parts.map((part) => literal(part['const'])).join(', ')})`
        : `either(${parts.map(inner).join(', ')})`;
    }
    case 'Array':
      return called('list', inner(schema['items']), schema['minItems'], schema['maxItems']);
    case 'Object': {
      const fields = Object.entries<TSchema>(schema['properties']);
      const part = (isOptional: boolean) =>
        fields
          .filter(([, field]) => (field[OptionalKind] === 'Optional') === isOptional)
          .map(([key, field]) => `${key}: ${inner(field)}`)
          .join(', ');
      const optional = part(true);
      return called('object', `{ ${part(false)} }`, optional === '' ? undefined : `{ ${optional} }`);
    }
    default:
      throw new Error(`check-values.ts has no check of a ${String(schema[Kind])}.`);
  }
}

const literal = (value: unknown) => JSON.stringify(value);

/** A call without the arguments at its end that are left out. */
function called(name: string, ...given: readonly (string | number | undefined)[]): string {
  const last = given.findLastIndex((one) => one !== undefined);
  return `${name}(${given
    .slice(0, last + 1)
    .map((one) => one ?? 'undefined')
    .join(', ')})`;
}

/** The name of the constant that holds the pattern of a text. */
function patternOf(schema: TSchema, patterns: Map<string, string>): string | undefined {
  if (schema['pattern'] === undefined) return undefined;
  const pattern = String(new RegExp(schema['pattern']));
  if (!patterns.has(pattern)) patterns.set(pattern, `pattern${patterns.size + 1}`);
  return patterns.get(pattern);
}
