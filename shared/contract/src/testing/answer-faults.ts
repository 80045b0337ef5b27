import type { TSchema } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { TypeCheck } from '@sinclair/typebox/compiler';
import type { CallName } from '../calls/traits';
import { calls } from '../calls/calls';

const checks = new Map<CallName, TypeCheck<TSchema>>();
const maximumFaults = 3;

/** What keeps a value from being an answer of the call, in a few words each; none when the wire could carry it. */
export function answerFaults(name: CallName, value: unknown): string[] {
  const answer = withCodeAsText(value);
  let check = checks.get(name);
  if (!check) checks.set(name, (check = TypeCompiler.Compile(calls[name].answer as TSchema)));
  if (check.Check(answer)) return [];
  const code = String((answer as { responsecode?: unknown } | null)?.responsecode);
  const variants = (calls[name].answer as TSchema)['anyOf'] as TSchema[];
  const variantOfCode = variants.find((variant) => codesOf(variant).includes(code));
  if (!variantOfCode) return [`responsecode ${code} is not one of the call's`];
  const faults = [...TypeCompiler.Compile(variantOfCode).Errors(answer)];
  return faults.slice(0, maximumFaults).map(({ path, message }) => `${path} ${message}`);
}

/** A code may be a number as well (API2-6). */
function withCodeAsText(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('responsecode' in answer)) return answer;
  return { ...answer, responsecode: String(answer.responsecode) };
}

function codesOf({ properties }: TSchema): string[] {
  const { responsecode } = properties as { responsecode: { const?: string; anyOf?: { const: string }[] } };
  return responsecode.anyOf?.map((code) => code.const) ?? [String(responsecode.const)];
}
