import { withoutDirections } from '@storefront/contract';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { copy } from '../copy';
import { CloseIcon } from '../icons';
import { IconButton } from '../press';
import { describedBy, useFieldIds } from './field-ids';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-frame';
import styles from './control.module.css';

type OwnInput =
  'className' | 'onChange' | 'value' | 'size' | 'required' | 'aria-describedby' | 'aria-invalid';

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, OwnInput> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Drawn inside, before the text. */
  readonly icon?: ReactNode;
  /** Shows a cross inside while there is text. */
  readonly onClear?: () => void;
  /** Drawn inside at the end, such as a button for the filters of a search. */
  readonly end?: ReactNode;
  readonly size?: 'medium' | 'large';
  /** code: wide digits for a one-time code; upper: shows the text in capitals (a postcode), while the value stays as typed. */
  readonly variant?: 'plain' | 'code' | 'upper';
}

/** One line of text of any input type: text, email, tel, password, date, search. */
export function TextField({
  id,
  label,
  hint,
  error,
  required,
  hideLabel,
  className,
  value,
  onChange,
  icon,
  onClear,
  end,
  size = 'medium',
  variant = 'plain',
  type = 'text',
  ...rest
}: TextFieldProps) {
  const ids = useFieldIds(id);
  const clears = onClear !== undefined && value !== '';

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
      <div className={classNames(styles.shell, Boolean(end) && styles.joined)}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <input
          {...rest}
          {...describedBy(ids, { hint, error })}
          id={ids.control}
          type={type}
          value={value}
          aria-required={required}
          className={classNames(
            styles.control,
            size === 'large' && styles.large,
            variant !== 'plain' && styles[variant],
            icon !== undefined && styles.withIcon,
            clears && !end && styles.withEnd,
          )}
          onChange={(event) => onChange(withoutDirections(event.target.value))}
        />
        {clears && (
          <span className={styles.end}>
            <IconButton label={`${copy.clear} ${label}`} size="small" onClick={onClear}>
              <CloseIcon size={18} />
            </IconButton>
          </span>
        )}
        {end}
      </div>
    </FieldFrame>
  );
}
