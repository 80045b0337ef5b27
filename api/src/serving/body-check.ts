import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { TypeCheck } from '@sinclair/typebox/compiler';
import type { TSchema } from '@sinclair/typebox';
import type { CallName } from '@storefront/contract';
import { calls } from '@storefront/contract/schemas';
import { listBodyFaults } from './body-faults';
import { ApiError } from '../errors';
import type { BodyFault } from '../errors';
import { findNul } from './find-nul';

const checks = new Map<CallName, TypeCheck<TSchema>>();
const maxFaults = 20;

/** Throws a `bad-body` error that names each fault when the body does not match the call's schema (D6). */
export function checkBody(name: CallName, body: unknown): void {
  let check = checks.get(name);
  if (!check) checks.set(name, (check = TypeCompiler.Compile(calls[name].body as TSchema)));
  if (!check.Check(body)) throw badBody(listBodyFaults(check.Errors(body), maxFaults));

  // parseBody has refused NUL in the values of a POST. Its field names, queries and calls of the edge are checked here.
  const nul = findNul(body);
  if (nul !== undefined) throw badBody([{ path: nul, message: 'Expected text without the character NUL' }]);
}

function badBody(faults: readonly BodyFault[]): ApiError {
  const [first] = faults;
  const field = first === undefined ? '' : fieldName(first.path);
  const prefix = field === '' ? '' : `${field}: `;
  const sentence = `${prefix}${first?.message ?? 'Expected another shape'}`;
  return new ApiError('bad-body', { sentence, faults: [...faults] });
}

/** Turns a JSON pointer into the dotted name of the field: `/cartitems/0/product_id` is `cartitems.0.product_id`. */
const fieldName = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
