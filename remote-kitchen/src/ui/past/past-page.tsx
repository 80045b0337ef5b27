import { londonTime } from '@storefront/contract';
import {
  Badge,
  Button,
  EmptyState,
  FailedState,
  Loading,
  PageFailure,
  ReceiptIcon,
  SkeletonCard,
  poundsText,
} from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { KitchenOrder } from '../../domain/kitchen-order';
import type { PastPageModel } from '../../stores/past-page-model';
import { OrderCustomer, OrderDishes } from '../board/order-facts';
import { DayStepper } from '../day-stepper/day-stepper';
import { KitchenFrame } from '../frame/kitchen-frame';
import { OrderTicket } from '../ticket/order-ticket';
import { RefundDialog } from '../refund/refund-dialog';
import styles from './past-page.module.css';

/** The page of the orders that are at their end. */
export function PastPage({ model }: { readonly model: PastPageModel }) {
  return (
    <KitchenFrame frame={model.frame} place="past">
      <Content model={model} />
    </KitchenFrame>
  );
}

const Content = observer(function Content({ model }: { readonly model: PastPageModel }) {
  const { acts, orders, refund } = model;
  return (
    <>
      <div className={styles.bar}>
        <h2 className={styles.heading}>{copy.past.heading}</h2>
        <DayStepper day={model.day} onGo={model.go} />
      </div>
      {acts.sentence !== '' && <PageFailure>{acts.sentence}</PageFailure>}
      {orders.task.sentence !== '' && (
        <FailedState size="panel" onRetry={() => orders.reload()}>
          {orders.task.sentence}
        </FailedState>
      )}
      {orders.task.isRunning && (
        <Loading label={copy.loading} className={styles.orders}>
          <SkeletonCard cover={false} />
          <SkeletonCard cover={false} />
        </Loading>
      )}
      {orders.task.value && <Orders model={model} orders={orders.task.value} />}
      <RefundDialog refund={refund} onConfirm={() => void model.refundChosen()} />
    </>
  );
});

interface OrdersProps {
  readonly model: PastPageModel;
  readonly orders: readonly KitchenOrder[];
}

function Orders({ model, orders }: OrdersProps) {
  if (orders.length === 0)
    return (
      <EmptyState icon={<ReceiptIcon size={36} />} title={copy.past.nothing}>
        {copy.past.nothingText}
      </EmptyState>
    );
  return (
    <ul className={styles.orders}>
      {orders.map((order) => (
        <li key={order.key}>
          <PastOrder model={model} order={order} />
        </li>
      ))}
    </ul>
  );
}

const PastOrder = observer(function PastOrder({
  model,
  order,
}: {
  readonly model: PastPageModel;
  readonly order: KitchenOrder;
}) {
  const { refundable, state } = order;
  return (
    <article className={styles.order} aria-labelledby={order.key}>
      <header className={styles.bar}>
        <h3 id={order.key}>{copy.order.number(order.number)}</h3>
        <Badge tone={state === 'completed' ? 'success' : 'neutral'}>{copy.states[state]}</Badge>
      </header>
      <p className={styles.facts}>
        <span>{copy.past.placed(londonTime(order.placedAt))}</span>
        <strong>{copy.past.total(order.total)}</strong>
        {refundable && refundable.refunded > 0 && (
          <span>{copy.refund.refunded(poundsText(refundable.refunded))}</span>
        )}
      </p>
      <OrderDishes order={order} />
      <OrderCustomer order={order} />
      <OrderTicket frame={model.frame} order={order} />
      {refundable && refundable.left > 0 && (
        <Button
          size="large"
          tone="secondary"
          busy={model.acts.isBusy(order.key)}
          onClick={() => model.refund.open(order)}
        >
          {copy.refund.open}
        </Button>
      )}
    </article>
  );
});
