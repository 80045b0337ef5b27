import { Button, GiftIcon, Price, VisuallyHidden } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { FreeDishStore } from '../../stores/free-dish-store';
import styles from './free-dish-list.module.css';

/** The free dishes of the cart, with a button to choose others. */
export const FreeDishList = observer(function FreeDishList({ store }: { readonly store: FreeDishStore }) {
  const { given, selectable } = store;
  if (given.length === 0) return null;
  const hasChosen = selectable.every(({ dishes }) => dishes.some(({ isSelected }) => isSelected));
  return (
    <div className={styles.box}>
      <p className={styles.title}>
        <GiftIcon size={20} />
        {given.length === 1 ? copy.freeDishes.one : copy.freeDishes.several}
      </p>
      <ul>
        {given.flatMap(({ group, quantity, dishes }) =>
          dishes
            .filter(({ isSelected }) => isSelected)
            .map(({ dish }) => (
              <li key={`${group.id} ${dish.id}`} className={styles.dish}>
                <span data-lines={3}>{copy.cart.freeDish(quantity, dish.name)}</span>
                <span className={styles.free}>
                  <Price pence={dish.price * quantity} before /> {copy.cart.free}
                </span>
              </li>
            )),
        )}
      </ul>
      {selectable.length > 0 && (
        <Button tone="secondary" size="small" wide onClick={store.openChooser}>
          {hasChosen ? (
            <>
              {copy.freeDishes.change} <VisuallyHidden>{copy.freeDishes.changeWhat}</VisuallyHidden>
            </>
          ) : (
            copy.freeDishes.choose
          )}
        </Button>
      )}
    </div>
  );
});
