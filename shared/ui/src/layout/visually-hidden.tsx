import type { BoxProps } from './box';
import styles from './visually-hidden.module.css';

/** Said to assistive technology, not shown. */
export const VisuallyHidden = ({ as: Box = 'span', ...rest }: Omit<BoxProps, 'className'>) => (
  <Box className={styles.hidden} {...rest} />
);
