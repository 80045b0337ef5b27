import { canOrder, closedNotice, orderBanner } from '@storefront/business';
import { assertNever } from '@storefront/contract';
import { clearMode } from '@storefront/cart';
import { Task, done, idle, refused, unreachable } from '@storefront/host';
import type { Host, PopupStore, TaskState } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import type { Business } from '../domain/business';
import type { BookingGateway, BusinessMeta, BusinessOutcome } from '../gateway/booking-gateway';

export interface BusinessDeps {
  readonly gateway: BookingGateway;
  readonly slug: string;
  readonly host: Pick<Host, 'storage' | 'session' | 'navigation' | 'head'>;
  /** Says 'Sorry!!' over a business that takes no order now (BKG-32, REV-14). */
  readonly closed: PopupStore;
  /** Whether the page's head names this business; a tab and the page that writes a review leave the head alone. */
  readonly isNamed: boolean;
}

/** The business of the page, and the texts of its head. */
export class BusinessStore {
  readonly #deps: BusinessDeps;
  readonly #details = new Task<Business>(copy.unreachable);
  readonly #meta = new Task<BusinessMeta>();

  constructor(deps: BusinessDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get details(): TaskState<Business> {
    return this.#details.state;
  }

  get business(): Business | undefined {
    return this.#details.value;
  }

  get meta(): BusinessMeta | undefined {
    return this.#meta.value;
  }

  /** Asks for what is missing: the business, and the texts of its head. */
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
    this.#details.abort();
    this.#meta.abort();
  }

  private async loadDetails(): Promise<void> {
    if (this.business) return;
    const { host, gateway, slug } = this.#deps;
    await this.#details.run(async (signal) => {
      const outcome = await gateway.business(slug, signal);
      if (outcome.kind !== 'session-over') return outcome;
      // The session has ended: the question is asked once more without it (ERR2-3).
      host.session.logOut(copy.sessionOver);
      return gateway.business(slug, signal);
    }, this.toState);
  }

  private async loadMeta(): Promise<void> {
    if (this.meta) return;
    const { gateway, slug, host } = this.#deps;
    await this.#meta.run(
      () => gateway.meta(slug),
      (meta) => {
        if (!meta) return idle;
        host.storage.write('business_banner_url', meta.bannerUrl);
        return done(meta);
      },
    );
  }

  private toState(outcome: BusinessOutcome): TaskState<Business> {
    const { navigation } = this.#deps.host;
    switch (outcome.kind) {
      case 'found':
        this.applyBusiness(outcome.business);
        return done(outcome.business);
      case 'refused':
        return refused(outcome.sentence);
      case 'unknown':
        navigation.notFound();
        break;
      case 'moved':
        navigation.leave(outcome.url);
        break;
      case 'session-over':
        break;
      default:
        return assertNever(outcome);
    }
    return unreachable(copy.unreachable);
  }

  private applyBusiness(business: Business) {
    const { storage } = this.#deps.host;
    const chosen = storage.read('isDelMode');
    // A mode that the server marks unavailable is no longer chosen (BKG-31).
    if (
      (chosen === 'pickup' && !canOrder(business.modes.collection)) ||
      (chosen === 'delivery' && !canOrder(business.modes.delivery))
    ) {
      clearMode(storage);
    }
    if (orderBanner(business).kind === 'closed') this.#deps.closed.show(closedNotice);
  }
}
