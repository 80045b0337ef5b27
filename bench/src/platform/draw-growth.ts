import * as echarts from 'echarts';
import type { Line } from './judge-growth';

/** A line of a chart, with its name in the legend. */
export interface DrawnLine {
  readonly name: string;
  readonly line: Line;
}

const colours = ['#c4321c', '#0a6858', '#34507a'];
const ink = '#3a3a3a';

/**
 * Draws costs against sizes as an SVG picture, with logarithmic axes whose origin is the same for all pictures.
 */
export function drawGrowth(
  title: string,
  { unit, from, to }: { readonly unit: string; readonly from: number; readonly to: number },
  lines: readonly DrawnLine[],
): string {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width: 720, height: 360 });
  chart.setOption({
    animation: false,
    backgroundColor: '#ffffff',
    color: colours,
    textStyle: { fontFamily: 'system-ui, sans-serif', color: ink },
    title: { text: title, left: 16, top: 10, textStyle: { fontSize: 16 } },
    legend: { data: lines.map(({ name }) => name), top: 38, left: 12 },
    grid: { left: 76, right: 28, top: 76, bottom: 48 },
    xAxis: { type: 'log', name: 'how many', nameLocation: 'middle', nameGap: 30, splitLine: { show: false } },
    yAxis: { type: 'log', name: unit, min: from, max: to, nameLocation: 'middle', nameGap: 52 },
    series: lines.map(({ name, line }) => ({
      name,
      type: 'line',
      symbolSize: 8,
      data: line.map(({ size, cost }) => [size, Number(cost.toPrecision(3))]),
    })),
  });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return `${svg}\n`;
}
