import { DietIcon } from '@storefront/ui';
import { copy } from '../../copy';
import { sentenceCase } from '../../domain/short-text';
import type { Dish } from '../../domain/menu';
import styles from './dish-marks.module.css';

interface DishMarksProps {
  readonly dish: Pick<Dish, 'diets' | 'allergens' | 'minimumAge'>;
}

/** The least age, diets and allergens of a dish, shown before it is added (G23). */
export function DishMarks({ dish }: DishMarksProps) {
  return dish.diets.length + dish.allergens.length === 0 && dish.minimumAge === undefined ? null : (
    <p className={styles.marks}>
      {dish.minimumAge !== undefined && (
        <span className={styles.age}>{copy.menu.minimumAge(dish.minimumAge)}</span>
      )}
      {dish.diets.map((diet) => (
        <span key={diet} className={styles.diet}>
          <DietIcon diet={diet} size={14} />
          {sentenceCase(diet)}
        </span>
      ))}
      {dish.allergens.length > 0 && (
        <span className={styles.allergens}>{copy.menu.contains(dish.allergens.join(', '))}</span>
      )}
    </p>
  );
}
