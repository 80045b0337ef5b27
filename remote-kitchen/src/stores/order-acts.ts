import { ApiUnreachable } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { copy } from '../copy';
import type { KitchenOrder } from '../domain/kitchen-order';
import type { ActOutcome } from '../gateway/kitchen-gateway';

/** What came of an act: the order as it is now, where the server has said so, or that the session has ended. */
export type Acted =
  | { readonly kind: 'known'; readonly order: KitchenOrder; readonly isDone: boolean }
  | { readonly kind: 'over'; readonly sentence: string }
  | { readonly kind: 'nothing' };

const nothing: Acted = { kind: 'nothing' };

/** Does something with an order, one thing at a time. What got no answer goes again with the same key, so that it is not done twice (KIT-3). */
export class OrderActs {
  /** The order that something is done with. */
  orderKey: string | undefined;
  /** Why the last act was not done, '' when it was. */
  sentence = '';
  readonly #randomKey: () => string;
  readonly #unanswered = new Map<string, string>();

  constructor(randomKey: () => string) {
    this.#randomKey = randomKey;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** `name` and what is asked tell this act from any other; `send` sends it with its key. */
  async run(
    order: KitchenOrder,
    name: string,
    asked: unknown,
    send: (key: string) => Promise<ActOutcome>,
  ): Promise<Acted> {
    if (this.orderKey !== undefined) return nothing;
    this.orderKey = order.key;
    this.sentence = '';
    const act = JSON.stringify([name, order.key, order.state, asked]);
    const key = this.#unanswered.get(act) ?? this.#randomKey();
    this.#unanswered.set(act, key);
    try {
      const outcome = await send(key);
      this.#unanswered.delete(act);
      if (outcome.kind === 'over') return outcome;
      if (outcome.kind !== 'done') runInAction(() => (this.sentence = outcome.sentence));
      if (outcome.kind === 'refused') return nothing;
      return { kind: 'known', order: outcome.order, isDone: outcome.kind === 'done' };
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
      runInAction(() => (this.sentence = copy.notSent));
      return nothing;
    } finally {
      runInAction(() => (this.orderKey = undefined));
    }
  }

  clear() {
    this.sentence = '';
  }
}
