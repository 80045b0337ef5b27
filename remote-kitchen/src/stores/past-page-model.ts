import type { PageModel } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import type { KitchenOrder } from '../domain/kitchen-order';
import { FollowedQuestion } from './followed-question';
import type { KitchenFrame } from './kitchen-frame';
import { Acts } from './acts';
import { ChosenDay } from './chosen-day';
import { RefundStore } from './refund-store';

/** The page of the orders that are at their end, with their refunds (KIT-10, KIT-11). */
export class PastPageModel implements PageModel {
  readonly frame: KitchenFrame;
  readonly orders: FollowedQuestion<readonly KitchenOrder[]>;
  readonly refund = new RefundStore();
  readonly acts: Acts;
  readonly day: ChosenDay;

  constructor(frame: KitchenFrame) {
    this.frame = frame;
    this.acts = new Acts(frame.randomKey);
    this.day = new ChosenDay(frame, { first: -400, last: 0 });
    this.orders = new FollowedQuestion(frame, (session, signal) =>
      frame.gateway.pastOrders(session, this.day.date, signal),
    );
    makeAutoObservable(
      this,
      { frame: false, orders: false, refund: false, acts: false, day: false },
      { autoBind: true },
    );
  }

  start() {
    this.frame.start();
    this.orders.start();
  }

  stop() {
    this.orders.stop();
    this.frame.stop();
  }

  /** Goes some days on, or back. */
  go(days: number) {
    this.day.go(days);
    this.acts.clear();
    this.orders.reload();
  }

  /** Refunds what the dialog says, and asks for the orders as they are then. */
  async refundChosen(): Promise<void> {
    const [session, asked] = [this.frame.known, this.refund.confirm()];
    if (session === undefined || asked === undefined) return;
    const { order, refund } = asked;
    const acted = await this.acts.run(order.key, ['refund', refund], (key) =>
      this.frame.gateway.refund(session.token, order, refund, key),
    );
    this.frame.take(acted, session);
    if (acted?.kind === 'done' || acted?.kind === 'overtaken') this.orders.refresh();
  }
}
