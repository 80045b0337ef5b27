import type { Host } from '@storefront/host';
import { Badge, BagIcon, Button, buttonLook, EmptyState, RefreshIcon, VisuallyHidden } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import styles from './account.module.css';
import { copy } from '../copy';
import { dayAndTime } from '../../london-time';
import type { PastOrder } from '../domain/past-order';
import type { OrdersStore } from '../stores/orders-store';
import { PagedList } from './paged-list';
import { orderTone } from './state-tone';

type Link = Host['Link'];

/** The user's orders, newest first, each with its state and a button to order it again, or to pay it (ACC-3, ACC-16). */
export function Orders({ orders, Link }: { orders: OrdersStore; Link: Link }) {
  return (
    <PagedList
      list={orders.list}
      row={(order) => <OrderRow key={order.key} orders={orders} order={order} Link={Link} />}
      empty={
        <EmptyState
          icon={<BagIcon size={36} />}
          title={copy.noOrders}
          action={
            <Link to="/" className={buttonLook()}>
              {copy.start}
            </Link>
          }
        >
          {copy.noOrdersText}
        </EmptyState>
      }
    />
  );
}

interface RowProps {
  readonly orders: OrdersStore;
  readonly order: PastOrder;
  readonly Link: Link;
}

const OrderRow = observer(function OrderRow({ orders, order, Link }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2>
          <Link to={`/order-complete?v=${order.key}`} className={styles.whole}>
            {order.businessName}
            <VisuallyHidden>{copy.ofOrder(order.number)}</VisuallyHidden>
          </Link>
        </h2>
        <p className={styles.quiet}>
          {[copy.order(order.number), dayAndTime(order.placedAt), copy.modes[order.mode]].join(copy.dot)}
        </p>
        <p>
          {order.dishes.map(({ name, quantity }, index) => (
            <Fragment key={index}>
              {index > 0 && ', '}
              {quantity} × <bdi>{name}</bdi>
            </Fragment>
          ))}
        </p>
      </div>
      <div className={styles.figures}>
        <Badge tone={orderTone(order.state)}>{copy.orderStates[order.state]}</Badge>
        <strong>£{order.total}</strong>
        {orders.canPay(order) && (
          <Button
            size="small"
            className={styles.above}
            busy={orders.paying.isOpening(order.key)}
            onClick={() => void orders.pay(order)}
          >
            {copy.pay(order.total)}
            <VisuallyHidden>{copy.ofOrder(order.number)}</VisuallyHidden>
          </Button>
        )}
        {orders.canOrderAgain(order) && (
          <Button
            tone="secondary"
            size="small"
            icon={<RefreshIcon size={18} />}
            className={styles.above}
            busy={orders.isReordering(order)}
            onClick={() => void orders.orderAgain(order)}
          >
            {copy.again.action}
            <VisuallyHidden>{copy.ofOrder(order.number)}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
});
