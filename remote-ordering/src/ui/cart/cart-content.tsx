import { observer } from 'mobx-react-lite';
import type { BusinessPageModel } from '../../stores/business-page-model';
import { CartLines } from './cart-lines';
import { CartMode } from './cart-mode';
import { CartTotals } from './cart-totals';
import { CouponBox } from './coupon-box';
import { FreeDishList } from './free-dish-list';
import styles from './cart-content.module.css';

/** The content of the cart, for the panel of a wide screen and the sheet of a small one. */
export const CartContent = observer(function CartContent({ model }: { readonly model: BusinessPageModel }) {
  return (
    <div className={styles.content}>
      <CartMode store={model.mode} />
      <CartLines store={model.cart} />
      <FreeDishList store={model.freeDishes} />
      <CouponBox coupon={model.coupon} discounts={model.discounts} />
      <CartTotals totals={model.totals} mode={model.mode} />
    </div>
  );
});
