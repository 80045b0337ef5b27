import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Lets the browser's own search find and open closed content. The browser keeps it laid out, so that opening it is fast (G27).
 * React supports only true and false for `hidden`, so an effect sets 'until-found'.
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
