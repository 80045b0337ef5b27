import { useSyncExternalStore } from 'react';

const preference = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (changed: () => void) => {
  const query = preference();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the customer prefers reduced motion; false on a server, which cannot know. */
export function useLessMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => preference().matches,
    () => false,
  );
}
