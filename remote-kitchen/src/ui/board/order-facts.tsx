import { Badge, CollectionIcon, DeliveryIcon, WarningIcon } from '@storefront/ui';
import { copy } from '../../copy';
import type { KitchenDish, KitchenOrder } from '../../domain/kitchen-order';
import { paymentText, whenText } from '../../domain/order-words';
import styles from './order-facts.module.css';

/** How and when the order goes out, and whether it is paid. */
export function OrderMarks({ order }: { readonly order: KitchenOrder }) {
  const { mode, isPaid } = order;
  const Icon = mode === 'delivery' ? DeliveryIcon : CollectionIcon;
  return (
    <p className={styles.marks}>
      <Badge icon={<Icon size={16} />}>{copy.order[mode]}</Badge>
      <Badge tone="accent">{whenText(order)}</Badge>
      <Badge tone={isPaid ? 'success' : 'warning'}>{paymentText(order)}</Badge>
    </p>
  );
}

/** What is to be cooked, with all that must not be overlooked. */
export function OrderDishes({ order }: { readonly order: KitchenOrder }) {
  return (
    <>
      <ul className={styles.dishes}>
        {order.dishes.map((dish, index) => (
          <Dish key={index} dish={dish} />
        ))}
      </ul>
      <Note label={copy.order.kitchenNote} text={order.kitchenNote} />
    </>
  );
}

function Dish({ dish }: { readonly dish: KitchenDish }) {
  return (
    <li className={styles.dish}>
      <span className={styles.quantity}>{copy.order.quantity(dish.quantity)}</span>
      <span className={styles.words}>
        <strong>{dish.name}</strong>
        {dish.choices.length > 0 && <span className={styles.choices}>{dish.choices.join(', ')}</span>}
        {dish.comment !== '' && <em className={styles.comment}>{dish.comment}</em>}
        {dish.allergens.length > 0 && (
          <span className={styles.allergens}>{copy.order.contains(dish.allergens)}</span>
        )}
      </span>
    </li>
  );
}

/** Who gets it, where, and what the rider should know. */
export function OrderCustomer({ order }: { readonly order: KitchenOrder }) {
  const { name, phone, place } = order.customer;
  return (
    <div className={styles.customer}>
      {name === '' ? (
        <p>{copy.order.nobody}</p>
      ) : (
        <p>
          <strong>{name}</strong>{' '}
          <a className={styles.phone} href={`tel:${phone}`}>
            {phone}
          </a>
        </p>
      )}
      {place !== '' && <p>{place}</p>}
      <Note label={copy.order.riderNote} text={order.riderNote} />
    </div>
  );
}

function Note({ label, text }: { readonly label: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <p className={styles.note}>
      <WarningIcon size={20} />
      <span>
        <strong>{label}:</strong> {text}
      </span>
    </p>
  );
}
