import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../layout';
import { FieldError } from './field-error';
import type { FieldIds } from './field-ids';
import styles from './field-frame.module.css';

/** The props of every field. */
export interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The error message, if any. */
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Gives the label to assistive technology only, when the placeholder or the surroundings show it. */
  readonly hideLabel?: boolean;
  readonly className?: string;
}

interface FieldFrameProps extends FieldProps {
  readonly ids: FieldIds;
  readonly children: ReactNode;
}

/** Label, hint and error around one control. */
export function FieldFrame({
  ids,
  label,
  hint,
  error,
  required,
  hideLabel,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={classNames(styles.frame, className)}>
      {hideLabel === true ? (
        <VisuallyHidden>
          <label htmlFor={ids.control}>{label}</label>
        </VisuallyHidden>
      ) : (
        <label htmlFor={ids.control} className={styles.label}>
          {label}
          {required === true && (
            <span className={styles.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
      )}
      {hint !== undefined && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={ids.error} error={error} />
    </div>
  );
}
