import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button, VisuallyHidden, classNames } from '@storefront/ui';
import styles from './data-table.module.css';

interface Column<Row> {
  readonly label: string;
  /** Undefined, false or '' where there is nothing to show: a dash, which a phone leaves out. */
  readonly cell: (row: Row) => ReactNode;
  /** A column of buttons: its heading is for screen readers only. */
  readonly isActions?: true;
}

interface DataTableProps<Row> {
  /** What the table shows, for assistive technology. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Gives all columns the same width, so that tables below each other line up. */
  readonly isEven?: true;
  /** Few, short columns: it stays a table on a phone. */
  readonly isNarrow?: true;
  /** Shown instead of a table without rows. */
  readonly empty: string;
  /** Rows that a phone shows only on request, because nothing is to be done about them. */
  readonly folded?: {
    readonly isFolded: (row: Row) => boolean;
    /** The text of the button that shows them, such as '5 that are well'. */
    readonly label: (count: number) => string;
  };
}

/**
 * A dense table; on a phone each row is a block that repeats the headings. The roles are explicit because the layout removes the
 * implicit ones.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  isEven,
  isNarrow,
  empty,
  folded,
}: DataTableProps<Row>) {
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  const hidden = new Set(isUnfolded || folded === undefined ? [] : rows.filter(folded.isFolded));
  const table = (
    <table
      id={id}
      role="table"
      className={classNames(styles.table, isEven && styles.even, !isNarrow && styles.stacked)}
    >
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label, isActions }) => (
            <th key={label} role="columnheader" scope="col">
              {isActions ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row" className={hidden.has(row) ? styles.folded : undefined}>
            {columns.map(({ label, cell, isActions }, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              const content = cell(row);
              const isEmpty = content === undefined || content === false || content === '';
              return (
                <Cell
                  key={label}
                  role={index === 0 ? 'rowheader' : 'cell'}
                  scope={index === 0 ? 'row' : undefined}
                  data-label={isActions || index === 0 ? undefined : label}
                  className={classNames(isActions && styles.actions, isEmpty && styles.none)}
                >
                  {isEmpty && !isActions ? '–' : content}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (folded === undefined || hidden.size === 0) return table;
  return (
    <>
      {table}
      <Button
        tone="quiet"
        size="small"
        className={styles.unfold}
        aria-controls={id}
        onClick={() => setUnfolded(true)}
      >
        {folded.label(hidden.size)}
      </Button>
    </>
  );
}
