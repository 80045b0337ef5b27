import { classNames } from '../class-names';
import type { BoxProps } from './box';
import { gapClass } from './gap';
import type { Gap } from './gap';
import styles from './cluster.module.css';

interface ClusterProps extends BoxProps {
  readonly gap?: Gap;
  readonly align?: 'start' | 'center' | 'end' | 'baseline';
  readonly justify?: 'start' | 'center' | 'end' | 'between';
  /** Keeps all on one line instead of wrapping. */
  readonly together?: boolean;
}

const alignments = {
  start: styles.alignStart,
  center: styles.alignCenter,
  end: styles.alignEnd,
  baseline: styles.alignBaseline,
};

/** Side by side, wrapping when there is no room; gap 2 (8px) by default. */
export function Cluster({
  as: Box = 'div',
  gap = 2,
  align = 'center',
  justify = 'start',
  together = false,
  className,
  ...rest
}: ClusterProps) {
  return (
    <Box
      className={classNames(
        styles.cluster,
        together && styles.together,
        alignments[align],
        styles[justify],
        gapClass(gap),
        className,
      )}
      {...rest}
    />
  );
}
