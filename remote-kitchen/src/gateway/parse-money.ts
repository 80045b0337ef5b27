import { ApiUnreachable } from '@storefront/host';
import { parsePounds } from '@storefront/pricing';
import type { Pence } from '@storefront/pricing';

/** An amount of the wire in pence; throws ApiUnreachable for a text that is not an amount. */
export function parseMoney(text: string): Pence {
  const parsed = parsePounds(text);
  if (!parsed.ok) throw new ApiUnreachable('kitchen/orders', { cause: parsed.reason });
  return parsed.value;
}
