import type { CallName } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import { parsePounds } from '@storefront/pricing';
import type { Pence } from '@storefront/pricing';

/** Reads amounts of a call's answer as pence; an answer whose money cannot be read is no answer. */
export function moneyReader(call: CallName) {
  return (text: string): Pence => {
    const read = parsePounds(text);
    if (!read.ok) throw new ApiUnreachable(call, { cause: read.reason });
    return read.value;
  };
}
