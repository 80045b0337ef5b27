import type { UserData } from '@storefront/contract';
import type { Visitor } from '@storefront/host';

/** A visitor without a session. */
export const nobody: Visitor = { kind: 'anonymous', token: undefined, data: undefined };

// The server's number of every guest.
const guestId = '0';

export function isGuest(data: UserData): boolean {
  return data.user_id === guestId;
}

/** The visitor whose data are stored. */
export function parseVisitor(data: UserData | undefined): Visitor {
  return data && data.sessiontoken !== ''
    ? { kind: isGuest(data) ? 'guest' : 'user', token: data.sessiontoken, data }
    : nobody;
}
