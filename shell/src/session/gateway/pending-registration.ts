import type { TextStore } from '../../storage/browser-storage';

/** A registration whose code is on its way to the address. */
export interface Registration {
  readonly key: string;
  readonly email: string;
}

const kept = 'pending_registration';

/** Keeps a registration for this visit: who looks for the code in another app may find the page reloaded. */
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
