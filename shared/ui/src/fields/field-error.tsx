import { WarningIcon } from '../icons';
import styles from './field-frame.module.css';

interface FieldErrorProps {
  readonly id: string;
  readonly error: string | undefined;
}

/** The error of a field; its element is always there, so that a new error is announced. */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    <div className={styles.messages} aria-live="polite">
      {error !== undefined && error !== '' && (
        <p id={id} className={styles.error}>
          <WarningIcon size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
