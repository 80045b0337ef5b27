import { Button, EmptyState } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { copy } from '../../copy';
import type { Category, Dish } from '../../domain/menu';
import type { BusinessPageModel } from '../../stores/business-page-model';
import { CategorySection, scrollToCategory } from './category-section';
import { DishCard } from './dish-card';
import styles from './dish-list.module.css';
import { ResultsHead } from './menu-tools';
import { PopularDishes } from './popular-dishes';
import { useGradual } from './use-gradual';
import { useScrollSpy } from './use-scroll-spy';

const longMenu = 200;

/**
 * The dishes by category, or those that a search finds. Typed text shows at once and the list follows when the browser has time.
 * The categories stay in the page, hidden behind the results, so that they return without rendering (SRC-1).
 */
export const DishList = observer(function DishList({ model }: { readonly model: BusinessPageModel }) {
  const { menu } = model;
  const categories = useDeferredValue(menu.shownCategories);
  const search = useMemo(
    () => (menu.results === undefined ? undefined : { dishes: menu.results, text: menu.searchText.trim() }),
    [menu.results, menu.searchText],
  );
  const shownSearch = useDeferredValue(search);
  const isSearching = shownSearch !== undefined;

  // Scrolls to a chosen category, once for each choice, after the results that may hide it have gone (MNU-13).
  const { target } = menu;
  const lastTurn = useRef(0);
  useEffect(() => {
    if (target === undefined || target.turn === lastTurn.current || isSearching) return;
    lastTurn.current = target.turn;
    scrollToCategory(target.id);
  }, [target, isSearching]);

  return (
    <div className={styles.list} data-long={menu.dishes.size > longMenu}>
      <div hidden={isSearching} className={styles.categories}>
        <PopularDishes model={model} />
        {categories.length === 0 && <NoDishesLeft clear={menu.clearFilter} />}
        <Categories model={model} categories={categories} />
      </div>
      {isSearching && <Results model={model} {...shownSearch} />}
    </div>
  );
});

const NoDishesLeft = ({ clear }: { readonly clear: () => void }) => (
  <EmptyState
    title={copy.menu.noneLeftTitle}
    action={
      <Button tone="secondary" size="small" onClick={clear}>
        {copy.menu.clearFilters}
      </Button>
    }
  >
    {copy.menu.noneLeft}
  </EmptyState>
);

interface CategoriesProps {
  readonly model: BusinessPageModel;
  readonly categories: readonly Category[];
}

/** Renders a few dishes at once, and the rest in slices that the customer's actions interrupt. */
const Categories = memo(({ model, categories }: CategoriesProps) => {
  const total = categories.reduce((sum, { dishes }) => sum + dishes.length, 0);
  const renderedCount = useGradual(total);
  useScrollSpy(model.menu, categories);
  let before = 0;
  return categories.map((category) => {
    const renderedOfCategory = Math.min(category.dishes.length, Math.max(0, renderedCount - before));
    before += category.dishes.length;
    return (
      <CategorySection
        key={category.id}
        model={model}
        category={category}
        renderedCount={renderedOfCategory}
      />
    );
  });
});

interface ResultsProps {
  readonly model: BusinessPageModel;
  readonly dishes: readonly Dish[];
  readonly text: string;
}

const Results = memo(({ model, dishes, text }: ResultsProps) => {
  const section = useRef<HTMLElement>(null);

  // Shows the results from their top: from far down the menu the customer would see only their end, from the top of the page nothing.
  useEffect(() => {
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > window.innerHeight / 2) section.current?.scrollIntoView();
  }, []);

  const renderedCount = useGradual(dishes.length);
  const shown = useMemo(() => dishes.slice(0, renderedCount), [dishes, renderedCount]);
  return (
    <section ref={section} className={styles.results} aria-label={copy.menu.resultsFor(text)}>
      <ResultsHead store={model.menu} text={text} count={dishes.length} />
      <ul className={styles.cards}>
        {shown.map((dish) => (
          <DishCard key={dish.id} dish={dish} model={model} />
        ))}
      </ul>
    </section>
  );
});
