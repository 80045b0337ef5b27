import { useEffect } from 'react';

/** Tells when the browser has put the page back as it was left, instead of loading it (CHK-14). */
export function useRestored(restored: () => void) {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) restored();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [restored]);
}
