import { withoutDirections } from '@storefront/contract';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { describedBy, useFieldIds } from './field-ids';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-frame';
import styles from './control.module.css';

type OwnArea = 'className' | 'onChange' | 'value' | 'required' | 'aria-describedby' | 'aria-invalid';

interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, OwnArea> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Several lines of text; the field grows with its text. */
export function TextArea({
  id,
  label,
  hint,
  error,
  required,
  hideLabel,
  className,
  value,
  onChange,
  rows = 3,
  ...rest
}: TextAreaProps) {
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
      <textarea
        {...rest}
        {...describedBy(ids, { hint, error })}
        id={ids.control}
        rows={rows}
        value={value}
        aria-required={required}
        className={classNames(styles.control, styles.area)}
        onChange={(event) => onChange(withoutDirections(event.target.value))}
      />
    </FieldFrame>
  );
}
