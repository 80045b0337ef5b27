import styles from './spinner.module.css';

/** A small turning ring in the colour of the text around it; decoration beside a text that says what is loading. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
