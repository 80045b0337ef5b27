import { assertNever, formatOrderSlot, londonDayAndTime } from '@storefront/contract';
import { PhoneIcon, linkLook } from '@storefront/ui';
import { copy } from '../../copy';
import type { Order } from '../../domain/order';
import styles from './order-facts.module.css';

const words = copy.order;

const paymentOf = ({ payment, mode, isPaid }: Order): string => {
  switch (payment) {
    case 'cod':
      return words.payment.cod[mode];
    case 'card':
      return isPaid ? words.payment.card.paid : words.payment.card.unpaid;
    default:
      return assertNever(payment);
  }
};

/** Number, time, mode and payment of the order, and the phone number of the business. */
export function OrderFacts({ order }: { order: Order }) {
  const { number, placedAt, mode, slot, slotNight, business } = order;
  const facts = [
    { label: words.number, value: number },
    { label: words.placedAt, value: londonDayAndTime(placedAt) },
    { label: words.wanted[mode], value: slot === 'ASAP' ? words.asap : formatOrderSlot(slot, slotNight) },
    { label: words.paymentLabel, value: paymentOf(order) },
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
      {business.phone !== '' && (
        <a href={`tel:${business.phone.replaceAll(/\s/g, '')}`} className={`${linkLook()} ${styles.phone}`}>
          <PhoneIcon size={18} /> {words.call(business.name)}
        </a>
      )}
    </>
  );
}
