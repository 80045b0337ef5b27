import { isOk } from '@storefront/contract';
import { Task, done, refused } from '@storefront/host';
import type { Host, TaskState } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';

/** The form that sets a new password with the key of an e-mail, and also logs the user in (ACC-9). */
export class ResetStore {
  password = '';
  readonly #host: Host;
  readonly #key: string;
  readonly #saving = new Task<null>(copy.unreachable);
  private submitted = false;

  constructor(host: Host, key: string) {
    this.#host = host;
    this.#key = key;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get saving(): TaskState<null> {
    return this.#saving.state;
  }

  get fault(): string | undefined {
    if (!this.submitted) return undefined;
    if (this.password === '') return copy.passwordRequired;
    return this.password.length < 8 ? copy.passwordShort : undefined;
  }

  start() {
    if (this.#key === '') return this.#host.navigation.notFound();
    this.#host.head.set({ title: copy.title(copy.resetTitle, this.#host.brand.name), robots: 'noindex' });
  }

  type(text: string) {
    this.password = text;
  }

  async save() {
    this.submitted = true;
    if (this.fault !== undefined || this.#saving.isRunning) return;
    const { api, session, bus, notices, navigation } = this.#host;
    await this.#saving.run(
      () => api.call('users/reset_password', { reset_key: this.#key, new_password: this.password }),
      (answer) => {
        if (!isOk(answer)) return refused(answer.status);
        session.update({ ...answer.userdata, sessiontoken: answer.sessiontoken });
        bus.publish('login-complete', { userId: answer.userdata.user_id, guest: false });
        notices.show(copy.resetDone);
        navigation.replace('/account');
        return done(null);
      },
    );
  }
}
