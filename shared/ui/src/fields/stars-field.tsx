import { useId } from 'react';
import { classNames } from '../class-names';
import { copy } from '../copy';
import { StarIcon } from '../icons';
import { VisuallyHidden } from '../layout';
import { FieldError } from './field-error';
import styles from './stars-field.module.css';

const choices = [1, 2, 3, 4, 5] as const;

interface StarsFieldProps {
  /** What is rated: 'Food', 'Service'. */
  readonly label: string;
  /** 1 to 5, or 0 while nothing is rated. */
  readonly value: number;
  readonly onChange: (stars: number) => void;
  readonly error?: string | undefined;
  /** The form name of its radios. */
  readonly name?: string;
}

/** A rating of 1 to 5 stars; the keyboard uses them as radios. */
export function StarsField({ label, value, onChange, error, name: ownName }: StarsFieldProps) {
  const id = useId();
  const name = ownName ?? id;
  return (
    <fieldset aria-describedby={error === undefined || error === '' ? undefined : `${id}-error`}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.stars}>
        {choices.map((stars) => (
          <label key={stars} className={classNames(styles.star, stars <= value && styles.filled)}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <StarIcon size={28} />
            <VisuallyHidden>{copy.starsToGive(stars)}</VisuallyHidden>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
