import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { ChevronDownIcon } from '../icons';
import { describedBy, useFieldIds } from './field-ids';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-frame';
import styles from './control.module.css';

/** One option of a select. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

type OwnSelect =
  'className' | 'onChange' | 'value' | 'size' | 'required' | 'aria-describedby' | 'aria-invalid';

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, OwnSelect> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen (value ''); cannot be chosen itself. */
  readonly placeholder?: string;
  readonly size?: 'small' | 'medium';
}

/** The browser's own select, which works best on phones. */
export function SelectField({
  id,
  label,
  hint,
  error,
  required,
  hideLabel,
  className,
  value,
  onChange,
  options,
  placeholder,
  size = 'medium',
  ...rest
}: SelectFieldProps) {
  const ids = useFieldIds(id);
  return (
    <FieldFrame {...{ ids, label, hint, error, required, hideLabel, className }}>
      <div className={styles.shell}>
        <select
          {...rest}
          {...describedBy(ids, { hint, error })}
          id={ids.control}
          value={value}
          aria-required={required}
          className={classNames(styles.control, styles.select, size === 'small' && styles.compact)}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <ChevronDownIcon size={20} />
        </span>
      </div>
    </FieldFrame>
  );
}
