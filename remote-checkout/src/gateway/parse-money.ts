import type { CallName } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import { parsePounds } from '@storefront/pricing';
import type { Pence } from '@storefront/pricing';

/** Returns a parser of the amounts of a call's answer, in pence; it throws ApiUnreachable for a text that is not an amount. */
export function moneyParser(call: CallName) {
  return (text: string): Pence => {
    const parsed = parsePounds(text);
    if (!parsed.ok) throw new ApiUnreachable(call, { cause: parsed.reason });
    return parsed.value;
  };
}
