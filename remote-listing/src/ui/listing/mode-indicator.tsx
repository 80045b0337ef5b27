import { Fragment } from 'react';
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
  /** What it costs in pounds; undefined where nothing is to be said of that. */
  readonly charge?: string | undefined;
  /** Whether it costs that much or more. */
  readonly isFrom?: boolean;
}

/** Collection or Delivery: active unless the mode is 'no' (LST-30, LST-31). */
export function ModeIndicator({ mode, possible, minutes, charge, isFrom = false }: ModeIndicatorProps) {
  const Icon = icons[mode];
  const active = possible !== 'no';
  const isTimed = active && minutes !== undefined;
  // The icon is enough beside minutes, as the whole card has to fit on a phone.
  const Name = isTimed ? VisuallyHidden : Fragment;
  return (
    <li className={active ? styles.active : styles.inactive} data-active={active}>
      <Icon size={18} />
      <Name>{copy.listing[mode]}</Name>
      {isTimed && <span className={styles.minutes}>{copy.listing.minutes(minutes)}</span>}
      {active && charge !== undefined && <Charge pounds={charge} isFrom={isFrom} />}
      <VisuallyHidden>{active ? copy.listing.available : copy.listing.unavailable}</VisuallyHidden>
    </li>
  );
}

const Charge = ({ pounds, isFrom }: { readonly pounds: string; readonly isFrom: boolean }) =>
  Number(pounds) === 0 ? (
    <span className={styles.free}>{copy.listing.freeDelivery}</span>
  ) : (
    <span className={styles.charge}>
      {copy.listing.fee(pounds, isFrom)} <VisuallyHidden>{copy.listing.deliveryCharge}</VisuallyHidden>
    </span>
  );
