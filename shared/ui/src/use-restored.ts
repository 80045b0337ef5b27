import { useEffect } from 'react';

/** Calls `restored` when the browser shows the page from its back/forward cache instead of loading it (CHK-14). */
export function useRestored(restored: () => void) {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) restored();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [restored]);
}
