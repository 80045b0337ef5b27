import type { OkAnswer } from '@storefront/contract';
import type { Host } from '@storefront/host';
import { Badge, BagIcon, buttonLook, EmptyState, VisuallyHidden } from '@storefront/ui';
import styles from './account.module.css';
import { copy } from './copy';
import { dayAndTime } from '../london-time';
import { PagedList } from './paged-list';
import type { PagedStore } from './paged-store';
import { orderTone } from './state-tone';

type Order = OkAnswer<'users/orders'>['list'][number];
type Link = Host['Link'];

/** The user's orders, newest first, each with its state. */
export const Orders = ({ orders, Link }: { orders: PagedStore<Order>; Link: Link }) => (
  <PagedList
    list={orders}
    row={(order) => <OrderRow key={order.okey} order={order} Link={Link} />}
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

const OrderRow = ({ order, Link }: { order: Order; Link: Link }) => (
  <li className={styles.row}>
    <div className={styles.what}>
      <h2>
        <Link to={`/order-complete?v=${order.okey}`} className={styles.whole}>
          {order.business_name}
          <VisuallyHidden>{copy.ofOrder(order.order_number)}</VisuallyHidden>
        </Link>
      </h2>
      <p className={styles.quiet}>
        {copy.order(order.order_number)} · {dayAndTime(order.placed_at)} · {copy.modes[order.del_mode]}
      </p>
      <p>
        {order.items.map(({ product_name, product_qnty }) => `${product_qnty} × ${product_name}`).join(', ')}
      </p>
    </div>
    <div className={styles.figures}>
      <Badge tone={orderTone(order.state)}>{copy.orderStates[order.state]}</Badge>
      <strong>£{order.total}</strong>
    </div>
  </li>
);
