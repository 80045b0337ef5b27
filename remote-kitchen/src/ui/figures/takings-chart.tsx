import { useEffect, useRef } from 'react';
import type { End } from '@storefront/host';
import type { DayFigures } from '../../domain/figures';
import styles from './figures.module.css';

/** The takings of each day as bars. The table below it says the same in words, so it is hidden from screen readers. */
export function TakingsChart({ days }: { readonly days: readonly DayFigures[] }) {
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = container.current;
    let end: End | undefined;
    let isGone = false;
    void import('./draw-takings').then(({ drawTakings }) => {
      if (element !== null && !isGone) end = drawTakings(element, days);
    });
    return () => {
      isGone = true;
      end?.();
    };
  }, [days]);

  return <div ref={container} className={styles.chart} aria-hidden="true" />;
}
