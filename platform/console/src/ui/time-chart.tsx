import { VisuallyHidden } from '@storefront/ui';
import { useEffect, useId, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { figureText, timeRange } from '../domain/rollout-charts';
import type { RolloutChart } from '../domain/rollout-charts';
import styles from './time-chart.module.css';

interface TimeChartProps {
  readonly chart: RolloutChart;
}

const height = 170;

/** Reads a colour from the page's CSS, which a canvas cannot use by itself. */
const colour = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name).trim();

// In a shorter span several axis marks would show the same minute.
const spanInMinutes = 5 * 60;

const clockText = (seconds: number, span = 0) =>
  new Date(seconds * 1000).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(span < spanInMinutes && { second: '2-digit' }),
  });

const clockTexts = (times: readonly number[]) => {
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return times.map((time) => clockText(time, span));
};

function optionsFor(element: HTMLElement, unit: RolloutChart['unit']): uPlot.Options {
  const axis = {
    stroke: colour(element, '--ink-muted'),
    grid: { stroke: colour(element, '--line'), width: 1 },
  };
  const value = (_chart: uPlot, figure: number | null) => figureText(figure, unit);
  return {
    width: element.clientWidth || 360,
    height,
    cursor: { y: false },
    hooks: { setCursor: [showLast] },
    scales: {
      // The library would give a single point an axis of a whole day.
      x: { range: ({ data: [times] }) => timeRange([...times]) },
      y: { range: (_chart, _low, high) => [0, Math.max(high * 1.1, unit === '' ? 0.1 : 1)] },
    },
    axes: [
      { ...axis, size: 34, values: (_chart, splits) => clockTexts(splits) },
      { ...axis, size: 72, values: (_chart, splits) => splits.map((split) => figureText(split, unit)) },
    ],
    series: [
      { label: 'at', value: (_chart, seconds) => (seconds === null ? '–' : clockText(seconds)) },
      { label: 'canary', value, width: 2, stroke: colour(element, '--chart-canary'), points: { size: 5 } },
      {
        label: 'stable',
        value,
        width: 2,
        dash: [6, 4],
        stroke: colour(element, '--chart-stable'),
        points: { size: 5 },
      },
    ],
  };
}

/** Without a pointer over the chart, the legend shows the last values. */
function showLast(plot: uPlot): void {
  if ((plot.cursor.idx ?? null) === null) plot.setLegend({ idx: plot.data[0].length - 1 }, false);
}

const dataOf = ({ times, canary, stable }: RolloutChart): uPlot.AlignedData => [
  [...times],
  [...canary],
  [...stable],
];

/** A chart of canary and stable over time. The last values are also given as text for screen readers. */
export function TimeChart({ chart }: TimeChartProps) {
  const { title, unit, canary, stable } = chart;
  const isEmpty = [...canary, ...stable].every((figure) => figure === null);
  const container = useRef<HTMLDivElement>(null);
  const drawn = useRef<uPlot | undefined>(undefined);
  const id = useId();

  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const plot = new uPlot(optionsFor(element, unit), [[], [], []], element);
    drawn.current = plot;
    const watcher = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      plot.destroy();
      drawn.current = undefined;
    };
  }, [unit, isEmpty]);

  useEffect(() => {
    const plot = drawn.current;
    if (plot === undefined) return;
    plot.setData(dataOf(chart));
    showLast(plot);
  }, [chart]);

  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id} className={styles.title}>
        {title}
        <VisuallyHidden>
          {`: canary ${figureText(canary.at(-1) ?? null, unit)}, stable ${figureText(stable.at(-1) ?? null, unit)}`}
        </VisuallyHidden>
      </figcaption>
      {isEmpty ? (
        <p className={styles.nothing}>Nothing has been measured yet.</p>
      ) : (
        <div ref={container} aria-hidden="true" />
      )}
    </figure>
  );
}
