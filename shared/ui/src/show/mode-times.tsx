import { availabilityText, canOrder, modeNames } from '@storefront/business';
import type { Modes } from '@storefront/business';
import { businessCopy } from '../copy';
import { ClockIcon } from '../icons';
import styles from './mode-times.module.css';

/** Each mode of a business with 'Unavailable', 'Preorder Only' or its minutes (SVC-11 to SVC-13, BKG-30). */
export function ModeTimes({ modes }: { readonly modes: Modes }) {
  return (
    <dl className={styles.modes}>
      {modeNames.map((mode) => (
        <div key={mode} data-possible={canOrder(modes[mode])}>
          <dt>{businessCopy.modes[mode]}</dt>
          <dd>
            <ClockIcon size={16} />
            {availabilityText(modes[mode])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
