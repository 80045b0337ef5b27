import type { PageModel } from '@storefront/host';
import type { KitchenOrder, Step } from '../domain/kitchen-order';
import type { KitchenFrame } from './kitchen-frame';
import { RefusalStore } from './refusal-store';

/** The page of the orders. */
export class KitchenPageModel implements PageModel {
  readonly frame: KitchenFrame;
  readonly refusal = new RefusalStore();

  constructor(frame: KitchenFrame) {
    this.frame = frame;
  }

  start() {
    this.frame.start();
  }

  stop() {
    this.frame.stop();
  }

  async move(order: KitchenOrder, step: Step): Promise<void> {
    const { frame } = this;
    const session = frame.known;
    if (session === undefined) return;
    frame.take(await frame.board.move(session.token, order, step), session);
  }

  /** Rejects or cancels the order of the dialog. */
  async refuse(): Promise<void> {
    const chosen = this.refusal.confirm();
    if (chosen) await this.move(chosen.order, chosen.step);
  }
}
