import { assertNever } from '@storefront/contract';
import { CheckCircleIcon, ClockIcon, WarningIcon, classNames } from '@storefront/ui';
import { copy } from '../../copy';
import type { Order } from '../../domain/order';
import { isConfirmed, isOver } from '../../domain/order-progress';
import styles from './order-heading.module.css';

const words = copy.order;

const headingOf = ({ state }: Order): string => {
  switch (state) {
    case 'completed':
    case 'awaiting_code':
    case 'awaiting_payment':
    case 'rejected':
    case 'cancelled':
      return words.headings[state];
    case 'placed':
    case 'accepted':
    case 'preparing':
    case 'ready':
    case 'out_for_delivery':
      return words.headings.confirmed;
    default:
      return assertNever(state);
  }
};

const leadOf = ({ state, business, reason, isPaid }: Order): string => {
  switch (state) {
    case 'awaiting_code':
    case 'awaiting_payment':
      return words.leads[state];
    case 'rejected':
    case 'cancelled':
      return [reason, isPaid ? words.leads.refunded : ''].filter((part) => part !== '').join(' ');
    case 'completed':
      return words.leads.completed(business.name);
    case 'placed':
    case 'accepted':
    case 'preparing':
    case 'ready':
    case 'out_for_delivery':
      return words.leads.confirmed(business.name);
    default:
      return assertNever(state);
  }
};

/** The state of the order in words; screen readers announce a change. */
export function OrderHeading({ order }: { order: Order }) {
  const isStopped = isOver(order.state) && !isConfirmed(order.state);
  const Icon = isConfirmed(order.state) ? CheckCircleIcon : isStopped ? WarningIcon : ClockIcon;
  return (
    <header className={styles.heading}>
      <span className={classNames(styles.mark, isStopped && styles.stopped)}>
        <Icon size={36} />
      </span>
      <div role="status">
        <h1 className={styles.title}>{headingOf(order)}</h1>
        <p className={styles.lead}>{leadOf(order)}</p>
      </div>
    </header>
  );
}
