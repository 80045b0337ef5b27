import { makeAutoObservable, runInAction } from 'mobx';
import { asUser } from '../gateway/as-user';
import type { AccountHost } from '../gateway/as-user';
import { copy } from '../copy';
import type { SavedAddress } from '../domain/saved-address';
import { parseAddress } from '../gateway/parse-address';

/** The user's address book as the session holds it; changes go to the server first. */
export class AddressesStore {
  /** The address that is being changed. */
  busy: string | undefined;
  refusal: string | undefined;
  /** What has just been done, '' for nothing. */
  done = '';

  readonly #host: AccountHost;

  constructor(host: AccountHost) {
    this.#host = host;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get list(): readonly SavedAddress[] {
    return this.#host.session.visitor.data?.address_book_list.map(parseAddress) ?? [];
  }

  remove(id: string) {
    return this.change('users/address_delete', id);
  }

  makeDefault(id: string) {
    return this.change('users/address_default', id);
  }

  private async change(call: 'users/address_delete' | 'users/address_default', id: string) {
    const { session, api } = this.#host;
    const { token, data } = session.visitor;
    if (!token || !data || this.busy !== undefined) return;
    this.busy = id;
    this.refusal = undefined;
    this.done = '';
    const outcome = await asUser(this.#host, api.call(call, { sessiontoken: token, address_id: id }));
    runInAction(() => {
      this.busy = undefined;
      if (outcome.kind === 'failed') {
        this.refusal = outcome.sentence;
        return;
      }
      const { address_book, address_book_list } = outcome.value;
      session.update({ ...data, address_book, address_book_list });
      this.done = call === 'users/address_delete' ? copy.addressRemoved : copy.addressDefault;
    });
  }
}
