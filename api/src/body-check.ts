import { TypeCompiler, type TypeCheck } from '@sinclair/typebox/compiler';
import type { TSchema } from '@sinclair/typebox';
import type { CallName } from '@storefront/contract';
import { calls } from '@storefront/contract/schemas';
import { ApiError, type BodyFault } from './errors';

const checks = new Map<CallName, TypeCheck<TSchema>>();
const mostFaults = 20;

/** Lets a body through that keeps to the call's schema; else ends the request with each fault named (D6). */
export function checkBody(name: CallName, body: unknown): void {
  let check = checks.get(name);
  if (!check) checks.set(name, (check = TypeCompiler.Compile(calls[name].body as TSchema)));
  if (check.Check(body)) return;

  const faults: BodyFault[] = [];
  for (const { path, message } of check.Errors(body)) {
    if (faults.at(-1)?.path === path) continue;
    faults.push({ path, message });
    if (faults.length === mostFaults) break;
  }
  const [first] = faults;
  const where = first?.path ? `${first.path.slice(1)}: ` : '';
  throw new ApiError('bad-body', {
    sentence: `${where}${first?.message ?? 'Expected another shape'}`,
    faults,
  });
}
