import { classNames } from '../class-names';
import type { ReactNode } from 'react';
import styles from './choice-chip.module.css';

interface ChoiceChipProps {
  /** The same for all chips of a group. */
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  readonly onChoose: () => void;
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

/** One of several choices, as a chip; the keyboard uses it as a radio. */
export function ChoiceChip({
  name,
  value,
  checked,
  disabled = false,
  className,
  onChoose,
  onLeave,
  children,
}: ChoiceChipProps) {
  return (
    <label className={classNames(styles.chip, className)}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        onBlur={onLeave}
      />
      {children}
    </label>
  );
}
