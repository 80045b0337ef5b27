import { classNames } from '../class-names';
import type { BoxProps } from './box';
import { gapClass } from './gap';
import type { Gap } from './gap';
import styles from './stack.module.css';

interface StackProps extends BoxProps {
  readonly gap?: Gap;
  readonly align?: 'stretch' | 'start' | 'center';
}

/** One below the other, with the same gap between all; gap 4 (16px) by default. */
export function Stack({ as: Box = 'div', gap = 4, align = 'stretch', className, ...rest }: StackProps) {
  return <Box className={classNames(styles.stack, styles[align], gapClass(gap), className)} {...rest} />;
}
