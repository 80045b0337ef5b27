import { londonDayAndTime } from '@storefront/contract';
import { PrintSheet } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { KitchenDish, KitchenOrder } from '../../domain/kitchen-order';
import { paymentText, whenText } from '../../domain/order-words';
import type { TicketStore } from '../../stores/ticket-store';
import styles from './ticket.module.css';

interface TicketProps {
  readonly ticket: TicketStore;
  readonly businessName: string;
}

/** The ticket that is being printed, on paper 80 mm wide (KIT-13). */
export const Ticket = observer(function Ticket({ ticket, businessName }: TicketProps) {
  const { order, close } = ticket;
  if (order === undefined) return null;
  return (
    <PrintSheet label={copy.ticket.label(order.number)} className={styles.paper ?? ''} onClose={close}>
      <Paper order={order} businessName={businessName} />
    </PrintSheet>
  );
});

function Paper({ order, businessName }: { readonly order: KitchenOrder; readonly businessName: string }) {
  const { number, mode, placedAt, dishes, kitchenNote, riderNote, customer } = order;
  return (
    <>
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
    </>
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
