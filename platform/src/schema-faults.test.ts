import { Kind, Type } from '@sinclair/typebox';
import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import {
  Brand,
  PublishQuery,
  registryCommands,
  registryQueries,
  ReleaseManifest,
} from '@storefront/contract/schemas';
import { schemaFaults } from './schema-faults';

const faultsOf = (schema: TSchema, value: unknown) =>
  schemaFaults(Value.Errors(schema, value)).map(({ path, message }) => `${path}: ${message}`);

/** All schemas within one. */
function partsOf(schema: TSchema): TSchema[] {
  const { properties = {}, items = [], anyOf = [] } = schema as Record<string, object>;
  const parts = [properties, [items].flat(), anyOf, schema['patternProperties'] ?? {}].flatMap(
    (group) => Object.values(group) as TSchema[],
  );
  return [schema, ...parts.flatMap(partsOf)];
}

const inputs: [string, TSchema][] = [
  ...Object.entries<TSchema>(registryCommands),
  ...Object.entries<TSchema>(registryQueries),
  ['release/publish', PublishQuery],
  ['a build', ReleaseManifest],
  ['a brand', Brand],
];

describe('what is wrong with an input', () => {
  it.each(inputs)(
    '%s answers no regular expression: every pattern says in words what it takes',
    (_name, schema) => {
      const unsaid = partsOf(schema).filter(
        ({ [Kind]: kind, pattern, description }) =>
          kind === 'String' && pattern !== undefined && description === undefined,
      );
      expect(unsaid).toStrictEqual([]);
    },
  );

  it('is said in a sentence for each place, once', () => {
    const schema = Type.Object(
      {
        name: Type.String({ pattern: '^[a-z]+$', description: 'a word' }),
        kind: Type.Union([Type.Literal('one'), Type.Literal('two')]),
        more: Type.String(),
        count: Type.Integer({ minimum: 1 }),
      },
      { additionalProperties: false },
    );
    expect(faultsOf(schema, { name: 'A 1', kind: 'three', count: 0, other: 1 })).toStrictEqual([
      '/more: it is missing',
      '/other: there is no such field',
      '/name: it must be a word',
      '/kind: it must be one or two',
      '/count: Expected integer to be greater or equal to 1',
    ]);
  });

  it('in the path of a build says what a path looks like', () => {
    const { entry } = ReleaseManifest.properties;
    expect(faultsOf(Type.Object({ entry }), { entry: '../a b.js' })).toStrictEqual([
      '/entry: it must be a path inside the built folder such as pages/home.js: letters, digits, _ @ . and - between single slashes, without two dots in a row, at most 300 characters',
    ]);
  });
});
