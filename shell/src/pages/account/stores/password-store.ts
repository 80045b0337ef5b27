import { Task, done, idle, refused } from '@storefront/host';
import type { TaskState } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { loginFaults } from '../../../session/domain/login-rules';
import { copy } from '../copy';
import type { AccountGateway } from '../gateway/account-gateway';

export type PasswordField = 'old' | 'new';

/** The form in which a user who knows the old password chooses a new one; every other session ends then (ACC-5). */
export class PasswordStore {
  fields: Readonly<Record<PasswordField, string>> = { old: '', new: '' };
  /** Whether what is typed can be read. */
  isShown = false;
  readonly #gateway: AccountGateway;
  readonly #saving = new Task<string>(copy.unreachable);
  private isSubmitted = false;

  constructor(gateway: AccountGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get saving(): TaskState<string> {
    return this.#saving.state;
  }

  /** The browser's password manager needs it. */
  get email() {
    return this.#gateway.user?.email ?? '';
  }

  get faults(): Partial<Record<PasswordField, string>> {
    if (!this.isSubmitted) return {};
    const { password } = loginFaults('register', { password: this.fields.new });
    return {
      ...(this.fields.old === '' ? { old: copy.passwordRequired } : {}),
      ...(password === undefined ? {} : { new: password }),
    };
  }

  type(field: PasswordField, text: string) {
    this.fields = { ...this.fields, [field]: text };
    if (!this.#saving.isRunning) this.#saving.set(idle);
  }

  show(isShown: boolean) {
    this.isShown = isShown;
  }

  async save() {
    this.isSubmitted = true;
    if (!this.#gateway.user || this.#saving.isRunning || Object.keys(this.faults).length > 0) return;
    await this.#saving.run(
      () => this.#gateway.changePassword(this.fields),
      (outcome) => {
        if (outcome.kind === 'refused') return refused(outcome.sentence);
        this.isSubmitted = false;
        this.fields = { old: '', new: '' };
        return done(copy.passwordChanged);
      },
    );
  }
}
