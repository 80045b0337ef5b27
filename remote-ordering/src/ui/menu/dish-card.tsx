import { MinusIcon, PlusIcon, poundsText } from '@storefront/ui';
import { placeNamed } from '@storefront/host';
import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { copy } from '../../copy';
import { needsChoice, priceFrom } from '../../domain/menu';
import type { Dish } from '../../domain/menu';
import type { BusinessPageModel } from '../../stores/business-page-model';
import styles from './dish-card.module.css';
import press from './card-press.module.css';
import { DishMarks } from './dish-marks';
import { DishPicture } from './dish-picture';

interface DishCardProps {
  readonly dish: Dish;
  readonly model: BusinessPageModel;
}

/**
 * A dish on the menu: name, description, price, allergens and diets (MNU-16, G23). Its name opens the option chooser, its plus adds
 * it to the cart. Memoised: only the quantity renders again when the cart changes.
 */
export const DishCard = memo(({ dish, model }: DishCardProps) => (
  <li
    className={styles.card}
    data-available={dish.isAvailable}
    data-pictured={dish.picture !== ''}
    {...placeNamed(dish.id)}
  >
    <div className={styles.words}>
      <h3 className={styles.name} data-lines={3}>
        {dish.isAvailable ? (
          <button type="button" className={press.press} onClick={() => model.adding.openDish(dish.id)}>
            {dish.name}
          </button>
        ) : (
          dish.name
        )}
      </h3>
      {dish.description !== '' && <p className={styles.description}>{dish.description}</p>}
      <DishMarks dish={dish} />
      <p className={styles.price}>
        {dish.subProducts.length > 1 && <span className={styles.from}>{copy.menu.from} </span>}
        {poundsText(priceFrom(dish))}
      </p>
    </div>
    <div className={styles.end}>
      <DishPicture dish={dish} ratio="square" corners="rounded" className={styles.picture} />
      {dish.isAvailable ? (
        <DishQuantity dish={dish} model={model} />
      ) : (
        <p className={styles.unavailable}>{copy.menu.unavailable}</p>
      )}
    </div>
  </li>
));

/** The plus and, once the dish is in the cart, its quantity and the minus (CRT-6, CRT-10, D62). */
export const DishQuantity = observer(function DishQuantity({ dish, model }: DishCardProps) {
  const { adding, cart, mode } = model;
  const count = cart.countOf(dish.id);
  // A business that only takes bookings has no cart to add to (D51).
  if (mode.isBookingOnly) return null;
  return (
    <div className={styles.quantity} data-chosen={count > 0}>
      {count > 0 && (
        <>
          <button
            type="button"
            className={styles.step}
            aria-label={copy.menu.removeOne(dish.name)}
            onClick={() => cart.removeLatest(dish.id)}
          >
            <MinusIcon size={18} />
          </button>
          <output className={styles.count} aria-label={copy.menu.inCart(count)}>
            {count}
          </output>
        </>
      )}
      <button
        type="button"
        className={styles.step}
        aria-label={copy.menu.add(dish.name)}
        aria-haspopup={needsChoice(dish) ? 'dialog' : undefined}
        onClick={() => adding.add(dish.id)}
      >
        <PlusIcon size={20} />
      </button>
    </div>
  );
});
