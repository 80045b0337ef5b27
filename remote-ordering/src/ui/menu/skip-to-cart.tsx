import { Button } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { BusinessPageModel } from '../../stores/business-page-model';
import styles from './skip-to-cart.module.css';

/** The id of the cart's column in the page. */
export const cartAnchor = 'basket';

/**
 * From every category the keyboard gets to the cart at one press instead of through all the dishes below; where the cart has
 * no column it opens as a sheet. Seen only while it has the focus (G22).
 */
export const SkipToCart = observer(function SkipToCart({ model }: { readonly model: BusinessPageModel }) {
  const skip = () => {
    const column = document.getElementById(cartAnchor);
    if (column !== null && column.getClientRects().length > 0) column.focus();
    else model.toggleCart();
  };
  return model.cart.isEmpty ? null : (
    <Button size="small" className={styles.skip} onClick={skip}>
      {copy.menu.skip}
    </Button>
  );
});
