import { availabilityText, canOrder, modeNames } from '@storefront/business';
import type { Modes } from '@storefront/business';
import type { ChosenMode, Pence } from '@storefront/pricing';
import { classNames } from '../class-names';
import { businessCopy } from '../copy';
import { CollectionIcon, DeliveryIcon } from '../icons';
import styles from './mode-times.module.css';
import { poundsText } from './price';

const icons = { delivery: DeliveryIcon, collection: CollectionIcon } as const;

/** What stands behind the minutes of a mode that can be ordered, such as the charge of a delivery; `''` for nothing. */
type ModeDetails = Partial<Readonly<Record<ChosenMode, string>>>;

interface ModeTimesProps {
  readonly modes: Modes;
  readonly details?: ModeDetails;
}

/** Each mode of a business with 'Unavailable', 'Preorder Only' or its minutes (SVC-11 to SVC-13, BKG-30). */
export function ModeTimes({ modes, details = {} }: ModeTimesProps) {
  return (
    <dl className={styles.modes}>
      {modeNames.map((mode) => {
        const Icon = icons[mode];
        return (
          <div key={mode} className={styles.mode} data-possible={canOrder(modes[mode])}>
            <dt className={styles.name}>
              <Icon size={18} />
              {businessCopy.modes[mode]}
            </dt>
            <dd className={styles.detail}>{textOf(mode, modes, details)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

interface ModeToggleProps extends ModeTimesProps {
  readonly legend: string;
  readonly chosen: ChosenMode | undefined;
  readonly choose: (mode: ChosenMode) => void;
}

/** The same, to choose from. A press may still lead to a question, so these are buttons that say which mode is in force. */
export function ModeToggle({ modes, details = {}, legend, chosen, choose }: ModeToggleProps) {
  return (
    <div role="group" aria-label={legend} className={classNames(styles.modes, styles.toggle)}>
      {modeNames.map((mode) => {
        const Icon = icons[mode];
        return (
          <button
            key={mode}
            type="button"
            className={styles.mode}
            aria-pressed={mode === chosen}
            disabled={!canOrder(modes[mode])}
            onClick={() => choose(mode)}
          >
            <span className={styles.name}>
              <Icon size={18} />
              {businessCopy.modes[mode]}
            </span>{' '}
            <span className={styles.detail}>{textOf(mode, modes, details)}</span>
          </button>
        );
      })}
    </div>
  );
}

/** 'from £1.50', what delivery costs at least; `''` while nobody knows. */
export function deliveryFromText(charge: Pence | undefined): string {
  if (charge === undefined) return '';
  return charge === 0 ? businessCopy.free : businessCopy.deliveryFrom(poundsText(charge));
}

const textOf = (mode: ChosenMode, modes: Modes, details: ModeDetails): string => {
  const detail = canOrder(modes[mode]) ? (details[mode] ?? '') : '';
  return [availabilityText(modes[mode]), detail].filter((part) => part !== '').join(' · ');
};
