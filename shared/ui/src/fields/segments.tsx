import { useId } from 'react';
import { VisuallyHidden } from '../layout';
import type { RadioOption } from './radio-group';
import styles from './segments.module.css';

interface SegmentsProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly Omit<RadioOption<Value>, 'trailing'>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** Two or three choices in one bar, such as Delivery and Collection; the keyboard uses them as radios. */
export function Segments<Value extends string>({
  legend,
  options,
  value,
  onChange,
  className,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={className}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span className={styles.words}>
              <span className={styles.label}>{option.label}</span>
              {option.description !== undefined && (
                <span className={styles.description}>{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
