import type { End } from '@storefront/host';
import { poundsText } from '@storefront/ui';
import uPlot from 'uplot';
import { computeTakings } from '../../domain/figures';
import type { DayFigures } from '../../domain/figures';

const height = 220;

/** Draws the takings of each day as bars into an element, as wide as it is. */
export function drawTakings(element: HTMLElement, days: readonly DayFigures[]): End {
  // A canvas cannot use the colours of the page's CSS by their names.
  const colour = (name: string) => getComputedStyle(element).getPropertyValue(name).trim();
  const axis = { stroke: colour('--ink-muted'), grid: { stroke: colour('--line'), width: 1 } };
  const { bars } = uPlot.paths;
  const chart = new uPlot(
    {
      width: element.clientWidth,
      height,
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: () => [-0.6, days.length - 0.4] },
        y: { range: (_chart, _low, high) => [0, Math.max(100, high * 1.1)] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          incrs: [1, 7],
          values: (_chart, places) => places.map((place) => dayAndMonth(days[place]?.date)),
        },
        {
          ...axis,
          size: 76,
          values: (_chart, amounts) => amounts.map((amount) => poundsText(Math.round(amount))),
        },
      ],
      series: [
        {},
        {
          fill: colour('--accent'),
          points: { show: false },
          ...(bars && { paths: bars({ size: [0.7, 64] }) }),
        },
      ],
    },
    [days.map((_day, place) => place), days.map(computeTakings)],
    element,
  );
  const watcher = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }));
  watcher.observe(element);
  return () => {
    watcher.disconnect();
    chart.destroy();
  };
}

/** `2026-11-21` as `21/11`. */
function dayAndMonth(date = ''): string {
  return date.split('-').slice(1).reverse().join('/');
}
