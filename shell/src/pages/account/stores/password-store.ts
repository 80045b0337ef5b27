import type { TaskState } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { loginFaults } from '../../../session/domain/login-rules';
import { asUser } from '../gateway/as-user';
import type { AccountHost } from '../gateway/as-user';
import { copy } from '../copy';

export type PasswordField = 'old' | 'new';

/** The form in which a user who knows the old password chooses a new one; every other session ends then (ACC-5). */
export class PasswordStore {
  fields: Readonly<Record<PasswordField, string>> = { old: '', new: '' };
  /** Whether what is typed can be read. */
  isShown = false;
  saving: TaskState<string> = { kind: 'idle' };
  readonly #host: AccountHost;
  private submitted = false;

  constructor(host: AccountHost) {
    this.#host = host;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The browser's password manager needs it. */
  get email() {
    return this.#host.session.visitor.data?.email ?? '';
  }

  get faults(): Partial<Record<PasswordField, string>> {
    if (!this.submitted) return {};
    const fresh = loginFaults('register', { name: '', email: '', mobile: '', password: this.fields.new });
    return {
      ...(this.fields.old === '' ? { old: copy.passwordRequired } : {}),
      ...(fresh.password === undefined ? {} : { new: fresh.password }),
    };
  }

  type(field: PasswordField, text: string) {
    this.fields = { ...this.fields, [field]: text };
    this.saving = { kind: 'idle' };
  }

  show(isShown: boolean) {
    this.isShown = isShown;
  }

  async save() {
    this.submitted = true;
    const { session, api } = this.#host;
    const { token } = session.visitor;
    if (!token || this.saving.kind === 'running' || Object.keys(this.faults).length > 0) return;
    this.saving = { kind: 'running' };
    const { old, new: fresh } = this.fields;
    const body = { sessiontoken: token, old_password: old, new_password: fresh };
    const outcome = await asUser(this.#host, api.call('users/password', body));
    runInAction(() => {
      this.saving = outcome.kind === 'done' ? { kind: 'done', value: copy.passwordChanged } : outcome;
      if (outcome.kind !== 'done') return;
      this.submitted = false;
      this.fields = { old: '', new: '' };
      const { data } = session.visitor;
      if (data) session.update({ ...data, sessiontoken: outcome.value.sessiontoken });
    });
  }
}
