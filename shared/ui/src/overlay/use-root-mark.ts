import { useEffect } from 'react';

/**
 * Marks the document while its caller is mounted, for styles that make room: `:root[data-modal]`, `:root[data-foot-bar]`. A `:has()` at
 * the root would do the same, but the browser would search the whole page after each change.
 *
 * The attribute counts its callers, since several can be mounted at once, and lives in the document, since each bundle has a copy of
 * this code.
 */
export function useRootMark(mark: 'data-modal' | 'data-foot-bar' | 'data-print-sheet', isShown = true) {
  return useEffect(() => {
    if (!isShown) return;
    const { documentElement: root } = document;
    const count = () => Number(root.getAttribute(mark) ?? 0);
    root.setAttribute(mark, String(count() + 1));
    return () => {
      if (count() > 1) root.setAttribute(mark, String(count() - 1));
      else root.removeAttribute(mark);
    };
  }, [mark, isShown]);
}
