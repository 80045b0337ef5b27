import type { OrderState } from '@storefront/contract';
import { CheckCircleIcon, ClockIcon, WarningIcon, classNames } from '@storefront/ui';
import { copy } from '../../copy';
import type { Order } from '../../domain/order';
import { isConfirmed, isOver } from '../../domain/order-progress';
import styles from './order-heading.module.css';

const words = copy.order;

interface StateWords {
  readonly heading: string;
  readonly leadOf: (order: Order) => string;
}

const confirmed: StateWords = {
  heading: words.headings.confirmed,
  leadOf: ({ business }) => words.leads.confirmed(business.name),
};

/** The reason of the business, and that the money comes back. */
const stoppedLeadOf = ({ reason, isPaid }: Order): string =>
  [reason, isPaid ? words.leads.refunded : ''].filter((part) => part !== '').join(' ');

const wordsOf: Readonly<Record<OrderState, StateWords>> = {
  awaiting_code: { heading: words.headings.awaiting_code, leadOf: () => words.leads.awaiting_code },
  awaiting_payment: { heading: words.headings.awaiting_payment, leadOf: () => words.leads.awaiting_payment },
  placed: confirmed,
  accepted: confirmed,
  preparing: confirmed,
  ready: confirmed,
  out_for_delivery: confirmed,
  completed: {
    heading: words.headings.completed,
    leadOf: ({ business }) => words.leads.completed(business.name),
  },
  rejected: { heading: words.headings.rejected, leadOf: stoppedLeadOf },
  cancelled: { heading: words.headings.cancelled, leadOf: stoppedLeadOf },
};

/** The state of the order in words; screen readers announce a change. */
export function OrderHeading({ order }: { order: Order }) {
  const { heading, leadOf } = wordsOf[order.state];
  const isStopped = isOver(order.state) && !isConfirmed(order.state);
  const Icon = isConfirmed(order.state) ? CheckCircleIcon : isStopped ? WarningIcon : ClockIcon;
  return (
    <header className={styles.heading}>
      <span className={classNames(styles.mark, isStopped && styles.stopped)}>
        <Icon size={36} />
      </span>
      <div role="status">
        <h1 className={styles.title}>{heading}</h1>
        <p className={styles.lead}>{leadOf(order)}</p>
      </div>
    </header>
  );
}
