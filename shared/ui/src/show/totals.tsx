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

/** The lines of a sum, labels at the left and amounts at the right; `false` stands for a row that does not apply. */
export function Totals({ rows }: { readonly rows: readonly (TotalsRow | false)[] }) {
  const shown = rows.filter((row) => row !== false);
  return (
    <dl className={styles.totals}>
      {shown.map(({ label, value, kind }) => (
        <div key={label} className={classNames(styles.row, kind !== undefined && styles[kind])}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
