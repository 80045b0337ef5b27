import type { BoxProps } from './box';
import styles from './visually-hidden.module.css';

/** Text for assistive technology alone. */
export function VisuallyHidden({ as: Box = 'span', ...rest }: Omit<BoxProps, 'className'>) {
  return <Box className={styles.hidden} {...rest} />;
}
