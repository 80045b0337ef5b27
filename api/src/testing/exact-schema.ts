import type { TSchema } from '@sinclair/typebox';

/** The schema with no other fields than its own, at every depth: what it accepts has nothing more than the contract says. */
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
