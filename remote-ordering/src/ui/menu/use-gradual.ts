import { startTransition, useEffect, useState } from 'react';

const atOnce = 24;
const atATime = 24;

/**
 * How many of `total` things to render: a screenful at once, then slice after slice as transitions, which React interrupts
 * when the customer does something, so that a long menu never delays a press.
 */
export function useGradual(total: number): number {
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + atATime));
  }, [drawn, total]);
  return Math.min(drawn, total);
}
