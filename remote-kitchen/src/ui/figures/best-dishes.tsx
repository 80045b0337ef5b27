import { poundsText } from '@storefront/ui';
import { copy } from '../../copy';
import type { SoldDish } from '../../domain/figures';
import styles from './figures.module.css';

/** The dishes that were sold most. */
export function BestDishes({ best }: { readonly best: readonly SoldDish[] }) {
  if (best.length === 0) return <p className={styles.nothing}>{copy.figures.nothingSold}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{copy.figures.dish}</th>
          <th scope="col">{copy.figures.quantity}</th>
          <th scope="col">{copy.figures.sales}</th>
        </tr>
      </thead>
      <tbody>
        {best.map(({ name, quantity, sales }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{quantity}</td>
            <td>{poundsText(sales)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
