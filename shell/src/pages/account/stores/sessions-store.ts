import { Task, done, refused, settled } from '@storefront/host';
import type { TaskState } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import type { LoginSession } from '../domain/login-session';
import type { AccountGateway } from '../gateway/account-gateway';

type Sessions = readonly LoginSession[];

/** Where the user is logged in, and logging out everywhere else (D98). */
export class SessionsStore {
  readonly #gateway: AccountGateway;
  readonly #loading = new Task<Sessions>(copy.unreachable);
  readonly #ending = new Task<string>(copy.unreachable);

  constructor(gateway: AccountGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get loading(): TaskState<Sessions> {
    return this.#loading.state;
  }

  get ending(): TaskState<string> {
    return this.#ending.state;
  }

  get sessions(): Sessions {
    return this.#loading.value ?? [];
  }

  get others(): number {
    return this.sessions.filter(({ isThis }) => !isThis).length;
  }

  async load() {
    if (this.#gateway.user) await this.#loading.run(() => this.#gateway.loginSessions(), settled);
  }

  async logOutEverywhere() {
    if (!this.#gateway.user || this.#ending.isRunning) return;
    await this.#ending.run(
      () => this.#gateway.endOtherSessions(),
      (outcome) =>
        outcome.kind === 'refused' ? refused(outcome.sentence) : done(copy.sessions.ended(outcome.value)),
    );
    if (this.#ending.state.kind === 'done') await this.load();
  }
}
