import type { TextStore } from '../../storage/browser-storage';

/** A registration whose code was sent to the address. */
export interface Registration {
  readonly key: string;
  readonly email: string;
}

const kept = 'pending_registration';

/** Stores a registration for this visit: while the customer looks for the code in another app, the browser may reload the page. */
export function pendingRegistration(visit: TextStore) {
  return {
    read(): Registration | undefined {
      const [, key, email] = /^([\w-]+) (\S+)$/.exec(visit.getItem(kept) ?? '') ?? [];
      return key !== undefined && email !== undefined ? { key, email } : undefined;
    },
    keep: ({ key, email }: Registration) => visit.setItem(kept, `${key} ${email}`),
    forget: () => visit.removeItem(kept),
  };
}

export type PendingRegistration = ReturnType<typeof pendingRegistration>;
