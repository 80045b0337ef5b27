import { isOk } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import type { Async, Host } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { copy } from '../copy';

/** Choosing a new password by the key of an e-mail; whoever does is logged in (ACC-9). */
export class ResetStore {
  password = '';
  saving: Async<null> = { kind: 'idle' };
  readonly #host: Host;
  readonly #key: string;
  private submitted = false;

  constructor(host: Host, key: string) {
    this.#host = host;
    this.#key = key;
    makeAutoObservable(this, {}, { autoBind: true });
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
    if (this.fault !== undefined || this.saving.kind === 'running') return;
    const { api, session, bus, notices, navigation } = this.#host;
    this.saving = { kind: 'running' };
    const outcome = await api
      .call('users/reset_password', { reset_key: this.#key, new_password: this.password })
      .then(
        (answer): Async<null> => {
          if (!isOk(answer)) return { kind: 'failed', sentence: answer.status };
          session.update({ ...answer.userdata, sessiontoken: answer.sessiontoken });
          bus.publish('login-complete', { userId: answer.userdata.user_id, guest: false });
          notices.show(copy.resetDone);
          navigation.replace('/account');
          return { kind: 'done', value: null };
        },
        (error: unknown): Async<null> => {
          if (error instanceof ApiUnreachable) return { kind: 'failed', sentence: copy.unreachable };
          throw error;
        },
      );
    runInAction(() => (this.saving = outcome));
  }
}
