import { Task, done, idle, refused } from '@storefront/host';
import type { Host, TaskState } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import type { AccountGateway } from '../gateway/account-gateway';

/** A file for the customer to keep. */
interface DataFile {
  readonly name: string;
  readonly text: string;
}

type PrivacyHost = Pick<Host, 'brand' | 'navigation' | 'session'>;

/** What is stored about the user: to download, and to delete (ACC-6, ACC-7). */
export class PrivacyStore {
  /** Whether the user is being asked to confirm that the account is to be deleted. */
  isAsking = false;
  password = '';
  readonly #gateway: AccountGateway;
  readonly #host: PrivacyHost;
  readonly #exporting = new Task<DataFile>(copy.unreachable);
  readonly #deleting = new Task<null>(copy.unreachable);
  private isSubmitted = false;

  constructor(gateway: AccountGateway, host: PrivacyHost) {
    this.#gateway = gateway;
    this.#host = host;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get exporting(): TaskState<DataFile> {
    return this.#exporting.state;
  }

  get deleting(): TaskState<null> {
    return this.#deleting.state;
  }

  get email() {
    return this.#gateway.user?.email ?? '';
  }

  get fault(): string | undefined {
    return this.isSubmitted && this.password === '' ? copy.passwordRequired : undefined;
  }

  /** Returns everything stored about the user as a file; undefined, with the reason on the screen, when it cannot be loaded. */
  async exportData(): Promise<DataFile | undefined> {
    if (!this.#gateway.user || this.#exporting.isRunning) return undefined;
    const name = `${this.#host.brand.id}-my-data.json`;
    await this.#exporting.run(
      () => this.#gateway.exportData(),
      (outcome) =>
        outcome.kind === 'refused'
          ? refused(outcome.sentence)
          : done({ name, text: JSON.stringify(outcome.value, null, 2) }),
    );
    return this.#exporting.value;
  }

  askToDelete() {
    this.isAsking = true;
  }

  keep() {
    this.isAsking = false;
    this.password = '';
    this.isSubmitted = false;
    this.forgetFailure();
  }

  type(text: string) {
    this.password = text;
    this.forgetFailure();
  }

  async deleteAccount() {
    this.isSubmitted = true;
    if (!this.#gateway.user || this.#deleting.isRunning || this.fault !== undefined) return;
    await this.#deleting.run(
      () => this.#gateway.deleteAccount(this.password),
      (outcome) => (outcome.kind === 'refused' ? refused(outcome.sentence) : done(null)),
    );
    if (this.#deleting.state.kind !== 'done') return;
    this.keep();
    this.#host.session.logOut(copy.privacy.deleted);
    this.#host.navigation.go('/');
  }

  private forgetFailure() {
    if (!this.#deleting.isRunning) this.#deleting.set(idle);
  }
}
