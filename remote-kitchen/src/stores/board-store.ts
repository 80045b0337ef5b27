import { ApiUnreachable, Task, done, refused } from '@storefront/host';
import type { Clock } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { copy } from '../copy';
import { inHand, toAnswer, withOrder } from '../domain/kitchen-order';
import type { KitchenOrder, Step } from '../domain/kitchen-order';
import type { KitchenGateway } from '../gateway/kitchen-gateway';

/** What came of asking: `known`, with whether an order has come that was not there before, and the address of the server's events; `over`: the session has ended. */
export type BoardNews =
  | { readonly kind: 'known'; readonly hasNew: boolean; readonly events: string }
  | { readonly kind: 'over'; readonly sentence: string }
  | { readonly kind: 'nothing' };

export interface BoardDeps {
  readonly gateway: Pick<KitchenGateway, 'orders' | 'move'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly randomKey: () => string;
}

const nothing: BoardNews = { kind: 'nothing' };

/** The orders of the kitchen, and what its people do with them (KIT-2 to KIT-6). */
export class BoardStore {
  now: number;
  /** When the orders were last known to be as they are shown; undefined before the first answer. */
  knownAt: number | undefined;
  isUnreachable = false;
  /** What the last step led to when it was not made. */
  sentence = '';
  /** In how many minutes the next accepted order is to be ready: those of the last one, since a kitchen stays as busy as it is. */
  minutes = 30;
  /** The order that is being moved. */
  movingKey: string | undefined;
  readonly #deps: BoardDeps;
  readonly #orders = new Task<readonly KitchenOrder[]>(copy.unreachable);
  #seen: ReadonlySet<string> = new Set();
  /** The keys of steps that nobody has answered yet: sent again, such a step must not be made twice (KIT-3). */
  readonly #unanswered = new Map<string, string>();

  constructor(deps: BoardDeps) {
    this.#deps = deps;
    this.now = deps.clock.now();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get orders(): readonly KitchenOrder[] | undefined {
    return this.#orders.value;
  }

  /** Why there are no orders to show, '' unless the server refused them. */
  get refusedSentence(): string {
    return this.#orders.sentence;
  }

  get waiting(): readonly KitchenOrder[] {
    return toAnswer(this.orders ?? []);
  }

  get inHand(): readonly KitchenOrder[] {
    return inHand(this.orders ?? []);
  }

  /** Whether an order that is still shown as waiting is to have been cancelled by now. */
  get hasOverdue(): boolean {
    return this.waiting.some(({ answerBy }) => answerBy !== undefined && answerBy <= this.now);
  }

  chooseMinutes(minutes: number) {
    this.minutes = minutes;
  }

  tick() {
    this.now = this.#deps.clock.now();
  }

  /** Asks for the orders behind what is shown. */
  async refresh(session: string): Promise<BoardNews> {
    const { gateway, clock } = this.#deps;
    let news = nothing;
    const end = await this.#orders.refresh(
      (signal) => gateway.orders(session, signal),
      (outcome) => {
        this.isUnreachable = false;
        if (outcome.kind !== 'ok') {
          if (outcome.kind === 'over') news = outcome;
          return this.#orders.value === undefined ? refused(outcome.sentence) : this.#orders.state;
        }
        this.knownAt = clock.now();
        news = { kind: 'known', hasNew: this.noteNew(outcome.orders), events: outcome.events };
        return done(outcome.orders);
      },
    );
    if (end === 'unreachable') runInAction(() => (this.isUnreachable = true));
    return news;
  }

  /** Takes a step with an order as it is shown. */
  async move(session: string, order: KitchenOrder, step: Step): Promise<BoardNews> {
    if (this.movingKey !== undefined) return nothing;
    this.movingKey = order.key;
    this.sentence = '';
    const { gateway, randomKey } = this.#deps;
    const asked = JSON.stringify([order.key, order.state, step]);
    const key = this.#unanswered.get(asked) ?? randomKey();
    this.#unanswered.set(asked, key);
    try {
      const outcome = await gateway.move(session, order, step, key);
      this.#unanswered.delete(asked);
      return runInAction(() => {
        if (outcome.kind === 'over') return outcome;
        if (outcome.kind !== 'moved') this.sentence = outcome.sentence;
        // An answer to an earlier question may not know of this step: `set` lets it fall.
        if (outcome.kind !== 'refused') this.#orders.set(done(withOrder(this.orders ?? [], outcome.order)));
        return nothing;
      });
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
      runInAction(() => (this.sentence = copy.notSent));
      return nothing;
    } finally {
      runInAction(() => (this.movingKey = undefined));
    }
  }

  /** Forgets everything, for the next one who logs in. */
  clear() {
    this.#orders.set({ kind: 'idle' });
    this.#seen = new Set();
    this.sentence = '';
    this.knownAt = undefined;
  }

  stop() {
    this.#orders.abort();
  }

  /** Whether an order waits for its answer that was not known before. */
  private noteNew(orders: readonly KitchenOrder[]): boolean {
    const before = this.#seen;
    this.#seen = new Set(orders.map(({ key }) => key));
    return toAnswer(orders).some(({ key }) => !before.has(key));
  }
}
