import { useEffect } from 'react';
import type { Category } from '../../domain/menu';
import type { MenuStore } from '../../stores/menu-store';
import { anchorOf } from './category-section';

/** Tells the store which category is at the top of the screen, below the header. */
export function useScrollSpy(store: MenuStore, categories: readonly Category[]) {
  useEffect(() => {
    const ids = new Map(categories.map(({ id }) => [anchorOf(id), id]));
    const visibleIds = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visibleIds.add(target.id);
          else visibleIds.delete(target.id);
        }
        const [first] = ids.keys();
        const isAbove = (document.getElementById(first ?? '')?.getBoundingClientRect().top ?? 0) > 0;
        // Above the list the first category comes next.
        const top = [...ids.keys()].find((anchor) => visibleIds.has(anchor)) ?? (isAbove ? first : undefined);
        const id = top === undefined ? undefined : ids.get(top);
        if (id !== undefined) store.setActive(id);
      },
      // Observes a band below the header; the topmost section in it is the one being read.
      { rootMargin: '-136px 0px -60% 0px' },
    );
    for (const anchor of ids.keys()) {
      const section = document.getElementById(anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [store, categories]);
}
