import { Badge, DietIcon, Price } from '@storefront/ui';
import { copy } from '../copy';
import type { OrderLine } from '../domain/order-lines';
import styles from './order-line-item.module.css';

/** A line of an order with its options, comment, diets and allergens. */
export function OrderLineItem({ line }: { line: OrderLine }) {
  return (
    <li className={styles.line}>
      <span className={styles.quantity}>{line.quantity} ×</span>
      <div className={styles.words}>
        <p className={styles.name}>{line.main === '' ? line.name : line.main}</p>
        {line.main !== '' && <p className={styles.kind}>{line.name}</p>}
        {line.extras.map(({ label, items }) => (
          <p key={label} className={styles.extra}>
            <span className={styles.label}>
              <bdi>{label}</bdi>:
            </span>{' '}
            <bdi>{items.join(', ')}</bdi>
          </p>
        ))}
        {line.comment !== '' && (
          <p className={styles.extra}>
            <span className={styles.label}>{copy.details.comment}</span> <bdi>{line.comment}</bdi>
          </p>
        )}
        {line.diets.length > 0 && (
          <p className={styles.marks}>
            {line.diets.map((diet) => (
              <Badge key={diet} tone="success" icon={<DietIcon diet={diet} size={14} />}>
                {diet}
              </Badge>
            ))}
          </p>
        )}
        {line.allergens.length > 0 && (
          <p className={styles.extra}>
            <span className={styles.label}>{copy.details.allergens}</span>{' '}
            <bdi>{line.allergens.join(', ')}</bdi>
          </p>
        )}
      </div>
      <Price className={styles.price} pence={line.price} />
    </li>
  );
}
