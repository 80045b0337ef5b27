import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { CommandAnswer } from '@storefront/contract';
import { schemaFaults } from '../schema-faults';

/** The answer to a refused call, with every fault. */
export function toRefusal(...faults: readonly string[]): CommandAnswer {
  return { kind: 'refused', effects: [], faults };
}

/** The faults of a call by field, each in a sentence. */
export function callFaults(schema: TSchema, value: unknown): string[] {
  return schemaFaults(Value.Errors(schema, value)).map(({ path, message }) => `${path || '/'}: ${message}`);
}
