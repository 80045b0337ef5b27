import { classNames } from '../class-names';
import { copy } from '../copy';
import { MinusIcon, PlusIcon, TrashIcon } from '../icons';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  /** What is counted, as in 'Chicken Tikka Masala'. */
  readonly label: string;
  readonly value: number;
  readonly onIncrease: () => void;
  readonly onDecrease: () => void;
  /** Decreasing stops here; 0 by default. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** Shows a bin in place of the minus at quantity 1, when decreasing deletes the thing. */
  readonly removes?: boolean;
  readonly size?: 'small' | 'medium';
  readonly disabled?: boolean;
}

/** Minus, quantity, plus; a changed quantity is announced. */
export function QuantityStepper({
  label,
  value,
  onIncrease,
  onDecrease,
  minimum = 0,
  maximum = Number.POSITIVE_INFINITY,
  removes = false,
  size = 'medium',
  disabled = false,
}: QuantityStepperProps) {
  const side = size === 'small' ? 16 : 20;
  return (
    <div
      className={classNames(styles.stepper, size === 'small' && styles.small)}
      role="group"
      aria-label={copy.quantityOf(label)}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={copy.removeOne(label)}
        disabled={disabled || value <= minimum}
        onClick={onDecrease}
      >
        {removes && value === 1 ? <TrashIcon size={side} /> : <MinusIcon size={side} />}
      </button>
      <output className={styles.value}>{value}</output>
      <button
        type="button"
        className={styles.button}
        aria-label={copy.addOne(label)}
        disabled={disabled || value >= maximum}
        onClick={onIncrease}
      >
        <PlusIcon size={side} />
      </button>
    </div>
  );
}
