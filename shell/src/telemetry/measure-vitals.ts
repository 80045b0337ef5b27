import { onCLS, onINP, onLCP } from 'web-vitals';
import type { MeasureVitals } from './vitals';

/** Measures by the `web-vitals` package. A browser that cannot measure a vital never reports it. */
export const measureVitals: MeasureVitals = (changed) => {
  // Without all changes the package reports only once the page is hidden, which may be after the last batch was sent.
  const whenChanged = { reportAllChanges: true };
  onLCP(({ value }) => changed('LCP', value), { ...whenChanged });
  onINP(({ value }) => changed('INP', value), { ...whenChanged });
  onCLS(({ value }) => changed('CLS', value), { ...whenChanged });
};
