import { drawTrace } from './draw-trace';
import type { DrawnSpan } from './draw-trace';

const span = (id: string, [start, end]: readonly [number, number], parent?: string): DrawnSpan => ({
  id,
  parent,
  name: `${id} <x>`,
  part: 'API',
  start,
  end,
});
const numbersOf = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(([, one]) => Number(one));

describe('the picture of a trace', () => {
  it('has a row for each span below the one it belongs to, whatever the order they came in', () => {
    const svg = drawTrace([
      span('query', [30, 40], 'call'),
      span('call', [20, 60], 'page'),
      span('page', [0, 10]),
    ]);
    const names = [...svg.matchAll(/>(\w+) &lt;x></g)].map(([, name]) => name);
    expect(names).toStrictEqual(['page', 'call', 'query']);
    expect(numbersOf(svg, /<text x="(\d+)" y="\d+">\w+ &lt;/g)).toStrictEqual([12, 26, 40]);
  });

  it('cuts a long pause out and says how long it was', () => {
    const svg = drawTrace([span('page', [0, 10]), span('send', [1_510, 1_520], 'page')]);
    expect(svg).toContain('>1.5 s</text>');
    const [page = 0, send = 0] = numbersOf(svg, /<rect x="([\d.]+)" y="\d+" width="[\d.]+" height="13"/g);
    expect(send).toBeGreaterThan(page);
    expect(send).toBeLessThan(970);
  });
});
