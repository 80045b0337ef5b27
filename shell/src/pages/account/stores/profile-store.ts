import { Task, done, idle, refused } from '@storefront/host';
import type { TaskState } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { loginFaults } from '../../../session/domain/login-rules';
import { copy } from '../copy';
import type { AccountGateway } from '../gateway/account-gateway';

/** Name and mobile of the user, changed here and saved on the server. */
export class ProfileStore {
  name: string;
  mobile: string;
  readonly #gateway: AccountGateway;
  readonly #saving = new Task<string>(copy.unreachable);
  private isSubmitted = false;

  constructor(gateway: AccountGateway) {
    this.#gateway = gateway;
    this.name = gateway.user?.name ?? '';
    this.mobile = gateway.user?.mobile ?? '';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get saving(): TaskState<string> {
    return this.#saving.state;
  }

  get email() {
    return this.#gateway.user?.email ?? '';
  }

  get faults(): { name?: string; mobile?: string } {
    if (!this.isSubmitted) return {};
    const { name, mobile } = loginFaults('register', { name: this.name, mobile: this.mobile });
    return { ...(name === undefined ? {} : { name }), ...(mobile === undefined ? {} : { mobile }) };
  }

  typeName(text: string) {
    this.name = text;
    this.forgetOutcome();
  }

  typeMobile(text: string) {
    this.mobile = text;
    this.forgetOutcome();
  }

  async save() {
    this.isSubmitted = true;
    if (!this.#gateway.user || this.#saving.isRunning || Object.keys(this.faults).length > 0) return;
    await this.#saving.run(
      () => this.#gateway.saveProfile({ name: this.name.trim(), mobile: this.mobile.trim() }),
      (outcome) => (outcome.kind === 'refused' ? refused(outcome.sentence) : done(copy.saved)),
    );
  }

  private forgetOutcome() {
    if (!this.#saving.isRunning) this.#saving.set(idle);
  }
}
