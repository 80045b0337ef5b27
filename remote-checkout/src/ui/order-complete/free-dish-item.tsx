import { GiftIcon } from '@storefront/ui';
import { copy } from '../../copy';
import styles from './free-dish-item.module.css';

/** A free dish of the order. */
export function FreeDishItem({ dish }: { dish: { readonly name: string; readonly quantity: number } }) {
  return (
    <li className={styles.dish}>
      <span>{dish.quantity} ×</span>
      <span className={styles.name}>
        <bdi>{dish.name}</bdi> <GiftIcon size={16} />
      </span>
      <strong>{copy.details.free}</strong>
    </li>
  );
}
