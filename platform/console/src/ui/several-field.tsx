import { Checkbox } from '@storefront/ui';
import styles from './several-field.module.css';

interface SeveralFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  /** `all`, or names separated by commas. */
  readonly value: string;
  readonly choices: readonly string[];
  readonly onChange: (value: string) => void;
}

/** All choices, or some of them. */
export function SeveralField({ label, error, value, choices, onChange }: SeveralFieldProps) {
  const isAll = value === 'all';
  const chosen = isAll ? [] : value.split(',').filter((one) => one !== '');
  const choose = (choice: string, isOn: boolean) =>
    onChange(choices.filter((one) => (one === choice ? isOn : chosen.includes(one))).join(','));
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        <Checkbox label="All" checked={isAll} onChange={(isOn) => onChange(isOn ? 'all' : '')} />
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            label={choice}
            checked={chosen.includes(choice)}
            onChange={(isOn) => choose(choice, isOn)}
          />
        ))}
      </div>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
