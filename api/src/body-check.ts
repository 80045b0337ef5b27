import { TypeCompiler, type TypeCheck } from '@sinclair/typebox/compiler';
import type { TSchema } from '@sinclair/typebox';
import type { CallName } from '@storefront/contract';
import { calls } from '@storefront/contract/schemas';
import { expectedBy } from './expected';
import { ApiError, type BodyFault } from './errors';

const checks = new Map<CallName, TypeCheck<TSchema>>();
const mostFaults = 20;

/** Lets a body through that keeps to the call's schema; else ends the request with each fault named (D6). */
export function checkBody(name: CallName, body: unknown): void {
  let check = checks.get(name);
  if (!check) checks.set(name, (check = TypeCompiler.Compile(calls[name].body as TSchema)));
  if (check.Check(body)) return;

  const faults = new Map<string, BodyFault>();
  for (const { path, schema } of check.Errors(body)) {
    // What is missing is reported once more for having no value.
    if (!faults.has(path)) faults.set(path, { path, message: `Expected ${expectedBy(schema)}` });
    if (faults.size === mostFaults) break;
  }
  const [first] = faults.values();
  const where = first?.path ? `${first.path.slice(1)}: ` : '';
  const sentence = `${where}${first?.message ?? 'Expected another shape'}`;
  throw new ApiError('bad-body', { sentence, faults: [...faults.values()] });
}
