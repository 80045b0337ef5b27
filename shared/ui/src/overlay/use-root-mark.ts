import { useEffect } from 'react';

/**
 * Marks the document while its caller stands, for what has to make room elsewhere: `:root[data-modal]`, `:root[data-foot-bar]`. A
 * `:has()` at the root would say the same, and have the whole page looked through at each change of it.
 *
 * The mark counts, since several may stand at once, and in the document, since each bundle has a copy of this code.
 */
export function useRootMark(mark: 'data-modal' | 'data-foot-bar', stands = true) {
  return useEffect(() => {
    if (!stands) return;
    const { documentElement: root } = document;
    const count = () => Number(root.getAttribute(mark) ?? 0);
    root.setAttribute(mark, String(count() + 1));
    return () => {
      if (count() > 1) root.setAttribute(mark, String(count() - 1));
      else root.removeAttribute(mark);
    };
  }, [mark, stands]);
}
