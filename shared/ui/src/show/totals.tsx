import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './totals.module.css';

/** One line of a sum. */
export interface TotalsRow {
  readonly label: string;
  readonly value: ReactNode;
  /** saving: money off; total: what the customer pays. */
  readonly kind?: 'saving' | 'total';
}

/** The lines of a sum, labels at the left and amounts at the right. */
export function Totals({ rows }: { readonly rows: readonly TotalsRow[] }) {
  return (
    <dl className={styles.totals}>
      {rows.map(({ label, value, kind }) => (
        <div key={label} className={classNames(styles.row, kind !== undefined && styles[kind])}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
