import { classNames } from '../class-names';
import type { BoxProps } from './box';
import styles from './page-width.module.css';

interface PageWidthProps extends BoxProps {
  /** wide 1240px for pages, reading 760px for text, form 560px for one column of fields. */
  readonly width?: 'wide' | 'reading' | 'form';
}

/** The middle of the page with its gutters: 16px on a phone, 32px on a wide screen. */
export function PageWidth({ as: Box = 'div', width = 'wide', className, ...rest }: PageWidthProps) {
  return <Box className={classNames(styles.width, width !== 'wide' && styles[width], className)} {...rest} />;
}
