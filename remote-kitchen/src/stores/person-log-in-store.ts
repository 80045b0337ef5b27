import { Task, refused } from '@storefront/host';
import type { Host } from '@storefront/host';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { copy } from '../copy';
import type { KitchenBusiness, KitchenGateway, KitchenSession } from '../gateway/kitchen-gateway';

interface PersonLogInDeps {
  readonly gateway: Pick<KitchenGateway, 'businesses' | 'logInPerson'>;
  readonly session: Host['session'];
}

/** The login of a person with an account that has a role for a business (KIT-15). */
export class PersonLogInStore {
  /** Those to choose from; empty before there is a choice. */
  choices: readonly KitchenBusiness[] = [];
  readonly #deps: PersonLogInDeps;
  readonly #request = new Task<KitchenSession>(copy.unreachable);

  constructor(deps: PersonLogInDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { choices: observableRef }, { autoBind: true });
  }

  get isRunning(): boolean {
    return this.#request.isRunning;
  }

  /** Why it did not log in, '' unless it did not. */
  get sentence(): string {
    return this.#request.sentence;
  }

  /** Asks for the account, and logs in to its business; undefined when that failed, or there are several to choose from. */
  async begin(device: string): Promise<KitchenSession | undefined> {
    const { gateway, session } = this.#deps;
    if (this.isRunning || (await session.requireSession({ guest: false })) !== 'ready') return undefined;
    let found: readonly KitchenBusiness[] = [];
    await this.#request.run(
      () => gateway.businesses(session.visitor.token ?? ''),
      (outcome) => {
        if (outcome.kind !== 'ok') return this.refuse(outcome);
        found = outcome.value;
        return found.length === 0 ? refused(copy.logIn.noRole) : { kind: 'idle' };
      },
    );
    const [only, ...others] = found;
    if (only === undefined) return undefined;
    if (others.length === 0) return this.choose(only, device);
    runInAction(() => (this.choices = found));
    return undefined;
  }

  /** Logs in to one of the businesses; undefined when that failed. */
  async choose({ slug }: KitchenBusiness, device: string): Promise<KitchenSession | undefined> {
    const { gateway, session } = this.#deps;
    await this.#request.run(
      () => gateway.logInPerson(session.visitor.token ?? '', slug, device.trim()),
      (outcome) => (outcome.kind === 'ok' ? { kind: 'done', value: outcome.value } : this.refuse(outcome)),
    );
    const { value } = this.#request;
    if (value !== undefined) runInAction(() => (this.choices = []));
    return value;
  }

  stop() {
    this.#request.abort();
  }

  private refuse({ kind, sentence }: { readonly kind: 'over' | 'refused'; readonly sentence: string }) {
    // The account's session has ended, which the shell shows everywhere.
    if (kind === 'over') this.#deps.session.logOut(sentence);
    return refused(sentence);
  }
}
