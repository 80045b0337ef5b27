import { CollectionIcon, DeliveryIcon, VisuallyHidden } from '@storefront/ui';
import { copy } from '../../copy';
import type { Possible } from '../../domain/restaurant';
import styles from './mode-indicator.module.css';

const icons = { collection: CollectionIcon, delivery: DeliveryIcon } as const;

interface ModeIndicatorProps {
  readonly mode: 'collection' | 'delivery';
  readonly possible: Possible;
  /** How long it takes, when the business says so (D93). */
  readonly minutes: number | undefined;
}

/** Collection or Delivery: active unless the mode is 'no' (LST-30, LST-31). */
export function ModeIndicator({ mode, possible, minutes }: ModeIndicatorProps) {
  const Icon = icons[mode];
  const active = possible !== 'no';
  return (
    <li className={active ? styles.active : styles.inactive} data-active={active}>
      <Icon size={18} />
      {copy.listing[mode]}
      {active && minutes !== undefined && (
        <span className={styles.minutes}>{copy.listing.minutes(minutes)}</span>
      )}
      <VisuallyHidden>{active ? copy.listing.available : copy.listing.unavailable}</VisuallyHidden>
    </li>
  );
}
