import { Kind } from '@sinclair/typebox';
import type { TSchema } from '@sinclair/typebox';
import { ValueErrorType } from '@sinclair/typebox/value';
import type { ValueError } from '@sinclair/typebox/value';

/** What is wrong with a value, at a JSON pointer. */
interface SchemaFault {
  readonly path: string;
  /** A sentence that says what belongs there. */
  readonly message: string;
}

/** The first fault of each place, in the words of the schemas: nobody has to read a regular expression. */
export function schemaFaults(errors: Iterable<ValueError>): SchemaFault[] {
  const faults = new Map<string, SchemaFault>();
  for (const error of errors) {
    // A missing value is reported once, not also for each type that it does not have.
    if (!faults.has(error.path)) faults.set(error.path, { path: error.path, message: sentenceOf(error) });
  }
  return [...faults.values()];
}

function sentenceOf({ type, schema, message }: ValueError): string {
  if (type === ValueErrorType.ObjectRequiredProperty) return 'it is missing';
  if (type === ValueErrorType.ObjectAdditionalProperties) return 'there is no such field';
  const words = wordsOf(schema);
  return words === undefined ? message : `it must be ${words}`;
}

/** What a schema takes, where it can be said in a few words. */
function wordsOf(schema: TSchema): string | undefined {
  switch (schema[Kind]) {
    case 'Literal':
      return String(schema['const']);
    case 'Union': {
      const variants = (schema['anyOf'] as TSchema[]).map(wordsOf);
      return schema.description ?? (variants.includes(undefined) ? undefined : variants.join(' or '));
    }
    case 'String':
      return schema.description;
    default:
      return undefined;
  }
}
