import { formatPounds } from '@storefront/pricing';
import { classNames } from '../class-names';
import styles from './price.module.css';

/** Pence as people read them: 795 is '£7.95', -300 is '-£3.00' (LIM-1). */
export function poundsText(pence: number): string {
  return `${pence < 0 ? '-' : ''}£${formatPounds(Math.abs(pence))}`;
}

interface PriceProps {
  /** Whole pence. */
  readonly pence: number;
  /** The former price, struck through. */
  readonly before?: boolean;
  readonly className?: string;
}

/** An amount of money with £ and two decimals; all digits have the same width, so that columns align. */
export function Price({ pence, before = false, className }: PriceProps) {
  const Text = before ? 's' : 'span';
  return (
    <Text className={classNames(styles.price, before && styles.before, className)}>{poundsText(pence)}</Text>
  );
}
