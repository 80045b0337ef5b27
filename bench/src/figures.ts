/** The middle of some figures, so that one bad run does not count; NaN of none. */
export const median = (figures: readonly number[]): number => {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
};

/** The figure below which this share of all lie, `share` from 0 to 1. */
export const percentile = (figures: readonly number[], share: number): number => {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};

export const milliseconds = (figure: number) => `${Math.round(figure).toLocaleString('en-GB')} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const ratio = (figure: number) => `${figure.toFixed(2)} ×`;
export const perSecond = (figure: number) => `${Math.round(figure).toLocaleString('en-GB')}/s`;
