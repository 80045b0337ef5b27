import type { PageModel } from '@storefront/host';
import type { KitchenOrder, Step } from '../domain/kitchen-order';
import type { KitchenFrame } from './kitchen-frame';
import type { ActOutcome } from '../gateway/kitchen-gateway';
import type { KeptSession } from '../gateway/stored-session';
import { RefundStore } from './refund-store';
import { RefusalStore } from './refusal-store';

/** The page of the orders. */
export class KitchenPageModel implements PageModel {
  readonly frame: KitchenFrame;
  readonly refusal = new RefusalStore();
  readonly refund = new RefundStore();

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
    await this.act(({ token }) => this.frame.board.move(token, order, step));
  }

  async undo(order: KitchenOrder): Promise<void> {
    await this.act(({ token }) => this.frame.board.undo(token, order));
  }

  /** Rejects or cancels the order of the dialog. */
  async refuse(): Promise<void> {
    const chosen = this.refusal.confirm();
    if (chosen) await this.move(chosen.order, chosen.step);
  }

  /** Gives back what the dialog says. */
  async refundChosen(): Promise<void> {
    const chosen = this.refund.confirm();
    if (chosen) await this.act(({ token }) => this.frame.board.refund(token, chosen.order, chosen.refund));
  }

  private async act(send: (session: KeptSession) => Promise<ActOutcome | undefined>): Promise<void> {
    const session = this.frame.known;
    if (session !== undefined) this.frame.take(await send(session), session);
  }
}
