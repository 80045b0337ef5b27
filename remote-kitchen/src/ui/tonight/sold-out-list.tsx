import { londonDayAndTime } from '@storefront/contract';
import { Button } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import { soldOutNow } from '../../domain/tonight';
import type { Tonight } from '../../domain/tonight';
import type { TonightPageModel } from '../../stores/tonight-page-model';
import styles from './tonight.module.css';

interface SoldOutListProps {
  readonly model: TonightPageModel;
  readonly tonight: Tonight;
}

/** What the kitchen has marked as sold out, each with the way back (KIT-21). */
export const SoldOutList = observer(function SoldOutList({ model, tonight }: SoldOutListProps) {
  const soldOut = soldOutNow(tonight);
  return (
    <section className={styles.part} aria-labelledby="tonight-sold-out">
      <h3 id="tonight-sold-out">{copy.tonight.soldOut}</h3>
      {soldOut.length === 0 ? (
        <p className={styles.lead}>{copy.tonight.nothingSoldOut}</p>
      ) : (
        <ul>
          {soldOut.map((sellable) => (
            <li key={sellable.ids.join()} className={styles.line}>
              <span>
                <strong>{sellable.name}</strong>{' '}
                <span className={styles.lead}>
                  {sellable.until === undefined
                    ? copy.tonight.untilUndone
                    : copy.tonight.until(londonDayAndTime(sellable.until))}
                </span>
              </span>
              <Button
                size="large"
                tone="secondary"
                busy={model.changes.acts.isBusy(sellable.ids.join())}
                onClick={() => void model.markSoldOut(sellable, 'available')}
              >
                {copy.tonight.available(sellable.name)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
