import { londonLongDate } from '@storefront/contract';
import { poundsText } from '@storefront/ui';
import { copy } from '../../copy';
import { durationText, computeTakings } from '../../domain/figures';
import type { DayFigures } from '../../domain/figures';
import styles from './figures.module.css';

/** The figures of each day, the latest first. */
export function DayTable({ days }: { readonly days: readonly DayFigures[] }) {
  return (
    <div className={styles.scroller} tabIndex={0} role="group" aria-label={copy.figures.days}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{copy.figures.day}</th>
            <th scope="col">{copy.figures.orders}</th>
            <th scope="col">{copy.figures.refused}</th>
            <th scope="col">{copy.figures.takings}</th>
            <th scope="col">{copy.figures.accept}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.date}>
              <th scope="row">{londonLongDate(Date.parse(day.date))}</th>
              <td>{day.orders}</td>
              <td>{day.refused}</td>
              <td>{poundsText(computeTakings(day))}</td>
              <td>{day.acceptSeconds === undefined ? copy.figures.none : durationText(day.acceptSeconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
