import { CollectionIcon, DeliveryIcon, VisuallyHidden } from '@storefront/ui';
import { copy } from '../../copy';
import type { Possible } from '../../domain/restaurant';
import styles from './mode-indicator.module.css';

const icons = { collection: CollectionIcon, delivery: DeliveryIcon } as const;

/** Collection or Delivery: active unless the mode is 'no' (LST-30, LST-31). */
export const ModeIndicator = ({
  mode,
  possible,
}: {
  mode: 'collection' | 'delivery';
  possible: Possible;
}) => {
  const Icon = icons[mode];
  const active = possible !== 'no';
  return (
    <li className={active ? styles.active : styles.inactive} data-active={active}>
      <Icon size={18} />
      {copy.listing[mode]}
      <VisuallyHidden>{active ? copy.listing.available : copy.listing.unavailable}</VisuallyHidden>
    </li>
  );
};
