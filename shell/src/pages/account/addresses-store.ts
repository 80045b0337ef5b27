import { hasCode, isOk, type Address } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import type { AccountHost } from './account-store';
import { copy } from './copy';

/** The user's address book as the session holds it; changes go to the server first. */
export class AddressesStore {
  /** The address that is being changed. */
  busy: string | undefined;
  refusal: string | undefined;

  constructor(private readonly host: AccountHost) {
    makeAutoObservable<this, 'host'>(this, { host: false }, { autoBind: true });
  }

  get list(): readonly Address[] {
    return this.host.session.visitor.data?.address_book_list ?? [];
  }

  remove(id: string) {
    return this.change('users/address_delete', id);
  }

  makeDefault(id: string) {
    return this.change('users/address_default', id);
  }

  private async change(call: 'users/address_delete' | 'users/address_default', id: string) {
    const { session, api } = this.host;
    const { token, data } = session.visitor;
    if (!token || !data || this.busy !== undefined) return;
    this.busy = id;
    this.refusal = undefined;
    const refusal = await api.call(call, { sessiontoken: token, address_id: id }).then(
      (answer) => {
        if (isOk(answer)) {
          const { address_book, address_book_list } = answer;
          session.update({ ...data, address_book, address_book_list });
          return undefined;
        }
        if (hasCode(answer, '221')) session.logOut(copy.sessionOver);
        return answer.status;
      },
      (error: unknown) => {
        if (error instanceof ApiUnreachable) return copy.unreachable;
        throw error;
      },
    );
    runInAction(() => {
      this.busy = undefined;
      this.refusal = refusal;
    });
  }
}
