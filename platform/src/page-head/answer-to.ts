import { isOk } from '@storefront/contract';
import type { CallName, FirstData, OkAnswer } from '@storefront/contract';

/** The successful answer to a call among the first data of a page. */
export function answerTo<Name extends CallName>(
  data: readonly FirstData[],
  name: Name,
): OkAnswer<Name> | undefined {
  const first = data.find(({ call }) => call === name);
  return first !== undefined && isOk(first.answer) ? (first.answer as OkAnswer<Name>) : undefined;
}
