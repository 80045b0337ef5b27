import { Task, done, refused } from '@storefront/host';
import type { Clock } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { copy } from '../copy';
import { inHand, toAnswer, undoable, withOrder } from '../domain/kitchen-order';
import type { KitchenOrder, Step } from '../domain/kitchen-order';
import { afterSteps } from '../domain/queued-step';
import type { QueuedStep } from '../domain/queued-step';
import type { Refund } from '../domain/refund';
import type { ActOutcome, KitchenGateway } from '../gateway/kitchen-gateway';
import { Acts } from './acts';
import { StepQueue } from './step-queue';

/** What came of asking: `known`, with whether an order has come that was not there before, and the address of the server's events; `over`: the session has ended. */
export type BoardNews =
  | { readonly kind: 'known'; readonly hasNew: boolean; readonly events: string }
  | { readonly kind: 'over'; readonly sentence: string }
  | { readonly kind: 'nothing' };

export interface BoardDeps {
  readonly gateway: Pick<KitchenGateway, 'orders' | 'move' | 'undo' | 'refund'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly randomKey: () => string;
  /** Keeps the steps that wait for a connection over a reload of the page. */
  readonly keepSteps: (steps: readonly QueuedStep[]) => void;
}

const nothing: BoardNews = { kind: 'nothing' };

/** The orders of the kitchen, and what its people do with them (KIT-2 to KIT-6, KIT-9, KIT-10). */
export class BoardStore {
  now: number;
  /** When the orders were last known to be as they are shown; undefined before the first answer. */
  knownAt: number | undefined;
  isUnreachable = false;
  /** In how many minutes the next accepted order is to be ready: those of the last one, since a kitchen stays as busy as it is. */
  minutes = 30;
  readonly acts: Acts;
  readonly queue: StepQueue;
  readonly #deps: BoardDeps;
  readonly #orders = new Task<readonly KitchenOrder[]>(copy.unreachable);
  #seen: ReadonlySet<string> = new Set();
  /** Orders that this device has brought to their end: their last step can still be undone for a while. */
  private ended: readonly KitchenOrder[] = [];

  constructor(deps: BoardDeps) {
    this.#deps = deps;
    this.now = deps.clock.now();
    this.acts = new Acts(deps.randomKey);
    this.queue = new StepQueue(deps.keepSteps);
    makeAutoObservable(this, { acts: false, queue: false }, { autoBind: true });
  }

  /** The orders as they will be once the steps that wait are sent. */
  get orders(): readonly KitchenOrder[] | undefined {
    return this.#orders.value?.map((order) => afterSteps(order, this.queue.steps));
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

  /** The orders whose last step can be undone now; the latest step comes last (KIT-9). */
  get undoable(): readonly KitchenOrder[] {
    return undoable([...(this.orders ?? []), ...this.ended], this.now);
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
  async move(session: string, order: KitchenOrder, step: Step): Promise<ActOutcome | undefined> {
    const { gateway } = this.#deps;
    const queue = (key: string) => this.queue.add({ orderKey: order.key, from: order.state, step, key });
    const send = async (key: string) => {
      if (this.queue.steps.length === 0) return gateway.move(session, order, step, key);
      // It would otherwise overtake the steps before it, also those that began to wait after it was pressed.
      queue(key);
      return undefined;
    };
    return this.take(await this.acts.run(order.key, ['move', order.state, step], send, queue));
  }

  /** Sends the steps that wait, in order (KIT-14). */
  async sendQueued(session: string, pass: (outcome: ActOutcome) => void): Promise<void> {
    const { gateway } = this.#deps;
    await this.queue.send(
      ({ orderKey: key, from: state, step, key: requestKey }) =>
        gateway.move(session, { key, state }, step, requestKey),
      (outcome) => {
        if (outcome.kind === 'overtaken' || outcome.kind === 'refused') this.acts.tell(outcome.sentence);
        this.take(outcome);
        pass(outcome);
      },
    );
  }

  /** Undoes the last step of an order. */
  async undo(session: string, order: KitchenOrder): Promise<ActOutcome | undefined> {
    const { gateway } = this.#deps;
    return this.take(
      await this.acts.run(order.key, ['undo', order.state], (key) => gateway.undo(session, order, key)),
    );
  }

  /** Gives the customer money back. */
  async refund(session: string, order: KitchenOrder, refund: Refund): Promise<ActOutcome | undefined> {
    const { gateway } = this.#deps;
    return this.take(
      await this.acts.run(order.key, ['refund', order.state, refund], (key) =>
        gateway.refund(session, order, refund, key),
      ),
    );
  }

  /** Forgets everything, for the next one who logs in. */
  clear() {
    this.#orders.set({ kind: 'idle' });
    this.#seen = new Set();
    this.ended = [];
    this.acts.clear();
    this.knownAt = undefined;
  }

  stop() {
    this.#orders.abort();
  }

  /** Shows an order as the server has answered that it is. */
  private take(outcome: ActOutcome | undefined): ActOutcome | undefined {
    if (outcome?.kind !== 'done' && outcome?.kind !== 'overtaken') return outcome;
    const { order } = outcome;
    // An answer to an earlier question may not know of this act: `set` lets it fall.
    this.#orders.set(done(withOrder(this.#orders.value ?? [], order)));
    const others = this.ended.filter(({ key }) => key !== order.key);
    this.ended = order.next.length === 0 ? [...others, order] : others;
    return outcome;
  }

  /** Whether an order waits for its answer that was not known before. */
  private noteNew(orders: readonly KitchenOrder[]): boolean {
    const before = this.#seen;
    this.#seen = new Set(orders.map(({ key }) => key));
    return toAnswer(orders).some(({ key }) => !before.has(key));
  }
}
