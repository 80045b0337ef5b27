import { observer } from 'mobx-react-lite';
import type { CartStore } from '../../stores/cart-store';
import { CartLineRow } from './cart-line-row';
import styles from './cart-lines.module.css';

/** The lines of the basket, in the order in which they were added. */
export const CartLines = observer(({ store }: { readonly store: CartStore }) => (
  <ul className={styles.lines}>
    {store.keyedLines.map(({ key, line }) => (
      <CartLineRow key={key} lineKey={key} line={line} store={store} />
    ))}
  </ul>
));
