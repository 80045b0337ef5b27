import { ApiUnreachable } from '@storefront/host';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { QueuedStep } from '../domain/queued-step';
import type { ActOutcome } from '../gateway/kitchen-gateway';

/** The steps that wait for a connection, the earliest first (KIT-14). `keep` keeps them over a reload of the page. */
export class StepQueue {
  steps: readonly QueuedStep[] = [];
  readonly #keep: (steps: readonly QueuedStep[]) => void;
  #isSending = false;

  constructor(keep: (steps: readonly QueuedStep[]) => void) {
    this.#keep = keep;
    makeAutoObservable(this, { steps: observableRef }, { autoBind: true });
  }

  /** Shows steps that are kept already. */
  restore(steps: readonly QueuedStep[]) {
    this.steps = steps;
  }

  add(step: QueuedStep) {
    this.change([...this.steps, step]);
  }

  has(orderKey: string): boolean {
    return this.steps.some((step) => step.orderKey === orderKey);
  }

  /**
   * Sends them one after the other, until one gets no answer or the session has ended. Each answer is passed on. The steps that follow one
   * that was not made fall away with it: they were taken from a state that the order has not.
   */
  async send(
    send: (step: QueuedStep) => Promise<ActOutcome>,
    pass: (outcome: ActOutcome) => void,
  ): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let [step] = this.steps; step !== undefined; [step] = this.steps) {
        const outcome = await send(step);
        const { orderKey, key } = step;
        runInAction(() => {
          // Another tab may have sent it too, and taken it out already.
          if (outcome.kind === 'done') this.change(this.steps.filter((other) => other.key !== key));
          else if (outcome.kind !== 'over')
            this.change(this.steps.filter((other) => other.orderKey !== orderKey));
          pass(outcome);
        });
        if (outcome.kind === 'over') return;
      }
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
    } finally {
      this.#isSending = false;
    }
  }

  private change(steps: readonly QueuedStep[]) {
    this.steps = steps;
    this.#keep(steps);
  }
}
