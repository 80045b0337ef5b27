import type { StoredValues } from '@storefront/contract';
import type { End, Storage } from '@storefront/host';
import type { KitchenSession } from './kitchen-gateway';

/** The session of this device, with whether it stays silent. */
export interface KeptSession extends KitchenSession {
  readonly isSilent: boolean;
}

/** Where the browser keeps the session of its device. */
export class StoredSession {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  read(): KeptSession | undefined {
    return parse(this.#storage.read('kitchen'));
  }

  keep({ token, businessName, isSilent }: KeptSession) {
    this.#storage.write('kitchen', {
      kitchen_token: token,
      business_name: businessName,
      is_silent: isSilent,
    });
  }

  forget() {
    this.#storage.remove('kitchen');
  }

  /** Tells when another tab has logged in or out. */
  watch(changed: (kept: KeptSession | undefined) => void): End {
    return this.#storage.watch('kitchen', (value) => changed(parse(value)));
  }
}

function parse(stored: StoredValues['kitchen'] | undefined): KeptSession | undefined {
  if (stored === undefined) return undefined;
  return { token: stored.kitchen_token, businessName: stored.business_name, isSilent: stored.is_silent };
}
