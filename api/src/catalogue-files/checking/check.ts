import { TypeCompiler, ValueErrorType } from '@sinclair/typebox/compiler';
import type { TypeCheck, ValueError } from '@sinclair/typebox/compiler';
import { CatalogueFile } from '../../catalogue/format';
import { checkBusinesses } from './business-checks';
import { expectedBy } from '../../expected';
import type { CatalogueFault } from './fault';

export type CatalogueCheck =
  | { readonly kind: 'valid'; readonly catalogue: CatalogueFile }
  | { readonly kind: 'faulty'; readonly faults: readonly CatalogueFault[] };

let compiled: TypeCheck<typeof CatalogueFile> | undefined;

/** Checks a whole catalogue file: its schema first, then references between its parts. Every fault is named. */
export function checkCatalogue(value: unknown): CatalogueCheck {
  compiled ??= TypeCompiler.Compile(CatalogueFile);
  if (!compiled.Check(value)) {
    return { kind: 'faulty', faults: [...compiled.Errors(value)].map(asFault).filter(isFirstAtPath) };
  }
  const faults: CatalogueFault[] = [];
  checkBusinesses(value, (path, expected) => faults.push({ path: `$${path}`, expected }));
  return faults.length === 0 ? { kind: 'valid', catalogue: value } : { kind: 'faulty', faults };
}

function asFault({ path, type, schema }: ValueError): CatalogueFault {
  const at = jsonPath(path);
  if (type === ValueErrorType.ObjectAdditionalProperties) return { path: at, expected: 'no such key' };
  if (type === ValueErrorType.ObjectRequiredProperty) {
    return { path: at, expected: `this key, with ${expectedBy(schema)}` };
  }
  return { path: at, expected: expectedBy(schema) };
}

// TypeBox reports a missing key a second time for having no value.
const isFirstAtPath = ({ path }: CatalogueFault, index: number, all: readonly CatalogueFault[]) =>
  all[index - 1]?.path !== path;

/** Turns '/businesses/0/menu' into '$.businesses[0].menu'. */
function jsonPath(pointer: string): string {
  const steps = pointer.split('/').slice(1);
  return steps.reduce(
    (path, step) => `${path}${stepOf(step.replaceAll('~1', '/').replaceAll('~0', '~'))}`,
    '$',
  );
}

function stepOf(step: string): string {
  if (/^\d+$/.test(step)) return `[${step}]`;
  return /^[A-Za-z_]\w*$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
}
