import { availabilityText, canOrder, modeNames } from '@storefront/business';
import type { Modes } from '@storefront/business';
import { businessCopy } from '../copy';
import { CollectionIcon, DeliveryIcon } from '../icons';
import styles from './mode-times.module.css';

const icons = { delivery: DeliveryIcon, collection: CollectionIcon } as const;

/** Each mode of a business with 'Unavailable', 'Preorder Only' or its minutes (SVC-11 to SVC-13, BKG-30). */
export function ModeTimes({ modes }: { readonly modes: Modes }) {
  return (
    <dl className={styles.modes}>
      {modeNames.map((mode) => {
        const Icon = icons[mode];
        return (
          <div key={mode} data-possible={canOrder(modes[mode])}>
            <dt>{businessCopy.modes[mode]}</dt>
            <dd>
              <Icon size={18} />
              {availabilityText(modes[mode])}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
