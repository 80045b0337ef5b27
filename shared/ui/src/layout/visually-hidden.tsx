import type { BoxProps } from './box';
import styles from './visually-hidden.module.css';

/** Said to assistive technology, not shown. */
export function VisuallyHidden({ as: Box = 'span', ...rest }: Omit<BoxProps, 'className'>) {
  return <Box className={styles.hidden} {...rest} />;
}
