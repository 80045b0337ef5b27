import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { CommandAnswer } from '@storefront/contract';

/** The answer to a call that is refused, every fault named. */
export function refusalOf(...faults: readonly string[]): CommandAnswer {
  return { kind: 'refused', effects: [], faults };
}

/** What is wrong with a value, naming the field, each once. */
export function schemaFaults(schema: TSchema, value: unknown): string[] {
  const faults = [...Value.Errors(schema, value)].map(({ path, message }) => `${path || '/'}: ${message}`);
  return [...new Set(faults)];
}
