import { judgeRead } from './api-reads';

const speed = (processor: number) => ({ rate: 1, processor });
const load = (percentile99: number) => ({ rate: 1, median: 0.1, percentile99 });

describe('a read of the catalogue', () => {
  it('[G28/reads] may cost twice the processor time of a bare server, and not more', () => {
    const half = { api: load(1), bare: load(1) };
    expect(judgeRead({ api: speed(30), bare: speed(15), half }).isCheap).toBe(true);
    expect(judgeRead({ api: speed(30), bare: speed(14.9), half }).isCheap).toBe(false);
  });

  it('[G28/reads] may have slow answers twice as slow as those of a bare server under the same load, and not slower', () => {
    const speeds = { api: speed(1), bare: speed(1) };
    expect(judgeRead({ ...speeds, half: { api: load(2), bare: load(1) } }).isEven).toBe(true);
    expect(judgeRead({ ...speeds, half: { api: load(2.1), bare: load(1) } }).isEven).toBe(false);
  });
});
