import { expectedInWords, londonTime } from '@storefront/contract';
import type { OrderSummary } from '@storefront/contract';
import type { Clock, End } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { copy } from '../copy';
import type { OrderGateway } from '../gateway/order-gateway';

const pollInterval = 60_000;
// A business that never says that an order is complete must not keep it in the header for ever.
const forgottenAfter = 3 * 3_600_000;

export interface OrderPillDeps {
  readonly gateway: OrderGateway;
  readonly clock: Pick<Clock, 'after' | 'now'>;
  /** Called when nothing of the order is waited for any more. */
  readonly isOver: (okey: string) => void;
}

/** An order on its way, as the header shows it: the words, and the time alone where there is little room. */
export interface ShownOrder {
  readonly words: string;
  readonly short: string;
}

/** Follows an order until it is over. */
export class OrderPillStore {
  shown: ShownOrder | undefined;
  readonly #okey: string;
  readonly #deps: OrderPillDeps;
  #endWait: End = () => undefined;
  #isStopped = false;

  constructor(okey: string, deps: OrderPillDeps) {
    this.#okey = okey;
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async start(): Promise<void> {
    this.#isStopped = false;
    const order = await this.#deps.gateway.order(this.#okey);
    if (this.#isStopped) return;
    if (order === 'unknown' || (order !== undefined && isOver(order, this.#deps.clock.now())))
      return this.#deps.isOver(this.#okey);
    // Without an answer the last one stays.
    if (order !== undefined) runInAction(() => (this.shown = shownOrder(order)));
    this.#endWait = this.#deps.clock.after(pollInterval, () => void this.start());
  }

  stop(): void {
    this.#isStopped = true;
    this.#endWait();
  }
}

/** An order that waits for nothing any more has no expected time: what counts then is when it came to its state. */
const isOver = ({ state, expected, history, placed_at }: OrderSummary, now: number): boolean =>
  state === 'completed' ||
  state === 'rejected' ||
  state === 'cancelled' ||
  Date.parse(expected?.until ?? history.at(-1)?.at ?? placed_at) + forgottenAfter < now;

/** Undefined while the order is not confirmed: its own page says what is missing. */
function shownOrder({ state, del_mode: mode, expected }: OrderSummary): ShownOrder | undefined {
  switch (state) {
    case 'placed':
    case 'accepted':
    case 'preparing':
    case 'out_for_delivery':
    case 'ready': {
      const plain = state === 'ready' ? copy.ready[mode] : copy[state];
      if (expected === undefined) return { words: plain, short: '' };
      const [from, until] = [Date.parse(expected.from), Date.parse(expected.until)];
      const { words, times } = expectedInWords({ from, until, by: expected.by }, mode === 'delivery');
      return { words: `${words} ${times}`, short: londonTime(from) };
    }
    default:
      return undefined;
  }
}
