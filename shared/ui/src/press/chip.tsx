import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './chip.module.css';

interface ChipProps {
  readonly children: ReactNode;
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly icon?: ReactNode;
  /** How many things it would show, after its text. */
  readonly count?: number;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** A filter that is on or off. */
export function Chip({ children, pressed, onPress, icon, count, disabled, className }: ChipProps) {
  return (
    <button
      type="button"
      className={classNames(styles.chip, className)}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      {icon}
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}
