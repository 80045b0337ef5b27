import type { TaskState } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { loginFaults } from '../../../session/domain/login-rules';
import { asUser } from '../gateway/as-user';
import type { AccountHost } from '../gateway/as-user';
import { copy } from '../copy';

/** Name and mobile of the user, changed here and saved on the server. */
export class ProfileStore {
  name: string;
  mobile: string;
  saving: TaskState<string> = { kind: 'idle' };
  readonly #host: AccountHost;
  private submitted = false;

  constructor(host: AccountHost) {
    this.#host = host;
    const known = host.session.visitor.data;
    this.name = known?.name ?? '';
    this.mobile = known?.mobile ?? '';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get email() {
    return this.#host.session.visitor.data?.email ?? '';
  }

  get faults(): { name?: string; mobile?: string } {
    if (!this.submitted) return {};
    const { name, mobile } = loginFaults('register', {
      name: this.name,
      mobile: this.mobile,
      email: this.email,
      password: '',
    });
    return { ...(name === undefined ? {} : { name }), ...(mobile === undefined ? {} : { mobile }) };
  }

  typeName(text: string) {
    this.name = text;
    this.saving = { kind: 'idle' };
  }

  typeMobile(text: string) {
    this.mobile = text;
    this.saving = { kind: 'idle' };
  }

  async save() {
    this.submitted = true;
    const { session, api } = this.#host;
    const { token } = session.visitor;
    if (!token || this.saving.kind === 'running' || Object.keys(this.faults).length > 0) return;
    this.saving = { kind: 'running' };
    const body = { sessiontoken: token, name: this.name.trim(), mobile: this.mobile.trim() };
    const outcome = await asUser(this.#host, api.call('users/profile', body));
    runInAction(() => {
      if (outcome.kind === 'done') session.update({ ...outcome.value.userdata, sessiontoken: token });
      this.saving = outcome.kind === 'done' ? { kind: 'done', value: copy.saved } : outcome;
    });
  }
}
