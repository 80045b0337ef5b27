import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { CommandAnswer } from '@storefront/contract';

/** The answer to a refused call, with every fault. */
export function refusalOf(...faults: readonly string[]): CommandAnswer {
  return { kind: 'refused', effects: [], faults };
}

/** The faults of a value by field, each once. */
export function schemaFaults(schema: TSchema, value: unknown): string[] {
  const faults = [...Value.Errors(schema, value)].map(({ path, message }) => `${path || '/'}: ${message}`);
  return [...new Set(faults)];
}
