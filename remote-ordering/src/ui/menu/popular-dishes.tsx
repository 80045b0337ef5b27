import { poundsText } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import { priceFrom } from '../../domain/menu';
import type { Dish } from '../../domain/menu';
import type { BusinessPageModel } from '../../stores/business-page-model';
import { DishQuantity } from './dish-card';
import { DishMarks } from './dish-marks';
import { DishPicture } from './dish-picture';
import styles from './popular-dishes.module.css';
import press from './card-press.module.css';

/** What is ordered most here, before the categories (MNU-18). */
export const PopularDishes = observer(function PopularDishes({
  model,
}: {
  readonly model: BusinessPageModel;
}) {
  const { popular } = model.menu;
  if (popular.length === 0) return null;
  return (
    <section aria-labelledby="popular">
      <h2 id="popular" className={styles.heading}>
        {copy.menu.popular}
      </h2>
      <ul className={styles.cards}>
        {popular.map((dish) => (
          <PopularCard key={dish.id} dish={dish} model={model} />
        ))}
      </ul>
    </section>
  );
});

interface PopularCardProps {
  readonly dish: Dish;
  readonly model: BusinessPageModel;
}

/** A dish in short; its description is in its category and in its dialog. */
const PopularCard = ({ dish, model }: PopularCardProps) => (
  <li className={styles.card} data-available="true">
    <DishPicture dish={dish} ratio="cover" className={styles.picture} />
    <h3 className={styles.name} data-lines={3}>
      <button type="button" className={press.press} onClick={() => model.adding.openDish(dish.id)}>
        {dish.name}
      </button>
    </h3>
    <DishMarks dish={dish} />
    <div className={styles.end}>
      <p className={styles.price}>
        {dish.subProducts.length > 1 && <span className={styles.from}>{copy.menu.from} </span>}
        {poundsText(priceFrom(dish))}
      </p>
      <DishQuantity dish={dish} model={model} />
    </div>
  </li>
);
