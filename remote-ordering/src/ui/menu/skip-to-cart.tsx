import { SkipButton } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { BusinessPageModel } from '../../stores/business-page-model';

/** The id of the cart's column in the page. */
export const cartAnchor = 'basket';

/**
 * Leads the keyboard from a category to the cart without passing the dishes below; without a cart column it opens the cart
 * as a sheet.
 */
export const SkipToCart = observer(function SkipToCart({ model }: { readonly model: BusinessPageModel }) {
  const skip = () => {
    const column = document.getElementById(cartAnchor);
    if (column !== null && column.getClientRects().length > 0) column.focus();
    else model.toggleCart();
  };
  return model.cart.isEmpty ? null : <SkipButton onClick={skip}>{copy.menu.skip}</SkipButton>;
});
