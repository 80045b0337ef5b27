import { observer } from 'mobx-react-lite';
import type { CartStore } from '../../stores/cart-store';
import { CartLineRow } from './cart-line-row';
import styles from './cart-lines.module.css';

/** The lines of the cart, in the order in which they were added. */
export const CartLines = observer(function CartLines({ store }: { readonly store: CartStore }) {
  return (
    <ul className={styles.lines}>
      {store.keyedLines.map(({ key, line }) => (
        <CartLineRow key={key} lineKey={key} line={line} store={store} />
      ))}
    </ul>
  );
});
