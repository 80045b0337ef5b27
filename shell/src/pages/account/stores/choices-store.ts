import type { Host, TaskState } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { asUser } from '../gateway/as-user';
import type { AccountHost } from '../gateway/as-user';
import { copy } from '../copy';

export type Choice = 'sms' | 'offers' | 'businesses';

/** What the user wants to be sent, as the server has it until it is saved; nothing is ticked for the user (ACC-2, G24). */
export class ChoicesStore {
  saving: TaskState<string> = { kind: 'idle' };
  readonly #host: AccountHost & Pick<Host, 'brand'>;
  private changed: Partial<Record<Choice, boolean>> = {};

  constructor(host: AccountHost & Pick<Host, 'brand'>) {
    this.#host = host;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether there is a business that could send offers: that of the site, or those that were chosen at checkout. */
  get hasBusinesses(): boolean {
    return this.business !== undefined || this.subscribed.length > 0;
  }

  get businessesLabel(): string {
    return this.business
      ? copy.choices.business(this.#host.brand.name)
      : copy.choices.businesses(this.subscribed.length);
  }

  isOn(choice: Choice): boolean {
    return this.changed[choice] ?? this.isKept(choice);
  }

  choose(choice: Choice, isOn: boolean) {
    this.changed = { ...this.changed, [choice]: isOn };
    this.saving = { kind: 'idle' };
  }

  async save() {
    const { session, api } = this.#host;
    const { token } = session.visitor;
    if (!token || this.saving.kind === 'running') return;
    this.saving = { kind: 'running' };
    const outcome = await asUser(
      this.#host,
      api.call('users/subscriptions', {
        sessiontoken: token,
        sms_subscription: this.isOn('sms') ? 'yes' : 'no',
        bookyup_subscription: this.isOn('offers') ? 'yes' : 'no',
        subscribed_bs_list: this.wantedBusinesses,
      }),
    );
    runInAction(() => {
      if (outcome.kind === 'done') {
        session.update({ ...outcome.value.userdata, sessiontoken: token });
        this.changed = {};
      }
      this.saving = outcome.kind === 'done' ? { kind: 'done', value: copy.choices.saved } : outcome;
    });
  }

  private get business(): string | undefined {
    return this.#host.brand.business?.id;
  }

  private get subscribed(): readonly string[] {
    return this.#host.session.visitor.data?.subscribed_bs_list ?? [];
  }

  /** The site of one business leaves the businesses of other sites as they are. */
  private get wantedBusinesses(): string[] {
    const { business, subscribed } = this;
    const isOn = this.isOn('businesses');
    if (business === undefined) return isOn ? [...subscribed] : [];
    const others = subscribed.filter((id) => id !== business);
    return isOn ? [...others, business] : others;
  }

  private isKept(choice: Choice): boolean {
    const { data } = this.#host.session.visitor;
    if (choice === 'sms') return data?.sms_subscription === 'yes';
    if (choice === 'offers') return data?.bookyup_subscription === 'yes';
    return this.business === undefined ? this.subscribed.length > 0 : this.subscribed.includes(this.business);
  }
}
