import { CheckCircleIcon, ClockIcon, WarningIcon, classNames } from '@storefront/ui';
import { copy } from '../../copy';
import type { Order } from '../../domain/order';
import { stands } from '../../domain/order-progress';
import styles from './order-heading.module.css';

const words = copy.order;

const headingOf = ({ state }: Order): string => {
  if (state === 'completed') return words.headings.completed;
  if (stands(state)) return words.headings.stands;
  return words.headings[state as 'awaiting_code' | 'awaiting_payment' | 'rejected' | 'cancelled'];
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
    default:
      return words.leads.stands(business.name);
  }
};

/** In one sentence, how the order stands; a change of it is announced. */
export function OrderHeading({ order }: { order: Order }) {
  const isStopped = order.state === 'rejected' || order.state === 'cancelled';
  const Icon = stands(order.state) ? CheckCircleIcon : isStopped ? WarningIcon : ClockIcon;
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
