/** The median of the figures, so that one bad run does not count; NaN without figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** The figure below which this share of all figures lies, `share` from 0 to 1. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export function milliseconds(figure: number) {
  return `${Math.round(figure).toLocaleString('en-GB')} ms`;
}

export function microseconds(figure: number) {
  return `${Math.round(figure).toLocaleString('en-GB')} µs`;
}

export function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

export function ratio(figure: number) {
  return `${figure.toFixed(2)} ×`;
}

export function perSecond(figure: number) {
  return `${Math.round(figure).toLocaleString('en-GB')}/s`;
}
