/** What the tab keeps while it is open. */
export interface TabStorage {
  read(): string | undefined;
  write(value: string | undefined): void;
}

/** Keeps a value in the tab's session storage: it survives a reload and ends with the tab. */
function tabStorage(key: string) {
  return (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): TabStorage => ({
    read: () => storage.getItem(key) ?? undefined,
    write: (value) => (value === undefined ? storage.removeItem(key) : storage.setItem(key, value)),
  });
}

export const tabTokens = tabStorage('console-token');

/** The team for which a person in several acts in this tab. */
export const tabTeams = tabStorage('console-team');
