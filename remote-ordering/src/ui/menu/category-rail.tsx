import { classNames, PressLink } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { copy } from '../../copy';
import type { MenuStore } from '../../stores/menu-store';
import styles from './category-rail.module.css';
import { anchorOf } from './category-section';

/** The categories beside the dishes; the one on the screen is marked, and a press scrolls to another, before the scripts too (MNU-13, D60). */
export const CategoryRail = observer(function CategoryRail({
  store,
  isSheet = false,
}: {
  readonly store: MenuStore;
  readonly isSheet?: boolean;
}) {
  const list = useRef<HTMLUListElement>(null);
  const { activeId } = store;

  // Scrolls a long rail so that the marked category stays in sight, without moving the page.
  useEffect(() => {
    const rail = list.current;
    const marked = rail?.querySelector<HTMLElement>('[aria-current]');
    if (!rail || !marked) return;
    const { offsetTop, offsetHeight } = marked;
    if (offsetTop < rail.scrollTop) rail.scrollTop = offsetTop;
    const end = offsetTop + offsetHeight - rail.clientHeight;
    if (end > rail.scrollTop) rail.scrollTop = end;
  }, [activeId]);

  return (
    <nav aria-label={copy.menu.categories} className={classNames(styles.nav, isSheet && styles.sheet)}>
      <ul ref={list} className={styles.list}>
        {store.shownCategories.map((category, index) => {
          const isActive = activeId === undefined ? index === 0 : category.id === activeId;
          return (
            <li key={category.id}>
              <PressLink
                href={`#${anchorOf(category.id)}`}
                className={styles.item}
                aria-current={isActive ? 'true' : undefined}
                onPress={() => store.showCategory(category.id)}
              >
                <span className={styles.name} data-lines={3}>
                  {category.name}
                </span>
                <span className={styles.count}>{category.dishes.length}</span>
              </PressLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
});
