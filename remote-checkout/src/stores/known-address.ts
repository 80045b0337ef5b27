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

/** What is known of the customer before anything is typed into the address form. */
export class KnownAddress {
  constructor(private readonly deps: KnownAddressDeps) {}

  /** A guest's form as it was left, a user's own name and number; undefined where nothing is known. */
  get known(): Address | undefined {
    const { session, stored } = this.deps;
    const { kind, data } = session.visitor;
    if (kind === 'user' && data) {
      return { ...this.fresh, name: data.name, email: data.email, mobile: data.mobile };
    }
    const { guestAddress } = stored;
    return guestAddress && { ...guestAddress, postcode: guestAddress.postcode || this.fresh.postcode };
  }

  /** A new address: of whoever is here, and where the customer has searched. */
  get fresh(): Address {
    const { session, stored, kind } = this.deps;
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
