import { assertNever, formatOrderSlot, londonDayAndTime } from '@storefront/contract';
import { BusinessContacts } from '@storefront/ui';
import { copy } from '../../copy';
import type { Order } from '../../domain/order';
import styles from './order-facts.module.css';

const paymentOf = ({ payment, mode, isPaid }: Order): string => {
  switch (payment) {
    case 'cod':
      return copy.order.payment.cod[mode];
    case 'card':
      return isPaid ? copy.order.payment.card.paid : copy.order.payment.card.unpaid;
    default:
      return assertNever(payment);
  }
};

/** Number, time, mode and payment of the order, and the phone number of the business. */
export function OrderFacts({ order }: { order: Order }) {
  const { number, placedAt, mode, slot, slotNight, business } = order;
  const facts = [
    { label: copy.order.number, value: number },
    { label: copy.order.placedAt, value: londonDayAndTime(placedAt) },
    {
      label: copy.order.wanted[mode],
      value: slot === 'ASAP' ? copy.order.asap : formatOrderSlot(slot, slotNight),
    },
    { label: copy.order.paymentLabel, value: paymentOf(order) },
  ];
  return (
    <>
      <h2 className={styles.business}>{business.name}</h2>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <BusinessContacts
        name={business.name}
        address={mode === 'collection' ? business.address : ''}
        phone={business.phone}
      />
    </>
  );
}
