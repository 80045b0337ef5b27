import { useSyncExternalStore } from 'react';

const preference = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (changed: () => void) => {
  const asked = preference();
  asked.addEventListener('change', changed);
  return () => asked.removeEventListener('change', changed);
};

/** Whether the customer has asked for less motion; a server does not know, and takes it that things may move. */
export function useLessMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => preference().matches,
    () => false,
  );
}
