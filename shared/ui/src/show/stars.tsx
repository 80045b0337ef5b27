import { useId } from 'react';
import { copy } from '../copy';
import { StarIcon } from '../icons';
import { VisuallyHidden } from '../layout';
import styles from './stars.module.css';

const STAR = 'M10 1.5l2.6 5.4 5.9.8-4.3 4.2 1 5.9L10 14.9l-5.2 2.9 1-5.9L1.5 7.7l5.9-.8z';
const OUT_OF = 5;
const WIDTH = 20 * OUT_OF;
const places = Array.from({ length: OUT_OF }, (_, index) => index * 20);
const row = places.map((x) => <path key={x} d={STAR} transform={`translate(${x} 0)`} />);

interface StarsProps {
  /** 0 to 5, fractions included; shown and read out with one decimal. */
  readonly rating: number;
  /** A text after it, such as '(120)'. */
  readonly count?: string;
  /** five: all five stars; one: a single star and the figure, for cards. */
  readonly variant?: 'five' | 'one';
  /** The height of the stars in px. */
  readonly size?: number;
}

/** A rating out of five, with a text for assistive technology. */
export function Stars({ rating, count, variant = 'five', size = 18 }: StarsProps) {
  const clip = useId();
  const shown = Math.min(Math.max(rating, 0), OUT_OF);
  const figure = shown.toFixed(1);

  return (
    <span className={styles.stars}>
      <VisuallyHidden>{copy.rating(figure, OUT_OF)}</VisuallyHidden>
      {variant === 'one' ? (
        <>
          <StarIcon className={styles.compact} size={size} />
          <span className={styles.number} aria-hidden="true">
            {figure}
          </span>
        </>
      ) : (
        <svg
          className={styles.drawing}
          width={size * OUT_OF}
          height={size}
          viewBox={`0 0 ${WIDTH} 20`}
          aria-hidden="true"
        >
          <clipPath id={clip}>
            <rect width={(WIDTH * shown) / OUT_OF} height="20" />
          </clipPath>
          <g className={styles.empty}>{row}</g>
          <g className={styles.full} clipPath={`url(#${clip})`}>
            {row}
          </g>
        </svg>
      )}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </span>
  );
}
