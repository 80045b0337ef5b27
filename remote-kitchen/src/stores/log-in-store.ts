import { Task, done, refused } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import type { KitchenGateway, KitchenSession } from '../gateway/kitchen-gateway';

/** The form in which a device logs in with the token of its business (KIT-1). */
export class LogInStore {
  token = '';
  device = '';
  /** Whether it was sent without a token. */
  isIncomplete = false;
  readonly #gateway: Pick<KitchenGateway, 'logIn'>;
  readonly #request = new Task<KitchenSession>(copy.unreachable);

  constructor(gateway: Pick<KitchenGateway, 'logIn'>) {
    this.#gateway = gateway;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isRunning(): boolean {
    return this.#request.isRunning;
  }

  /** Why it did not log in, '' unless it did not. */
  get sentence(): string {
    return this.isIncomplete ? copy.logIn.missing : this.#request.sentence;
  }

  changeToken(token: string) {
    this.token = token;
    this.isIncomplete = false;
  }

  changeDevice(device: string) {
    this.device = device;
  }

  /** Logs in; undefined when that was refused or nobody answered. The token is forgotten once it has done its work. */
  async submit(): Promise<KitchenSession | undefined> {
    const token = this.token.trim();
    this.isIncomplete = token === '';
    if (this.isIncomplete || this.isRunning) return undefined;
    await this.#request.run(
      () => this.#gateway.logIn(token, this.device.trim()),
      (outcome) => (outcome.kind === 'ok' ? done(outcome.value) : refused(outcome.sentence)),
    );
    const session = this.#request.value;
    if (session !== undefined) this.changeToken('');
    return session;
  }

  stop() {
    this.#request.abort();
  }
}
