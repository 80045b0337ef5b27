import { Task, settled } from '@storefront/host';
import type { Host } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import type { PastOrder } from '../domain/past-order';
import type { ReorderedCart } from '../domain/reordered-cart';
import type { AccountGateway } from '../gateway/account-gateway';
import type { FillCart } from '../gateway/fill-cart';
import { PagedStore } from './paged-store';
import { PayingStore } from './paying-store';

export interface OrdersDeps {
  readonly gateway: AccountGateway;
  readonly fillCart: FillCart;
  readonly host: Pick<Host, 'brand' | 'navigation' | 'notices'>;
}

/** The user's orders, each of which can be ordered again (ACC-3). */
export class OrdersStore {
  readonly list: PagedStore<PastOrder>;
  readonly paying: PayingStore;
  readonly #deps: OrdersDeps;
  readonly #reordering = new Task<ReorderedCart>(copy.unreachable);
  private reorderedKey: string | undefined;

  constructor(deps: OrdersDeps) {
    this.#deps = deps;
    this.list = new PagedStore((page, signal) => deps.gateway.orders(page, signal));
    this.paying = new PayingStore(deps);
    makeAutoObservable(this, { list: false, paying: false }, { autoBind: true });
  }

  /** An order that waits for its code or its payment still has its cart, which ordering again would replace. */
  canOrderAgain({ state }: PastOrder): boolean {
    return state !== 'awaiting_code' && state !== 'awaiting_payment';
  }

  canPay({ state }: PastOrder): boolean {
    return state === 'awaiting_payment';
  }

  async pay({ key }: PastOrder) {
    if ((await this.paying.pay(key)) === 'paid') await this.list.load();
  }

  isReordering({ key }: PastOrder): boolean {
    return this.#reordering.isRunning && this.reorderedKey === key;
  }

  /** Puts the dishes, at today's prices, into the cart with mode and time, goes to where they are sold, and says what has changed. */
  async orderAgain({ key }: PastOrder) {
    const { gateway, host } = this.#deps;
    if (!gateway.user || this.#reordering.isRunning) return;
    this.reorderedKey = key;
    await this.#reordering.run(() => gateway.orderAgain(key), settled);
    const { value, sentence } = this.#reordering;
    if (value) this.showCart(value);
    else host.notices.show(sentence, 'warning');
  }

  private showCart(cart: ReorderedCart) {
    const { fillCart, host } = this.#deps;
    const { notices, navigation, brand } = host;
    if (!fillCart(cart)) return notices.show(copy.again.nothingLeft, 'warning');
    const { missing, changes } = cart;
    const lost = missing.length === 0 ? [] : [copy.again.missing(missing.join(', '))];
    const news = [...lost, ...changes].join(' ');
    if (news !== '') notices.show(news, 'warning');
    navigation.go(brand.business ? '/' : `/business/${cart.businessSlug}`);
  }
}
