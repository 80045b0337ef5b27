import { clearMode } from '@storefront/cart';
import { Latest } from '@storefront/host';
import type { Async, Host } from '@storefront/host';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { copy } from '../copy';
import type { Business } from '../domain/business';
import { canOrder, isClosed } from '../domain/order-notice';
import type { BookingGateway, BusinessMeta } from '../gateway/booking-gateway';
import { answerOf } from './answer-of';
import type { PopupStore } from './popup-store';

export interface BusinessDeps {
  readonly gateway: BookingGateway;
  readonly slug: string;
  readonly host: Pick<Host, 'storage' | 'session' | 'navigation' | 'head'>;
  /** Says 'Sorry!!' over a business that takes no order now (BKG-32, REV-14). */
  readonly closed: PopupStore;
  /** Whether the page's head is this business's; a tab and the writing of a review leave it to others. */
  readonly isNamed: boolean;
}

/** The business of the page, and what its head says of it. */
export class BusinessStore {
  details: Async<Business> = { kind: 'idle' };
  meta: BusinessMeta | undefined;
  readonly #deps: BusinessDeps;
  readonly #latest = new Latest();

  constructor(deps: BusinessDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { details: observableRef, meta: observableRef }, { autoBind: true });
  }

  get business(): Business | undefined {
    return this.details.kind === 'done' ? this.details.value : undefined;
  }

  /** Asks for what is not there yet: the business, and what its head says. */
  async load(): Promise<void> {
    if (this.#deps.slug === '') {
      this.#deps.host.navigation.go('/');
      return;
    }
    await Promise.all([this.loadDetails(), this.#deps.isNamed ? this.loadMeta() : undefined]);
  }

  async retry(): Promise<void> {
    await this.load();
  }

  stop() {
    this.#latest.end();
  }

  private async loadDetails(): Promise<void> {
    if (this.business) return;
    const { host, gateway, slug } = this.#deps;
    this.details = { kind: 'running' };
    const signal = this.#latest.begin();
    let outcome = await answerOf(gateway.business(slug, signal));
    // A session that is over ends, and the question is put once more (ERR2-3).
    if (outcome?.kind === 'session-over') {
      host.session.logOut(copy.sessionOver);
      outcome = await answerOf(gateway.business(slug, signal));
    }
    if (signal.aborted) return;
    runInAction(() => {
      if (outcome?.kind === 'found') this.take(outcome.business);
      else if (outcome?.kind === 'refused') this.details = { kind: 'failed', sentence: outcome.sentence };
      else this.details = { kind: 'failed', sentence: copy.unreachable };
    });
    if (outcome?.kind === 'unknown') host.navigation.notFound();
    if (outcome?.kind === 'moved') host.navigation.leave(outcome.url);
  }

  private async loadMeta(): Promise<void> {
    if (this.meta) return;
    const meta = await answerOf(this.#deps.gateway.meta(this.#deps.slug));
    if (!meta) return;
    runInAction(() => (this.meta = meta));
    this.#deps.host.storage.write('business_banner_url', meta.bannerUrl);
  }

  private take(business: Business) {
    const { storage } = this.#deps.host;
    this.details = { kind: 'done', value: business };
    const chosen = storage.read('isDelMode');
    // A mode that the server marks unavailable is no longer chosen (BKG-31).
    if (
      (chosen === 'pickup' && !canOrder(business.collection)) ||
      (chosen === 'delivery' && !canOrder(business.delivery))
    ) {
      clearMode(storage);
    }
    if (isClosed(business)) this.#deps.closed.show(copy.closed);
  }
}
