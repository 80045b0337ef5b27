import type { Host, TaskState } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { asUser } from '../gateway/as-user';
import type { AccountHost } from '../gateway/as-user';
import { copy } from '../copy';

/** A file for the customer to keep. */
interface OwnFile {
  readonly name: string;
  readonly text: string;
}

/** What is stored about the user: to download, and to delete (ACC-6, ACC-7). */
export class PrivacyStore {
  taking: TaskState<string> = { kind: 'idle' };
  /** Whether the user is being asked to confirm that the account is to be deleted. */
  isAsking = false;
  password = '';
  deleting: TaskState<null> = { kind: 'idle' };
  readonly #host: AccountHost & Pick<Host, 'brand' | 'navigation'>;
  private submitted = false;

  constructor(host: AccountHost & Pick<Host, 'brand' | 'navigation'>) {
    this.#host = host;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get email() {
    return this.#host.session.visitor.data?.email ?? '';
  }

  get fault(): string | undefined {
    return this.submitted && this.password === '' ? copy.passwordRequired : undefined;
  }

  /** Returns everything stored about the user as a file; undefined, with the reason on the screen, when it cannot be loaded. */
  async takeAway(): Promise<OwnFile | undefined> {
    const { session, api, brand } = this.#host;
    const { token } = session.visitor;
    if (!token || this.taking.kind === 'running') return undefined;
    this.taking = { kind: 'running' };
    const outcome = await asUser(this.#host, api.call('users/export', { sessiontoken: token }));
    const name = `${brand.id}-my-data.json`;
    runInAction(() => {
      this.taking = outcome.kind === 'done' ? { kind: 'done', value: copy.privacy.taken(name) } : outcome;
    });
    return outcome.kind === 'done' ? { name, text: JSON.stringify(outcome.value.data, null, 2) } : undefined;
  }

  ask() {
    this.isAsking = true;
  }

  keep() {
    this.isAsking = false;
    this.password = '';
    this.submitted = false;
    this.deleting = { kind: 'idle' };
  }

  type(text: string) {
    this.password = text;
    this.deleting = { kind: 'idle' };
  }

  async deleteAccount() {
    this.submitted = true;
    const { session, api, navigation } = this.#host;
    const { token } = session.visitor;
    if (!token || this.deleting.kind === 'running' || this.fault !== undefined) return;
    this.deleting = { kind: 'running' };
    const body = { sessiontoken: token, password: this.password };
    const outcome = await asUser(this.#host, api.call('users/delete', body));
    runInAction(() => (this.deleting = outcome.kind === 'done' ? { kind: 'done', value: null } : outcome));
    if (outcome.kind !== 'done') return;
    this.keep();
    session.logOut(copy.privacy.deleted);
    navigation.go('/');
  }
}
