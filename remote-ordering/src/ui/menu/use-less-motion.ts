import { useSyncExternalStore } from 'react';

const preference = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (changed: () => void) => {
  const asked = preference();
  asked.addEventListener('change', changed);
  return () => asked.removeEventListener('change', changed);
};

/** Whether the customer prefers reduced motion; false on a server, which cannot know. */
export function useLessMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => preference().matches,
    () => false,
  );
}
