import { EmptyState, FailedState, SkipButton } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { copy } from '../../copy';
import type { BusinessPageModel } from '../../stores/business-page-model';
import { MenuSkeleton } from '../business/page-skeleton';
import { CartBar } from '../cart/cart-bar';
import { CartPanel } from '../cart/cart-panel';
import { StatusBanner } from '../mode/status-banner';
import { CategoryRail } from './category-rail';
import { DishList } from './dish-list';
import { MenuNews } from './menu-news';
import { MenuTools } from './menu-tools';
import styles from './menu-tab.module.css';
import { RailSheet } from './rail-sheet';
import { cartAnchor } from './skip-to-cart';

/** The menu tab: categories at the left, dishes in the middle, the cart at the right; on a phone below one another (MNU-1). */
export const MenuTab = observer(function MenuTab({ model }: { readonly model: BusinessPageModel }) {
  const { menu } = model.business;
  const dishes = useRef<HTMLDivElement>(null);
  if (menu.kind === 'failed') {
    return (
      <FailedState title={copy.menu.failedTitle} onRetry={() => void model.load()}>
        {menu.sentence}
      </FailedState>
    );
  }
  if (menu.kind !== 'done') return <MenuSkeleton />;
  const isEmpty = model.menu.categories.length === 0;
  return (
    <>
      <div className={styles.columns}>
        <aside className={styles.rail}>
          {isEmpty ? null : (
            <SkipButton onClick={() => dishes.current?.focus()}>{copy.menu.skipToDishes}</SkipButton>
          )}
          <CategoryRail store={model.menu} />
        </aside>
        <section className={styles.dishes} aria-label={copy.menu.heading}>
          <StatusBanner model={model} />
          {isEmpty ? null : <MenuTools store={model.menu} />}
          <MenuNews model={model} />
          {isEmpty ? (
            <EmptyState title={copy.menu.emptyTitle}>{copy.menu.empty}</EmptyState>
          ) : (
            <div ref={dishes} tabIndex={-1} className={styles.list}>
              <DishList model={model} />
            </div>
          )}
        </section>
        <div id={cartAnchor} tabIndex={-1} className={styles.cart}>
          <CartPanel model={model} />
        </div>
      </div>
      <div className={styles.bottom}>
        {isEmpty ? null : <RailSheet store={model.menu} />}
        <CartBar model={model} />
      </div>
    </>
  );
});
