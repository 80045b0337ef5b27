import { EmptyState, BagIcon, Sheet } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { BusinessPageModel } from '../../stores/business-page-model';
import { CartContent } from './cart-content';
import { Celebration } from './celebration';
import { CodeQuestion } from './code-question';
import { CheckoutButton } from './checkout-button';
import { DiscountChooser } from './discount-chooser';
import { FreeDishChooser } from './free-dish-chooser';

/** What the cart opens above the page: its sheet, the choosers, the celebration. */
export const CartDialogs = observer(function CartDialogs({ model }: { readonly model: BusinessPageModel }) {
  return (
    <>
      <Sheet
        open={model.isCartOpen}
        onClose={model.closeCart}
        title={copy.cart.title}
        footer={model.cart.isEmpty ? undefined : <CheckoutButton model={model} />}
      >
        {model.cart.isEmpty ? (
          <EmptyState size="panel" icon={<BagIcon size={32} />} title={copy.cart.emptyTitle}>
            {copy.cart.empty}
          </EmptyState>
        ) : (
          <CartContent model={model} />
        )}
      </Sheet>
      <CodeQuestion coupon={model.coupon} />
      <DiscountChooser store={model.discounts} />
      <FreeDishChooser store={model.freeDishes} />
      {model.freeDishes.isCelebrating && <Celebration />}
    </>
  );
});
