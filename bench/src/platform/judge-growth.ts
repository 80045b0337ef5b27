/** The cost of something at each size. */
export type Line = readonly { readonly size: number; readonly cost: number }[];

/**
 * The largest factor between the costs at the smallest and the largest size that still counts as flat (G29).
 */
export const flatBound = 1.3;

/**
 * The factor by which a cost grows from the smallest to the largest size: 1 is flat. It is read from the straight line through the
 * logarithms (least squares), so that one disturbed figure does not decide alone.
 */
export function computeGrowth(line: Line): number {
  const points = line.map(({ size, cost }) => ({ x: Math.log(size), y: Math.log(cost) }));
  const mean = (figure: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + figure(point), 0) / points.length;
  const [meanX, meanY] = [mean(({ x }) => x), mean(({ y }) => y)];
  const slope = mean(({ x, y }) => (x - meanX) * (y - meanY)) / mean(({ x }) => (x - meanX) ** 2);
  const sizes = points.map(({ x }) => x);
  return Math.exp(slope * (Math.max(...sizes) - Math.min(...sizes)));
}

/** The costs that grow although they must not, one sentence for each. */
export function growthFaults(lines: readonly { readonly label: string; readonly line: Line }[]): string[] {
  return lines.flatMap(({ label, line }) => {
    const growth = computeGrowth(line);
    // A missing figure must not count as flat.
    if (growth <= flatBound) return [];
    return [
      `${label} grows ${growth.toFixed(2)} × from the smallest to the largest; ${flatBound} × counts as flat.`,
    ];
  });
}
