import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * What is closed can still be found by the browser's own search, which opens it. The browser keeps it laid out meanwhile, so that
 * it is back at a press (G27). React knows `hidden` as true or false alone.
 */
export function useFindable(panel: RefObject<HTMLElement | null>, isOpen: boolean, open: () => void) {
  useLayoutEffect(() => {
    if (!isOpen) panel.current?.setAttribute('hidden', 'until-found');
  }, [panel, isOpen]);

  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforematch', open);
    return () => element?.removeEventListener('beforematch', open);
  }, [panel, open]);
}
