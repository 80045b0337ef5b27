import type { CartLine } from '@storefront/pricing';
import { linePrice } from '@storefront/pricing';
import { Price, QuantityStepper, TextButton } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { copy } from '../../copy';
import type { CartStore } from '../../stores/cart-store';
import { CommentField } from './comment-field';
import styles from './cart-lines.module.css';

interface CartLineRowProps {
  readonly lineKey: string;
  readonly line: CartLine;
  readonly store: CartStore;
}

const extrasOf = ({ extras }: CartLine) =>
  extras.flatMap(({ items }) =>
    items.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)),
  );

/** One line of the cart: dish, quantity and comment for the kitchen. */
export const CartLineRow = observer(function CartLineRow({ lineKey, line, store }: CartLineRowProps) {
  const [isEditingComment, setEditingComment] = useState(false);
  const name = line.mainProduct === null ? line.name : `${line.mainProduct.name}, ${line.name}`;
  const extras = extrasOf(line);
  const save = (comment: string) => {
    store.comment(lineKey, comment);
    setEditingComment(false);
  };
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <p className={styles.name} data-lines={3}>
          {name}
        </p>
        <Price pence={linePrice(line)} className={styles.price} />
      </div>
      {extras.length > 0 && <p className={styles.extras}>{extras.join(', ')}</p>}
      {line.comment !== '' && !isEditingComment && (
        <p className={styles.comment}>
          “<bdi>{line.comment}</bdi>”
        </p>
      )}
      {isEditingComment ? (
        <CommentField name={name} comment={line.comment} onSave={save} />
      ) : (
        <div className={styles.verbs}>
          <TextButton onClick={() => setEditingComment(true)}>
            {line.comment === '' ? copy.cart.addComment : copy.cart.editComment}
          </TextButton>
          <QuantityStepper
            label={name}
            size="small"
            removes
            value={line.quantity}
            onIncrease={() => store.addOne(lineKey)}
            onDecrease={() => store.remove(lineKey)}
          />
        </div>
      )}
    </li>
  );
});
