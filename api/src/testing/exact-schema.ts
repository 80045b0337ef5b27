import type { TSchema } from '@sinclair/typebox';

/** The schema without additional fields at any depth, so that it accepts only what the contract names. */
export function exactSchema(schema: TSchema): TSchema {
  const properties = schema['properties'] as Record<string, TSchema> | undefined;
  const variants = schema['anyOf'] as TSchema[] | undefined;
  const items = schema['items'] as TSchema | undefined;
  return {
    ...schema,
    ...(properties && {
      additionalProperties: false,
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, exactSchema(field)]),
      ),
    }),
    ...(variants && { anyOf: variants.map(exactSchema) }),
    ...(items && { items: exactSchema(items) }),
  };
}
