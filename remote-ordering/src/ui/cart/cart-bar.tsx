import { BagIcon, ChevronUpIcon, poundsText, useRootMark, VisuallyHidden } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { BusinessPageModel } from '../../stores/business-page-model';
import styles from './cart-bar.module.css';

/** The summary of the cart at the bottom of a small screen; it opens and closes the sheet (CRT-19 to CRT-21). */
export const CartBar = observer(function CartBar({ model }: { readonly model: BusinessPageModel }) {
  const { figures } = model.totals;
  useRootMark('data-foot-bar');
  return (
    <button type="button" className={styles.bar} aria-expanded={model.isCartOpen} onClick={model.toggleCart}>
      <BagIcon size={22} />
      <span className={styles.words}>
        <span className={styles.count}>{copy.cart.bar(figures.unitCount)}</span>{' '}
        <span className={styles.total}>{poundsText(figures.total)}</span>
      </span>
      <VisuallyHidden>{copy.cart.showCart}</VisuallyHidden>
      <ChevronUpIcon size={20} />
    </button>
  );
});
