import { Type } from '@sinclair/typebox';
import type { Static, TObject, TProperties, TSchema, TUnion, TUnsafe } from '@sinclair/typebox';
import type { TLiteral, TOptional, TString } from '@sinclair/typebox';
import { oneOf, unionBy } from '../fields';

const refusalCodes = ['201', '204', '221', '400', '401', '404', '413', '429', '500'] as const;
type RefusalCode = (typeof refusalCodes)[number];

/** A field at fault in a body that breaks its schema: JSON pointer and what was expected. */
const Fault = Type.Object({ path: Type.String(), message: Type.String() });
type Fault = Static<typeof Fault>;

/** A refusal, which any call may answer: a code, and a sentence for people in `status`. */
export const Refusal = refusalOf<RefusalCode>(refusalCodes);
export type Refusal = Static<typeof Refusal>;

/** An answer with a code of its own. */
export type TAnswer<Code extends string, Fields extends TProperties> = TObject<
  {
    responsecode: TLiteral<Code>;
    status: Fields extends { status: infer Status extends TSchema } ? Status : TOptional<TString>;
  } & Fields
>;

type CodeOf<Special> = Special extends { static: { responsecode: infer Code } } ? Code : never;

/** The schema of an answer with a code of its own. */
export function answerWith<const Code extends string, Fields extends TProperties>(
  code: Code,
  fields: Fields,
) {
  return Type.Object({
    responsecode: Type.Literal(code),
    status: Type.Optional(Type.String()),
    ...fields,
  }) as unknown as TAnswer<Code, Fields>;
}

/** The schemas of a call that answers success, one of its special answers, or a refusal with any other code. */
export function call<
  Body extends TObject | TUnion<TObject[]>,
  Ok extends TProperties,
  Special extends TObject[] = [],
>(body: Body, fields: Ok, ...special: Special) {
  const ok = answerWith('200', fields);
  const taken = special.map((answer) => String(answer.properties['responsecode']?.['const']));
  const refusal = refusalOf<Exclude<RefusalCode, CodeOf<Special[number]>>>(
    refusalCodes.filter((code) => !taken.includes(code)),
  );
  const answer = unionBy('responsecode', ok as TObject, ...special, refusal) as unknown as TUnion<
    [TAnswer<'200', Ok>, ...Special, typeof refusal]
  >;
  return { body, ok, answer };
}

function refusalOf<Code extends RefusalCode>(codes: readonly RefusalCode[]) {
  return Type.Object({
    responsecode: oneOf(...codes) as unknown as TUnsafe<Code>,
    status: Type.String(),
    errors: Type.Optional(Type.Array(Fault)),
  });
}
