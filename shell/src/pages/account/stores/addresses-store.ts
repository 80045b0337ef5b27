import { Task, done, refused } from '@storefront/host';
import type { TaskState } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import type { SavedAddress } from '../domain/saved-address';
import type { AccountGateway, Outcome } from '../gateway/account-gateway';

/** The user's address book as the session holds it; changes go to the server first. */
export class AddressesStore {
  readonly #gateway: AccountGateway;
  /** Done with the sentence for what was changed. */
  readonly #changing = new Task<string>(copy.unreachable);
  private changingId: string | undefined;

  constructor(gateway: AccountGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get list(): readonly SavedAddress[] {
    return this.#gateway.user?.addresses ?? [];
  }

  get changing(): TaskState<string> {
    return this.#changing.state;
  }

  isChanging({ id }: SavedAddress): boolean {
    return this.#changing.isRunning && this.changingId === id;
  }

  remove(id: string) {
    return this.change(id, () => this.#gateway.removeAddress(id), copy.addressRemoved);
  }

  makeDefault(id: string) {
    return this.change(id, () => this.#gateway.makeDefaultAddress(id), copy.addressDefault);
  }

  private async change(id: string, ask: () => Promise<Outcome<undefined>>, sentence: string) {
    if (!this.#gateway.user || this.#changing.isRunning) return;
    this.changingId = id;
    await this.#changing.run(ask, (outcome) =>
      outcome.kind === 'refused' ? refused(outcome.sentence) : done(sentence),
    );
  }
}
