import { LeafIcon } from '@storefront/ui';
import { copy } from '../../copy';
import { sentenceCase } from '../../domain/short-text';
import type { Dish } from '../../domain/menu';
import styles from './dish-marks.module.css';

/** Whom a dish suits, and what it contains, before it is added (G23). */
export const DishMarks = ({ dish }: { readonly dish: Pick<Dish, 'diets' | 'allergens'> }) =>
  dish.diets.length + dish.allergens.length === 0 ? null : (
    <p className={styles.marks}>
      {dish.diets.map((diet) => (
        <span key={diet} className={styles.diet}>
          <LeafIcon size={14} />
          {sentenceCase(diet)}
        </span>
      ))}
      {dish.allergens.length > 0 && (
        <span className={styles.allergens}>{copy.menu.contains(dish.allergens.join(', '))}</span>
      )}
    </p>
  );
