import { Task, done, idle, refused } from '@storefront/host';
import type { Host, TaskState } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import type { AccountGateway } from '../gateway/account-gateway';

export type Choice = 'sms' | 'offers' | 'businesses';

/** What the user wants to be sent, as the server has it until it is saved; nothing is ticked for the user (ACC-2, G24). */
export class ChoicesStore {
  readonly #gateway: AccountGateway;
  readonly #brand: Host['brand'];
  readonly #saving = new Task<string>(copy.unreachable);
  private changed: Partial<Record<Choice, boolean>> = {};

  constructor(gateway: AccountGateway, brand: Host['brand']) {
    this.#gateway = gateway;
    this.#brand = brand;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get saving(): TaskState<string> {
    return this.#saving.state;
  }

  /** Whether there is a business that could send offers: that of the site, or those that were chosen at checkout. */
  get hasBusinesses(): boolean {
    return this.business !== undefined || this.subscribed.length > 0;
  }

  get businessesLabel(): string {
    return this.business
      ? copy.choices.business(this.#brand.name)
      : copy.choices.businesses(this.subscribed.length);
  }

  isOn(choice: Choice): boolean {
    return this.changed[choice] ?? this.isSaved(choice);
  }

  choose(choice: Choice, isOn: boolean) {
    this.changed = { ...this.changed, [choice]: isOn };
    if (!this.#saving.isRunning) this.#saving.set(idle);
  }

  async save() {
    if (!this.#gateway.user || this.#saving.isRunning) return;
    const choices = { sms: this.isOn('sms'), offers: this.isOn('offers'), businesses: this.wantedBusinesses };
    await this.#saving.run(
      () => this.#gateway.saveChoices(choices),
      (outcome) => {
        if (outcome.kind === 'refused') return refused(outcome.sentence);
        this.changed = {};
        return done(copy.choices.saved);
      },
    );
  }

  private get business(): string | undefined {
    return this.#brand.business?.id;
  }

  private get subscribed(): readonly string[] {
    return this.#gateway.user?.choices.businesses ?? [];
  }

  /** The site of one business leaves the businesses of other sites as they are. */
  private get wantedBusinesses(): readonly string[] {
    const { business, subscribed } = this;
    const isOn = this.isOn('businesses');
    if (business === undefined) return isOn ? subscribed : [];
    const others = subscribed.filter((id) => id !== business);
    return isOn ? [...others, business] : others;
  }

  private isSaved(choice: Choice): boolean {
    if (choice !== 'businesses') return this.#gateway.user?.choices[choice] ?? false;
    return this.business === undefined ? this.subscribed.length > 0 : this.subscribed.includes(this.business);
  }
}
