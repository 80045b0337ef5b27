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
import { MenuTools } from './menu-tools';
import styles from './menu-tab.module.css';
import { OffersStrip } from './offers-strip';
import { RailSheet } from './rail-sheet';
import { ShortTexts } from './short-texts';
import { cartAnchor } from './skip-to-cart';

const words = copy.menu;

/** The menu tab: categories at the left, dishes in the middle, the cart at the right; on a phone below one another (MNU-1). */
export const MenuTab = observer(function MenuTab({ model }: { readonly model: BusinessPageModel }) {
  const { menu } = model.business;
  const dishes = useRef<HTMLDivElement>(null);
  if (menu.kind === 'failed') {
    return (
      <FailedState title={words.failedTitle} onRetry={() => void model.load()}>
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
            <SkipButton onClick={() => dishes.current?.focus()}>{words.skipToDishes}</SkipButton>
          )}
          <CategoryRail store={model.menu} />
        </aside>
        <section className={styles.dishes} aria-label={words.heading}>
          <StatusBanner model={model} />
          {isEmpty ? null : <MenuTools store={model.menu} />}
          {/* One row that scrolls sideways, by the keyboard too; during a search it makes room for the results. */}
          <div
            hidden={model.menu.isSearching}
            className={styles.news}
            role="group"
            aria-label={words.about}
            tabIndex={0}
          >
            <OffersStrip model={model} />
            <ShortTexts model={model} />
          </div>
          {isEmpty ? (
            <EmptyState title={words.emptyTitle}>{words.empty}</EmptyState>
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
