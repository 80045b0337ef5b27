import { Kind } from '@sinclair/typebox';
import type { TObject, TSchema } from '@sinclair/typebox';
import { Value, ValueErrorType } from '@sinclair/typebox/value';
import type { ValueError } from '@sinclair/typebox/value';
import { expectedBy } from '../expected';
import type { BodyFault } from '../errors';

/** The first `max` faults of a body, each at the innermost field that can be blamed (F25). */
export function listBodyFaults(errors: Iterable<ValueError>, max: number): BodyFault[] {
  const faults = new Map<string, BodyFault>();
  for (const error of innermost(errors)) {
    // TypeBox reports a missing field twice: as missing and as having no value.
    if (!faults.has(error.path)) faults.set(error.path, error);
    if (faults.size === max) break;
  }
  return [...faults.values()];
}

function* innermost(errors: Iterable<ValueError>): Generator<BodyFault> {
  for (const error of errors) {
    const { path, schema, type } = error;
    if (type === ValueErrorType.Union) yield* insideUnion(error);
    else if (type === ValueErrorType.ObjectAdditionalProperties)
      yield { path, message: 'Expected no such field' };
    else yield { path, message: `Expected ${expectedBy(schema)}` };
  }
}

/** The faults inside the variant that the value is meant to be; the fault of the union itself when that is unclear. */
function* insideUnion({ path, schema, value, errors }: ValueError): Generator<BodyFault> {
  const variants = schema['anyOf'] as TSchema[];
  const property = (schema['discriminator'] as { propertyName: string } | undefined)?.propertyName;
  const variantIndex =
    property === undefined
      ? onlyVariantOfType(variants, typeOf(value))
      : variants.findIndex((variant) => acceptsProperty(variant as TObject, property, value));
  const variantErrors = errors[variantIndex];
  if (variantErrors) yield* innermost(variantErrors);
  else if (property !== undefined && typeOf(value) === 'Object') {
    const allowed = variants.map((variant) =>
      expectedBy((variant as TObject).properties[property] as TSchema),
    );
    yield { path: `${path}/${property}`, message: `Expected ${allowed.join(' or ')}` };
  } else yield { path, message: `Expected ${expectedBy(schema)}` };
}

function acceptsProperty({ properties }: TObject, property: string, value: unknown): boolean {
  const schema = properties[property];
  if (schema === undefined || typeof value !== 'object' || value === null) return false;
  return Value.Check(schema, Reflect.get(value, property));
}

/** The index of the only object or array variant of the value's type; -1 when there is none or more than one. */
function onlyVariantOfType(variants: readonly TSchema[], type: string): number {
  const indices = variants.flatMap((variant, index) => (variant[Kind] === type ? [index] : []));
  return indices.length === 1 ? (indices[0] ?? -1) : -1;
}

const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'Array';
  return typeof value === 'object' && value !== null ? 'Object' : '';
};
