import type { OrderState, StoredValues } from '@storefront/contract';
import type { End, Storage } from '@storefront/host';
import type { QueuedStep } from '../domain/queued-step';
import type { KitchenSession } from './kitchen-gateway';

/** The session of this device, with whether it stays silent, and the steps that wait for a connection. */
export interface KeptSession extends KitchenSession {
  readonly isSilent: boolean;
  readonly steps: readonly QueuedStep[];
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

  keep({ token, businessName, isSilent, steps }: KeptSession) {
    this.#storage.write('kitchen', {
      kitchen_token: token,
      business_name: businessName,
      is_silent: isSilent,
      ...(steps.length > 0 && { steps: steps.map(storedStep) }),
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
  const { kitchen_token: token, business_name: businessName, is_silent: isSilent, steps = [] } = stored;
  return { token, businessName, isSilent, steps: steps.map(parseStep) };
}

type StoredStep = NonNullable<StoredValues['kitchen']['steps']>[number];

const storedStep = ({ orderKey, from, step, key }: QueuedStep): StoredStep => ({
  okey: orderKey,
  from,
  ...step,
  request_key: key,
});

// This device wrote them, and the server checks the states of a step.
const parseStep = ({ okey, from, state, minutes, reason, request_key: key }: StoredStep): QueuedStep => ({
  orderKey: okey,
  from: from as OrderState,
  step: {
    state: state as OrderState,
    ...(minutes !== undefined && { minutes }),
    ...(reason !== undefined && { reason }),
  },
  key,
});
