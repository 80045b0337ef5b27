import type { BoxProps } from '../layout/box';
import { classNames } from '../class-names';
import styles from './card.module.css';

interface CardProps extends BoxProps {
  /** none when a picture reaches the edges. */
  readonly padding?: 'none' | 'medium' | 'large';
  /** Reacts to the pointer, because a link in it covers the whole card. */
  readonly pressable?: boolean;
}

/** A bordered surface on the page. */
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
