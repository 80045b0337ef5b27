import type { RegistryQuery, RegistryQueryName } from '@storefront/contract';
import { reaction } from 'mobx';
import { createContext, useContext, useEffect, useMemo } from 'react';
import type { ConsoleStore } from '../stores/console-store';
import type { QueryStore } from '../stores/query-store';

const ConsoleContext = createContext<ConsoleStore | undefined>(undefined);

export const ConsoleProvider = ConsoleContext.Provider;

/** The console of the team that has signed in. */
export function useConsole(): ConsoleStore {
  const store = useContext(ConsoleContext);
  if (store === undefined) throw new Error('Nobody has signed in');
  return store;
}

/**
 * Queries the door while the page is shown: again after every change made here, and every few seconds when `milliseconds` is
 * given.
 */
export function useQuery<Name extends RegistryQueryName>(
  name: Name,
  query: RegistryQuery<Name>,
  milliseconds?: number,
): QueryStore<Name> {
  const console = useConsole();
  const queryText = JSON.stringify(query);
  const store = useMemo(
    () => console.query(name, JSON.parse(queryText) as RegistryQuery<Name>),
    [console, name, queryText],
  );
  useEffect(() => {
    store.start(milliseconds);
    const end = reaction(
      () => console.changes,
      () => void store.load(),
    );
    return () => {
      end();
      store.stop();
    };
  }, [console, store, milliseconds]);
  return store;
}
