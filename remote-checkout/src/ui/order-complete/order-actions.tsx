import type { Host } from '@storefront/host';
import { formatPounds } from '@storefront/pricing';
import { Button, PrinterIcon, RefreshIcon, buttonLook } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { Order } from '../../domain/order';
import { missingStep } from '../../domain/order-progress';
import type { OrderStore } from '../../stores/order-store';
import styles from './order-actions.module.css';

interface OrderActionsProps {
  readonly store: OrderStore;
  readonly order: Order;
  readonly Link: Host['Link'];
}

/** Entering the code, paying, printing the receipt and ordering again (D79). */
export const OrderActions = observer(function OrderActions({ store, order, Link }: OrderActionsProps) {
  const { runningAction, orderAgain, pay } = store;
  const missing = missingStep(order.state);
  return (
    <div className={styles.actions}>
      {missing === 'code' && (
        <Link to={`/order/checkout-otp/${encodeURIComponent(order.key)}`} className={buttonLook()}>
          {copy.order.enterCode}
        </Link>
      )}
      {missing === 'payment' && (
        <Button busy={runningAction === 'payment'} onClick={() => void pay()}>
          {copy.order.payNow(formatPounds(order.sum.total))}
        </Button>
      )}
      <Button tone="secondary" icon={<PrinterIcon size={20} />} onClick={() => window.print()}>
        {copy.order.print}
      </Button>
      {/* The cart of a waiting order is still stored, and ordering again would replace it. */}
      {missing === undefined && (
        <Button
          tone="secondary"
          icon={<RefreshIcon size={20} />}
          busy={runningAction === 'again'}
          onClick={() => void orderAgain()}
        >
          {copy.order.again}
        </Button>
      )}
    </div>
  );
});
