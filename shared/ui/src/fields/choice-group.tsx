import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../layout';
import { FieldError } from './field-error';
import styles from './choice-group.module.css';

/** The props that groups of choices share. */
export interface ChoiceGroupProps {
  readonly legend: string;
  /** Beside the legend: 'Required', 'Optional 2'. */
  readonly mark?: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly hideLegend?: boolean;
  /** list: lines with hairlines; cards: side by side where there is room; column: cards below one another. */
  readonly variant?: 'list' | 'cards' | 'column';
  readonly id?: string;
  readonly className?: string | undefined;
}

/** A group of choices with one legend, hint and error; its children are Checkbox, Radio or anything else. */
export function ChoiceGroup({
  legend,
  mark,
  hint,
  error,
  required,
  hideLegend = false,
  variant = 'list',
  id,
  className,
  role,
  children,
}: ChoiceGroupProps & { readonly role?: 'radiogroup'; readonly children: ReactNode }) {
  const made = useId();
  const base = id ?? made;
  const hasError = error !== undefined && error !== '';
  const described = [hint !== undefined && `${base}-hint`, hasError && `${base}-error`]
    .filter(Boolean)
    .join(' ');

  return (
    <fieldset
      id={base}
      role={role}
      className={classNames(styles.group, className)}
      aria-describedby={described === '' ? undefined : described}
      aria-required={role === 'radiogroup' ? required : undefined}
      aria-invalid={role === 'radiogroup' && hasError ? true : undefined}
      tabIndex={-1}
    >
      {hideLegend ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={styles.legend}>
          {legend}
          {mark}
        </legend>
      )}
      {hint !== undefined && (
        <p id={`${base}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles[variant]}>{children}</div>
      <div className={styles.error}>
        <FieldError id={`${base}-error`} error={error} />
      </div>
    </fieldset>
  );
}
