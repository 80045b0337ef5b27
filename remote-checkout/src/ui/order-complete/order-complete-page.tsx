import { EmptyState, FailedState, PageWidth, ReceiptIcon, buttonLook } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { OrderCompletePageModel } from '../../stores/order-complete-page-model';
import { OrderSkeleton } from './order-skeleton';
import { OrderView } from './order-view';
import styles from './order-complete-page.module.css';

/** The order whose key is in the address, or why it cannot be shown (D79). */
export const OrderCompletePage = observer(function OrderCompletePage({
  model,
}: {
  model: OrderCompletePageModel;
}) {
  const { store, Link } = model;
  const { loadState, isUnknown, poll } = store;
  return (
    <PageWidth width="reading" className={styles.page}>
      {isUnknown ? (
        <EmptyState
          level={1}
          icon={<ReceiptIcon size={36} />}
          title={copy.order.unknown}
          action={
            <Link to="/" className={buttonLook()}>
              {copy.order.home}
            </Link>
          }
        >
          {copy.order.unknownText}
        </EmptyState>
      ) : loadState.kind === 'failed' ? (
        <FailedState title={copy.order.failed} level={1} onRetry={() => void poll()}>
          {loadState.sentence}
        </FailedState>
      ) : loadState.kind === 'done' ? (
        <OrderView store={store} order={loadState.value} Link={Link} />
      ) : (
        <OrderSkeleton />
      )}
    </PageWidth>
  );
});
