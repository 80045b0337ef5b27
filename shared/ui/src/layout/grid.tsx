import { classNames } from '../class-names';
import type { BoxProps } from './box';
import { gapClass } from './gap';
import type { Gap } from './gap';
import styles from './grid.module.css';

interface GridProps extends BoxProps {
  readonly gap?: Gap;
  /** The least width of a column: small 160px, medium 264px, large 360px. */
  readonly columns?: 'small' | 'medium' | 'large';
}

/** As many equal columns as fit; one on a narrow phone. */
export function Grid({ as: Box = 'div', gap = 5, columns = 'medium', className, ...rest }: GridProps) {
  return <Box className={classNames(styles.grid, styles[columns], gapClass(gap), className)} {...rest} />;
}
