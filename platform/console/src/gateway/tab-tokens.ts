import type { TokenStorage } from '../stores/session-store';

const key = 'console-token';

/** Keeps the token in the tab's session storage: it survives a reload and ends with the tab. */
export function tabTokens(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): TokenStorage {
  return {
    read: () => storage.getItem(key) ?? undefined,
    write: (token) => (token === undefined ? storage.removeItem(key) : storage.setItem(key, token)),
  };
}
