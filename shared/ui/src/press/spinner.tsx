import styles from './spinner.module.css';

/** A small turning ring in the colour of the text around it; decoration beside words that say what is waited for. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
