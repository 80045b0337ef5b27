import type { ChosenMode } from '@storefront/pricing';
import { formatPounds } from '@storefront/pricing';
import { Banner, GiftIcon, Totals, VisuallyHidden } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { TotalsStore } from '../../stores/totals-store';
import { sumRows } from '../sum-rows';
import styles from './sum.module.css';

/** The totals table and the freebies-saved box (TTL-1, D77). */
export const Sum = observer(function Sum({ totals, mode }: { totals: TotalsStore; mode: ChosenMode }) {
  const { figures, calculation } = totals;
  return (
    <section
      className={styles.sum}
      aria-label={copy.totals.heading}
      aria-busy={calculation.kind === 'running'}
    >
      <Totals rows={sumRows(figures, figures.discountLabel, mode)} />
      <div role="status" className={styles.state}>
        {calculation.kind === 'running' && <VisuallyHidden>{copy.totals.updating}</VisuallyHidden>}
        {calculation.kind === 'failed' && <Banner tone="warning">{calculation.sentence}</Banner>}
      </div>
      {figures.savedOnFreeDishes > 0 && (
        <Banner tone="success" icon={<GiftIcon size={22} />}>
          {copy.totals.saved(formatPounds(figures.savedOnFreeDishes))}
        </Banner>
      )}
    </section>
  );
});
