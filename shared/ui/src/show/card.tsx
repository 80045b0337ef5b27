import type { BoxProps } from '../layout/box';
import { classNames } from '../class-names';
import styles from './card.module.css';

interface CardProps extends BoxProps {
  /** none where a picture reaches the edges. */
  readonly padding?: 'none' | 'medium' | 'large';
  /** It answers the pointer: something in it covers the whole card. */
  readonly pressable?: boolean;
}

/** A sheet with an edge that lies on the page. */
export function Card({
  as: Box = 'div',
  padding = 'medium',
  pressable = false,
  className,
  ...rest
}: CardProps) {
  return (
    <Box
      className={classNames(
        styles.card,
        padding === 'none' ? styles.clipped : styles[padding],
        pressable && styles.pressable,
        className,
      )}
      {...rest}
    />
  );
}
