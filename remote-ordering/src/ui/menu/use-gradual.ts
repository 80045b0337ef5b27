import { startTransition, useEffect, useState } from 'react';

const initialCount = 24;
const batchSize = 24;

/**
 * How many of `total` things to render: a screenful at once, then slice after slice as transitions, which React interrupts
 * when the customer does something, so that a long menu never delays a press.
 */
export function useGradual(total: number): number {
  const [rendered, setRendered] = useState(initialCount);
  useEffect(() => {
    if (rendered < total) startTransition(() => setRendered(rendered + batchSize));
  }, [rendered, total]);
  return Math.min(rendered, total);
}
