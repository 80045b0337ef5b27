import type { BusinessDetails } from '@storefront/contract';
import { ApiUnreachable, Latest } from '@storefront/host';
import type { Async, End, Host } from '@storefront/host';
import type { AutomaticDiscounts } from '@storefront/pricing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { copy } from '../copy';
import type { Business } from '../domain/business';
import { businessAt } from '../domain/kitchen-time';
import type { BusinessGateway, MenuContent, Outcome } from '../gateway/business-gateway';

export interface BusinessDeps {
  readonly gateway: BusinessGateway;
  readonly slug: string;
  /** The business's id where the brand knows it, so that its menu need not wait for the details. */
  readonly knownId: string | undefined;
  readonly host: Pick<Host, 'storage' | 'session' | 'navigation' | 'clock'>;
}

const minute = 60_000;

/** What the server says of the business: its details, kept fresh while the page is open, its menu and its discounts. */
export class BusinessStore {
  details: Async<Business> = { kind: 'idle' };
  menu: Async<MenuContent> = { kind: 'idle' };
  discounts: Async<AutomaticDiscounts> = { kind: 'idle' };
  /** The server's sentence for refusing the business; the common popup says it (D47). */
  refusal: string | undefined;
  readonly #deps: BusinessDeps;
  private now: number;
  /** The details as they were answered. */
  #answered: BusinessDetails | undefined;
  readonly #latest = new Latest();
  #ends: End[] = [];

  constructor(deps: BusinessDeps) {
    this.#deps = deps;
    this.now = deps.host.clock.now();
    makeAutoObservable(
      this,
      {
        details: observableRef,
        menu: observableRef,
        discounts: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The business as it is at this minute: the kitchen's last moment passes between two questions to the server. */
  get business(): Business | undefined {
    return this.details.kind === 'done' ? businessAt(this.details.value, this.now) : undefined;
  }

  /** Asks for what is not there yet. The menu is asked for beside the details where the id is known already. */
  async load(): Promise<void> {
    const known = this.business?.id ?? this.#deps.knownId ?? this.keptId();
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
   * Keeps the business for the pages that follow (STO-8). Only once its cart takes the place of the former one: until then
   * what is kept belongs together.
   */
  keep() {
    const { storage } = this.#deps.host;
    if (!this.#answered) return;
    storage.write('business_details', this.#answered);
    storage.write('business_banner_url', this.#answered.info.seo.banner_url);
    storage.write('delivery_sector', this.#answered.bs_delivery_sectors);
  }

  /** Asks again after a failure. */
  async retry(): Promise<void> {
    await this.load();
  }

  start() {
    this.#ends = [this.#deps.host.clock.every(minute, () => void this.refresh())];
    this.lookAtClock();
  }

  stop() {
    for (const end of this.#ends.splice(0)) end();
    this.#latest.end();
  }

  /**
   * The details once more: a mode may have come or gone, or a day begun. Without an answer all stays as it is. Discounts
   * that did not come are asked for again, since nobody sees that they are missing.
   */
  async refresh(): Promise<void> {
    if (this.business === undefined) return;
    if (this.discounts.kind === 'failed') void this.loadDiscounts(this.business.id);
    const outcome = await this.askDetails();
    if (outcome?.kind === 'found')
      runInAction(() => (this.details = { kind: 'done', value: outcome.business }));
  }

  /** Now, and again when the next minute has begun. */
  private lookAtClock() {
    const { clock } = this.#deps.host;
    this.now = clock.now();
    this.#ends[1] = clock.after(minute - (this.now % minute) + 1, this.lookAtClock);
  }

  private async loadDetails(): Promise<void> {
    this.details = { kind: 'running' };
    this.refusal = undefined;
    const outcome = await this.askDetails();
    runInAction(() => {
      if (outcome?.kind === 'found') this.take(outcome.business, outcome.details);
      else if (outcome?.kind === 'refused') this.refuse(outcome.sentence);
      else this.details = { kind: 'failed', sentence: copy.unreachable };
    });
    if (outcome?.kind === 'unknown') this.#deps.host.navigation.notFound();
    if (outcome?.kind === 'moved') this.#deps.host.navigation.leave(outcome.url);
  }

  /** The details, or undefined without an answer; a session that is over ends, and the question is put once more (SES-6). */
  private async askDetails() {
    const { gateway, slug, host } = this.#deps;
    const ask = async () =>
      gateway.details(slug, host.storage.read('searched_pincode') ?? '', this.#latest.begin());
    try {
      const outcome = await ask();
      if (outcome.kind !== 'session-over') return outcome;
      host.session.logOut(copy.sessionOver);
      return await ask();
    } catch (error) {
      return withoutAnswer(error);
    }
  }

  private take(business: Business, details: BusinessDetails) {
    this.details = { kind: 'done', value: business };
    this.#answered = details;
  }

  private refuse(sentence: string) {
    this.details = { kind: 'failed', sentence };
    this.refusal = sentence;
  }

  private async loadMenu(id: string) {
    if (this.menu.kind === 'done' && this.business?.id === id) return;
    this.menu = { kind: 'running' };
    const menu = await settled(this.#deps.gateway.menu(id));
    runInAction(() => (this.menu = menu));
  }

  private async loadDiscounts(id: string) {
    if (this.discounts.kind === 'done' && this.business?.id === id) return;
    this.discounts = { kind: 'running' };
    const discounts = await settled(this.#deps.gateway.discounts(id));
    runInAction(() => (this.discounts = discounts));
  }

  /** The id of this business, where the browser has kept it from an earlier visit. */
  private keptId(): string | undefined {
    const kept = this.#deps.host.storage.read('business_details');
    return kept?.info.business_slug === this.#deps.slug ? kept.info.business_id : undefined;
  }
}

/** No answer is a state, not an error; an aborted question has none either. Anything else is a bug. */
const withoutAnswer = (error: unknown): undefined => {
  if (error instanceof ApiUnreachable || isAbort(error)) return undefined;
  throw error;
};

const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

const settled = async <Value>(asked: Promise<Outcome<Value>>): Promise<Async<Value>> => {
  try {
    const outcome = await asked;
    return outcome.kind === 'given'
      ? { kind: 'done', value: outcome.value }
      : { kind: 'failed', sentence: outcome.sentence };
  } catch (error) {
    withoutAnswer(error);
    return { kind: 'failed', sentence: copy.unreachable };
  }
};
