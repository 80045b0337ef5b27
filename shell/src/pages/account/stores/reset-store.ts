import { Task, done, refused } from '@storefront/host';
import type { Host, TaskState } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import type { AccountGateway } from '../gateway/account-gateway';

export interface ResetDeps {
  readonly gateway: AccountGateway;
  readonly host: Pick<Host, 'brand' | 'bus' | 'head' | 'navigation' | 'notices'>;
  /** The key of the e-mail; '' when the address has none. */
  readonly resetKey: string;
}

/** The form that sets a new password with the key of an e-mail, and also logs the user in (ACC-9). */
export class ResetStore {
  password = '';
  readonly #deps: ResetDeps;
  readonly #saving = new Task<null>(copy.unreachable);
  private isSubmitted = false;

  constructor(deps: ResetDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get saving(): TaskState<null> {
    return this.#saving.state;
  }

  get fault(): string | undefined {
    if (!this.isSubmitted) return undefined;
    if (this.password === '') return copy.passwordRequired;
    return this.password.length < 8 ? copy.passwordShort : undefined;
  }

  start() {
    const { resetKey, host } = this.#deps;
    if (resetKey === '') return host.navigation.notFound();
    host.head.set({ title: copy.title(copy.resetTitle, host.brand.name), robots: 'noindex' });
  }

  type(text: string) {
    this.password = text;
  }

  async save() {
    this.isSubmitted = true;
    if (this.fault !== undefined || this.#saving.isRunning) return;
    const { gateway, resetKey, host } = this.#deps;
    await this.#saving.run(
      () => gateway.resetPassword(resetKey, this.password),
      (outcome) => {
        if (outcome.kind === 'refused') return refused(outcome.sentence);
        host.bus.publish('login-complete', { userId: outcome.value, guest: false });
        host.notices.show(copy.resetDone);
        host.navigation.replace('/account');
        return done(null);
      },
    );
  }
}
