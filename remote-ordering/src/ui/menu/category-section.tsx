import { ChevronDownIcon, TextButton } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { memo, useCallback, useId, useRef } from 'react';
import { copy } from '../../copy';
import type { Category } from '../../domain/menu';
import { shortDescription } from '../../domain/short-text';
import type { BusinessPageModel } from '../../stores/business-page-model';
import styles from './category-section.module.css';
import { DishCard } from './dish-card';
import { SkipToCart } from './skip-to-cart';
import { useFindable } from './use-findable';

/** The id of a category's section in the page. */
export function anchorOf(id: string): string {
  return `category-${id}`;
}

/** Scrolls a category to the top of the screen and focuses it, so that the keyboard continues there. */
export function scrollToCategory(id: string) {
  const section = document.getElementById(anchorOf(id));
  section?.querySelector<HTMLElement>('[data-heading]')?.focus({ preventScroll: true });
  section?.scrollIntoView();
}

const cardHeight = 156;
const headHeight = 60;
const heightOf = (dishes: number): number => headHeight + dishes * cardHeight;

interface CategorySectionProps {
  readonly model: BusinessPageModel;
  readonly category: Category;
  /** How many of its dishes are rendered so far. */
  readonly renderedCount: number;
}

/** A category with its dishes, which opens and closes on its own (MNU-11, MNU-12). Dishes of a closed one stay in the page, hidden. */
export const CategorySection = observer(function CategorySection({
  model,
  category,
  renderedCount,
}: CategorySectionProps) {
  const { menu } = model;
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = menu.isOpen(category.id);
  const open = useCallback(() => menu.openCategory(category.id), [menu, category.id]);
  useFindable(panel, isOpen, open);
  return (
    <section
      id={anchorOf(category.id)}
      className={styles.section}
      style={{ containIntrinsicBlockSize: `auto ${heightOf(isOpen ? category.dishes.length : 0)}px` }}
    >
      <h2 className={styles.heading}>
        <button
          type="button"
          data-heading
          className={styles.trigger}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => menu.toggleCategory(category.id)}
        >
          <span data-lines={3}>{category.name}</span>
          <ChevronDownIcon className={styles.arrow} size={22} />
        </button>
      </h2>
      <SkipToCart model={model} />
      <div ref={panel} id={panelId} hidden={!isOpen} className={styles.panel}>
        <Dishes model={model} category={category} renderedCount={renderedCount} />
      </div>
    </section>
  );
});

/** Memoised: opening and closing the category does not render its dishes again (G27). */
const Dishes = memo(function Dishes({ model, category, renderedCount }: CategorySectionProps) {
  const missing = category.dishes.length - renderedCount;
  return (
    <>
      <Description category={category} model={model} />
      <ul className={styles.cards}>
        {category.dishes.slice(0, renderedCount).map((dish) => (
          <DishCard key={dish.id} dish={dish} model={model} />
        ))}
      </ul>
      {/* Keeps the height of the dishes to come, so that the rail scrolls to the right place. */}
      {missing > 0 && <div style={{ height: missing * cardHeight }} />}
    </>
  );
});

const Description = ({ model, category }: Pick<CategorySectionProps, 'model' | 'category'>) => {
  const { name, description } = category;
  const { text, isCut } = shortDescription(description);
  if (description === '') return null;
  return (
    <p className={styles.description}>
      <bdi>{text}</bdi>{' '}
      {isCut && (
        <TextButton
          aria-label={`${copy.menu.more}: ${name}`}
          onClick={() => model.fullText.show({ title: name, text: description })}
        >
          {copy.menu.more}
        </TextButton>
      )}
    </p>
  );
};
