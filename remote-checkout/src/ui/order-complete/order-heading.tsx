import type { OrderState } from '@storefront/contract';
import { CheckCircleIcon, ClockIcon, WarningIcon, classNames } from '@storefront/ui';
import type { ChosenMode } from '@storefront/pricing';
import { copy } from '../../copy';
import type { Order } from '../../domain/order';
import { isConfirmed, isOver } from '../../domain/order-progress';
import { ExpectedLine } from './expected-line';
import styles from './order-heading.module.css';

interface StateWords {
  readonly heading: string | Readonly<Record<ChosenMode, string>>;
  readonly leadOf: (order: Order) => string;
}

const goesOn = () => copy.order.leads.goesOn;

/** The reason of the business, and that the money comes back. */
const stoppedLeadOf = ({ reason, isPaid }: Order): string =>
  [reason, isPaid ? copy.order.leads.refunded : ''].filter((part) => part !== '').join(' ');

const wordsOf: Readonly<Record<OrderState, StateWords>> = {
  awaiting_code: { heading: copy.order.headings.awaiting_code, leadOf: () => copy.order.leads.awaiting_code },
  awaiting_payment: {
    heading: copy.order.headings.awaiting_payment,
    leadOf: () => copy.order.leads.awaiting_payment,
  },
  placed: {
    heading: copy.order.headings.placed,
    leadOf: ({ business }) => copy.order.leads.confirmed(business.name),
  },
  accepted: { heading: copy.order.headings.accepted, leadOf: goesOn },
  preparing: { heading: copy.order.headings.preparing, leadOf: goesOn },
  ready: {
    heading: copy.order.headings.ready,
    leadOf: ({ mode, number }) =>
      mode === 'collection' ? copy.order.leads.toCollect(number) : copy.order.leads.goesOn,
  },
  out_for_delivery: { heading: copy.order.headings.out_for_delivery, leadOf: goesOn },
  completed: {
    heading: copy.order.headings.completed,
    leadOf: ({ business }) => copy.order.leads.completed(business.name),
  },
  rejected: { heading: copy.order.headings.rejected, leadOf: stoppedLeadOf },
  cancelled: { heading: copy.order.headings.cancelled, leadOf: stoppedLeadOf },
};

/** The state of the order in copy.order; screen readers announce a change. */
export function OrderHeading({ order, now }: { readonly order: Order; readonly now: number }) {
  const { heading, leadOf } = wordsOf[order.state];
  const isStopped = isOver(order.state) && !isConfirmed(order.state);
  const Icon = isConfirmed(order.state) ? CheckCircleIcon : isStopped ? WarningIcon : ClockIcon;
  return (
    <header className={styles.heading}>
      <span className={classNames(styles.mark, isStopped && styles.stopped)}>
        <Icon size={28} />
      </span>
      <div role="status">
        <h1 className={styles.title}>{typeof heading === 'string' ? heading : heading[order.mode]}</h1>
        <p className={styles.lead}>{leadOf(order)}</p>
        <ExpectedLine order={order} now={now} />
      </div>
    </header>
  );
}
