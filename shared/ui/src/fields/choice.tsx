import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { FieldError } from './field-error';
import styles from './choice.module.css';

/** The props that a checkbox and a radio share. */
export interface ChoiceProps {
  readonly label: ReactNode;
  /** Smaller, below the label. */
  readonly description?: ReactNode;
  /** At the right end: a price, a count, a quantity select of its own. */
  readonly trailing?: ReactNode;
  /** Between the control and the label. */
  readonly icon?: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly id?: string;
  readonly error?: string | undefined;
  /** row: a line of a list; card: with a border of its own. */
  readonly variant?: 'row' | 'card';
  readonly className?: string | undefined;
}

interface DrawnChoiceProps extends ChoiceProps {
  readonly type: 'checkbox' | 'radio';
  readonly value?: string;
  readonly onChange: (checked: boolean) => void;
}

/** A native checkbox or radio, drawn in the brand's colours; its whole row can be pressed. */
export function Choice({
  type,
  label,
  description,
  trailing,
  icon,
  checked,
  disabled = false,
  name,
  id,
  error,
  value,
  variant = 'row',
  className,
  onChange,
}: DrawnChoiceProps) {
  const made = useId();
  const control = id ?? made;
  const hasError = error !== undefined && error !== '';
  const described = [
    description !== undefined && `${control}-description`,
    hasError && `${control}-error`,
  ].filter(Boolean);

  return (
    <div className={classNames(styles.field, className)}>
      <div className={classNames(styles.choice, variant === 'card' && styles.card, disabled && styles.off)}>
        <input
          id={control}
          type={type}
          name={name}
          value={value}
          checked={checked}
          disabled={disabled}
          aria-invalid={hasError || undefined}
          aria-describedby={described.length > 0 ? described.join(' ') : undefined}
          className={classNames(styles.input, styles[type])}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.words}>
          {icon !== undefined && <span className={styles.icon}>{icon}</span>}
          <span className={styles.text}>
            <label htmlFor={control} className={styles.label}>
              {label}
            </label>
            {description !== undefined && (
              <span id={`${control}-description`} className={styles.description}>
                {description}
              </span>
            )}
          </span>
        </span>
        {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
      </div>
      {error !== undefined && <FieldError id={`${control}-error`} error={error} />}
    </div>
  );
}
