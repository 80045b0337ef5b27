import { parsePostcode } from '@storefront/contract';
import type { Session } from '@storefront/host';
import { emptyAddress } from '../domain/address';
import type { Address, AddressKind } from '../domain/address';
import type { StoredCart } from '../gateway/stored-cart';

export interface KnownAddressDeps {
  readonly session: Pick<Session, 'visitor'>;
  readonly stored: Pick<StoredCart, 'guestAddress' | 'searchedPostcode'>;
  readonly kind: AddressKind;
}

/** The details that are known of the customer before the address form is filled in. */
export class KnownAddress {
  readonly #deps: KnownAddressDeps;

  constructor(deps: KnownAddressDeps) {
    this.#deps = deps;
  }

  /** What a guest typed before, or a user's own details; undefined when nothing is known. */
  get known(): Address | undefined {
    const { session, stored } = this.#deps;
    const { kind, data } = session.visitor;
    if (kind === 'user' && data) {
      return { ...this.fresh, name: data.name, email: data.email, mobile: data.mobile };
    }
    const { guestAddress } = stored;
    return guestAddress && { ...guestAddress, postcode: guestAddress.postcode || this.fresh.postcode };
  }

  /** A new address with the visitor's name and number, and for delivery the searched postcode. */
  get fresh(): Address {
    const { session, stored, kind } = this.#deps;
    const { data } = session.visitor;
    const searched = parsePostcode(stored.searchedPostcode);
    return {
      ...emptyAddress,
      name: data?.name ?? '',
      email: data?.email ?? '',
      mobile: data?.mobile ?? '',
      postcode: kind === 'whole' && searched?.kind === 'full' ? searched.text : '',
    };
  }
}
