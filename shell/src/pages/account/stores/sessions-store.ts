import type { TaskState } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { asUser } from '../gateway/as-user';
import type { AccountHost } from '../gateway/as-user';
import { copy } from '../copy';
import type { LoginSession } from '../domain/login-session';
import { parseSession } from '../gateway/parse-session';

type Sessions = readonly LoginSession[];

/** Where the user is logged in, and logging out everywhere else (D98). */
export class SessionsStore {
  listed: TaskState<Sessions> = { kind: 'idle' };
  ending: TaskState<string> = { kind: 'idle' };

  readonly #host: AccountHost;

  constructor(host: AccountHost) {
    this.#host = host;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get sessions(): Sessions {
    return this.listed.kind === 'done' ? this.listed.value : [];
  }

  get others(): number {
    return this.sessions.filter(({ isThis }) => !isThis).length;
  }

  async load() {
    const { session, api } = this.#host;
    const { token } = session.visitor;
    if (!token) return;
    this.listed = { kind: 'running' };
    const outcome = await asUser(this.#host, api.call('users/sessions', { sessiontoken: token }));
    runInAction(() => {
      this.listed =
        outcome.kind === 'done' ? { kind: 'done', value: outcome.value.list.map(parseSession) } : outcome;
    });
  }

  async logOutEverywhere() {
    const { session, api } = this.#host;
    const { token } = session.visitor;
    if (!token || this.ending.kind === 'running') return;
    this.ending = { kind: 'running' };
    const outcome = await asUser(this.#host, api.call('users/logout_everywhere', { sessiontoken: token }));
    runInAction(() => {
      this.ending =
        outcome.kind === 'done' ? { kind: 'done', value: copy.sessions.ended(outcome.value.ended) } : outcome;
    });
    if (outcome.kind === 'done') await this.load();
  }
}
