import type { Pence } from '@storefront/pricing';
import { makeAutoObservable, observableRef } from 'mobx';
import { copy } from '../copy';
import type { KitchenOrder } from '../domain/kitchen-order';
import { sumRefund } from '../domain/refund';
import type { Refund, RefundedLine } from '../domain/refund';

/** The dialog in which a person chooses what a customer gets back, and why (KIT-10). */
export class RefundStore {
  /** The order that it is about; undefined while it is closed. */
  order: KitchenOrder | undefined;
  /** Whether all that is left goes back, or chosen dishes. */
  isWhole = false;
  reason = '';
  /** What is missing, '' before a press and when nothing is. */
  fault = '';
  private readonly quantities = new Map<number, number>();

  constructor() {
    makeAutoObservable(this, { order: observableRef }, { autoBind: true });
  }

  get chosen(): readonly RefundedLine[] {
    return [...this.quantities]
      .filter(([, quantity]) => quantity > 0)
      .map(([line, quantity]) => ({ line, quantity }));
  }

  get amount(): Pence {
    const refundable = this.order?.refundable;
    if (refundable === undefined) return 0;
    return this.isWhole ? refundable.left : sumRefund(this.chosen, refundable.lines);
  }

  quantityOf(line: number): number {
    return this.quantities.get(line) ?? 0;
  }

  open(order: KitchenOrder) {
    this.order = order;
    this.isWhole = false;
    this.reason = '';
    this.fault = '';
    this.quantities.clear();
  }

  close() {
    this.order = undefined;
  }

  chooseWhole(isWhole: boolean) {
    this.isWhole = isWhole;
    this.fault = '';
  }

  choose(line: number, quantity: number) {
    this.quantities.set(line, quantity);
    this.fault = '';
  }

  changeReason(reason: string) {
    this.reason = reason;
    this.fault = '';
  }

  /** Closes the dialog, and says what goes back for which order; undefined while something is missing. */
  confirm(): { readonly order: KitchenOrder; readonly refund: Refund } | undefined {
    const { order, amount, isWhole, chosen } = this;
    const reason = this.reason.trim();
    if (amount === 0) this.fault = copy.refund.nothingChosen;
    else if (reason === '') this.fault = copy.refund.reasonMissing;
    if (order === undefined || this.fault !== '') return undefined;
    this.close();
    return { order, refund: { lines: isWhole ? undefined : chosen, amount, reason } };
  }
}
