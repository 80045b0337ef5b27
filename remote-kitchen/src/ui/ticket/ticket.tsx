import { londonDayAndTime } from '@storefront/contract';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { copy } from '../../copy';
import type { KitchenDish, KitchenOrder } from '../../domain/kitchen-order';
import { paymentText, whenText } from '../../domain/order-words';
import type { TicketStore } from '../../stores/ticket-store';
import styles from './ticket.module.css';

interface TicketProps {
  readonly ticket: TicketStore;
  readonly businessName: string;
}

/** The ticket that is being printed, on paper 80 mm wide; on the screen nothing (KIT-13). */
export const Ticket = observer(function Ticket({ ticket, businessName }: TicketProps) {
  const { order, close } = ticket;
  useEffect(() => {
    if (order === undefined) return undefined;
    window.addEventListener('afterprint', close);
    window.print();
    return () => window.removeEventListener('afterprint', close);
  }, [order, close]);
  return order && <Paper order={order} businessName={businessName} />;
});

function Paper({ order, businessName }: { readonly order: KitchenOrder; readonly businessName: string }) {
  const { number, mode, placedAt, dishes, kitchenNote, riderNote, customer } = order;
  return (
    <section className={styles.paper} data-ticket="" aria-label={copy.order.number(number)}>
      <p className={styles.head}>{businessName}</p>
      <p className={styles.large}>{copy.order.number(number)}</p>
      <p className={styles.head}>
        <strong>{copy.order[mode]}</strong>
      </p>
      <p className={styles.large}>{whenText(order)}</p>
      <p className={styles.head}>{copy.ticket.placed(londonDayAndTime(placedAt))}</p>
      <ul className={styles.part}>
        {dishes.map((dish, index) => (
          <Dish key={index} dish={dish} />
        ))}
      </ul>
      {kitchenNote !== '' && (
        <p className={styles.note}>
          {copy.order.kitchenNote}: {kitchenNote}
        </p>
      )}
      <div className={styles.part}>
        <p>
          <strong>{customer.name}</strong>
        </p>
        <p>{customer.phone}</p>
        <p>{customer.place}</p>
      </div>
      {riderNote !== '' && (
        <p className={styles.note}>
          {copy.order.riderNote}: {riderNote}
        </p>
      )}
      <p className={styles.part}>
        <strong>{paymentText(order)}</strong>
      </p>
    </section>
  );
}

function Dish({ dish: { quantity, name, choices, comment, allergens } }: { readonly dish: KitchenDish }) {
  return (
    <li className={styles.dish}>
      <p className={styles.name}>
        {copy.order.quantity(quantity)} {name}
      </p>
      {choices.map((choice) => (
        <p key={choice}>{choice}</p>
      ))}
      {comment !== '' && <p className={styles.name}>{comment}</p>}
      {allergens.length > 0 && <p className={styles.allergens}>{copy.order.contains(allergens)}</p>}
    </li>
  );
}
