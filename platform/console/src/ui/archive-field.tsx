import { useId } from 'react';
import styles from './archive-field.module.css';

interface ArchiveFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly archive: File | undefined;
  readonly onChoose: (archive: File | undefined) => void;
}

/** A file to upload. */
export function ArchiveField({ label, hint, error, required, archive, onChoose }: ArchiveFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {archive === undefined ? hint : `${archive.name}, ${Math.ceil(archive.size / 1000)} kB`}
      </p>
      <input
        id={id}
        type="file"
        accept=".gz,.tgz,application/gzip"
        className={styles.input}
        aria-required={required}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`}
        onChange={(event) => onChoose(event.target.files?.[0])}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
