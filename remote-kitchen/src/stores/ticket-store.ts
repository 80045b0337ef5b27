import { makeAutoObservable, observableRef } from 'mobx';
import type { KitchenOrder } from '../domain/kitchen-order';

/** The order whose ticket is being printed (KIT-13). */
export class TicketStore {
  order: KitchenOrder | undefined;

  constructor() {
    makeAutoObservable(this, { order: observableRef }, { autoBind: true });
  }

  print(order: KitchenOrder) {
    this.order = order;
  }

  close() {
    this.order = undefined;
  }
}
