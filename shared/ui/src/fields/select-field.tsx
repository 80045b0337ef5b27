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
  /** Neighbours of one group stand under its name. */
  readonly group?: string | undefined;
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
    <FieldFrame
      ids={ids}
      label={label}
      hint={hint}
      error={error}
      required={required}
      hideLabel={hideLabel}
      className={className}
    >
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
          {groupsOf(options).map(([first, ...others]) =>
            first.group === undefined ? (
              [first, ...others].map(toOption)
            ) : (
              <optgroup key={first.value} label={first.group}>
                {[first, ...others].map(toOption)}
              </optgroup>
            ),
          )}
        </select>
        <span className={styles.arrow}>
          <ChevronDownIcon size={20} />
        </span>
      </div>
    </FieldFrame>
  );
}

type OptionGroup = [SelectOption, ...SelectOption[]];

const groupsOf = (options: readonly SelectOption[]): readonly OptionGroup[] => {
  const groups: OptionGroup[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last !== undefined && last[0].group === option.group) last.push(option);
    else groups.push([option]);
  }
  return groups;
};

const toOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
