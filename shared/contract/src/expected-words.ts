import type { OrderExpected } from './entities/order-summary';
import { londonTime } from './london';

interface ExpectedInWords {
  /** 'Arriving', 'Usually ready at' … */
  readonly words: string;
  /** '19:15 – 19:25', or '18:55' for what is collected. */
  readonly times: string;
}

/**
 * When an order comes or can be collected, as every page and every e-mail says it. Instants are in milliseconds; what the customer chose or the
 * business said is certain, what it usually takes is not.
 */
export function expectedInWords(
  { from, until, by }: { readonly from: number; readonly until: number; readonly by: OrderExpected['by'] },
  isDelivery: boolean,
): ExpectedInWords {
  const isUsual = by === 'usual';
  const [first, last] = [londonTime(from), londonTime(until)];
  return isDelivery
    ? { words: isUsual ? 'Usually arriving' : 'Arriving', times: `${first} – ${last}` }
    : { words: isUsual ? 'Usually ready at' : 'Ready at', times: first };
}
