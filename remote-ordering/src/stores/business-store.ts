import { assertNever } from '@storefront/contract';
import type { BusinessDetails } from '@storefront/contract';
import { Task, done, refused, settled, unreachable } from '@storefront/host';
import type { End, Host, TaskState } from '@storefront/host';
import type { AutomaticDiscounts } from '@storefront/pricing';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import type { Business } from '../domain/business';
import { businessAt } from '../domain/kitchen-time';
import type { BusinessGateway, DetailsOutcome, MenuContent } from '../gateway/business-gateway';

export interface BusinessDeps {
  readonly gateway: BusinessGateway;
  readonly slug: string;
  /** The business's id where the brand knows it, so that its menu does not wait for the details. */
  readonly knownId: string | undefined;
  readonly host: Pick<Host, 'storage' | 'session' | 'navigation' | 'clock'>;
}

const minute = 60_000;

/** What the server says of the business: its details, kept fresh while the page is open, its menu and its discounts. */
export class BusinessStore {
  readonly #deps: BusinessDeps;
  private now: number;
  /** The details as the server sent them. */
  #sentDetails: BusinessDetails | undefined;
  readonly #details = new Task<Business>(copy.unreachable);
  readonly #menu = new Task<MenuContent>(copy.unreachable);
  readonly #discounts = new Task<AutomaticDiscounts>(copy.unreachable);
  #ends: End[] = [];

  constructor(deps: BusinessDeps) {
    this.#deps = deps;
    this.now = deps.host.clock.now();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get details(): TaskState<Business> {
    return this.#details.state;
  }

  get menu(): TaskState<MenuContent> {
    return this.#menu.state;
  }

  get discounts(): TaskState<AutomaticDiscounts> {
    return this.#discounts.state;
  }

  /** The server's sentence for refusing the business, which the common popup shows (D47). */
  get refusal(): string | undefined {
    const { details } = this;
    return details.kind === 'failed' && details.reason === 'refused' ? details.sentence : undefined;
  }

  /** The business as it is at this minute: the kitchen may close between two questions to the server. */
  get business(): Business | undefined {
    return this.details.kind === 'done' ? businessAt(this.details.value, this.now) : undefined;
  }

  /** Asks for what is missing. The menu does not wait for the details where the id is known already. */
  async load(): Promise<void> {
    const known = this.business?.id ?? this.#deps.knownId ?? this.storedId();
    await Promise.all([
      this.business === undefined ? this.loadDetails() : undefined,
      known === undefined ? undefined : this.loadMenu(known),
      known === undefined ? undefined : this.loadDiscounts(known),
    ]);
    const { business } = this;
    if (business && business.id !== known) {
      await Promise.all([this.loadMenu(business.id), this.loadDiscounts(business.id)]);
    }
  }

  /**
   * Keeps the business for the next pages (STO-8). Call it only when its cart replaces the former one, so that the kept cart
   * and the kept business always belong together.
   */
  save() {
    const { storage } = this.#deps.host;
    if (!this.#sentDetails) return;
    storage.write('business_details', this.#sentDetails);
    storage.write('business_banner_url', this.#sentDetails.info.seo.banner_url);
    storage.write('delivery_sector', this.#sentDetails.bs_delivery_sectors);
  }

  start() {
    this.#ends = [this.#deps.host.clock.every(minute, () => void this.refresh())];
    this.updateNow();
  }

  stop() {
    for (const end of this.#ends.splice(0)) end();
    this.#details.abort();
    this.#menu.abort();
    this.#discounts.abort();
  }

  /**
   * Asks for the details again: a mode may have become available or not, or a day may have begun. Without an answer everything
   * stays. Asks again for discounts that failed, since the page does not show that they are missing.
   */
  async refresh(): Promise<void> {
    if (this.business === undefined) return;
    if (this.discounts.kind === 'failed') void this.loadDiscounts(this.business.id);
    await this.#details.refresh(this.fetchDetails, (outcome) =>
      outcome.kind === 'found' ? done(outcome.business) : this.details,
    );
  }

  /** Reads the clock now, and again when the next minute has begun. */
  private updateNow() {
    const { clock } = this.#deps.host;
    this.now = clock.now();
    this.#ends[1] = clock.after(minute - (this.now % minute) + 1, this.updateNow);
  }

  private async loadDetails(): Promise<void> {
    await this.#details.run(this.fetchDetails, this.toState);
  }

  /** Asks for the details. When the session has ended, logs out and asks once more without it (SES-6). */
  private async fetchDetails(signal: AbortSignal): Promise<DetailsOutcome> {
    const { gateway, slug, host } = this.#deps;
    const ask = () => gateway.details(slug, host.storage.read('searched_pincode') ?? '', signal);
    const outcome = await ask();
    if (outcome.kind !== 'session-over') return outcome;
    host.session.logOut(copy.sessionOver);
    return ask();
  }

  private toState(outcome: DetailsOutcome): TaskState<Business> {
    const { navigation } = this.#deps.host;
    switch (outcome.kind) {
      case 'found':
        this.#sentDetails = outcome.details;
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

  private async loadMenu(id: string) {
    if (this.menu.kind === 'done' && this.business?.id === id) return;
    await this.#menu.run(() => this.#deps.gateway.menu(id), settled);
  }

  private async loadDiscounts(id: string) {
    if (this.discounts.kind === 'done' && this.business?.id === id) return;
    await this.#discounts.run(() => this.#deps.gateway.discounts(id), settled);
  }

  /** The id of this business, where the browser has kept it from an earlier visit. */
  private storedId(): string | undefined {
    const stored = this.#deps.host.storage.read('business_details');
    return stored?.info.business_slug === this.#deps.slug ? stored.info.business_id : undefined;
  }
}
