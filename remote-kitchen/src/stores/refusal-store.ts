import { makeAutoObservable, observableRef } from 'mobx';
import { copy } from '../copy';
import type { KitchenOrder, Step } from '../domain/kitchen-order';

/** The dialog that asks why an order is rejected or cancelled (KIT-4). */
export class RefusalStore {
  /** The order that it is about; undefined while it is closed. */
  order: KitchenOrder | undefined;
  reason: string = copy.refusal.reasons[0];

  constructor() {
    makeAutoObservable(this, { order: observableRef }, { autoBind: true });
  }

  /** An order that nobody has accepted is rejected, any other cancelled. */
  get isRejection(): boolean {
    return this.order?.state === 'placed';
  }

  open(order: KitchenOrder) {
    this.order = order;
    this.reason = copy.refusal.reasons[0];
  }

  choose(reason: string) {
    this.reason = reason;
  }

  close() {
    this.order = undefined;
  }

  /** Closes the dialog, and says for which order which step was chosen. */
  confirm(): { readonly order: KitchenOrder; readonly step: Step } | undefined {
    const { order, reason, isRejection } = this;
    this.close();
    return order && { order, step: { state: isRejection ? 'rejected' : 'cancelled', reason } };
  }
}
