import { soakFaults } from './judge-soak';
import type { Vitals } from './judge-soak';

const baseline: Vitals = {
  heap: 50e6,
  handles: { Timeout: 12, TCPSocketWrap: 9 },
  warnings: 0,
  connections: 20,
};
const soak = (change: (index: number) => Partial<Vitals> = () => ({})): Vitals[] =>
  Array.from({ length: 40 }, (_item, index) => ({ ...baseline, ...change(index) }));

describe('an hour of steady load', () => {
  it('[G21/steady] passes when memory, timers, connections and listeners do not grow', () => {
    const varying = soak((index) => ({
      heap: index < 10 ? 20e6 + index * 3e6 : 50e6 + (index % 3) * 1e6,
      handles: { Timeout: 12 + (index % 5), TCPSocketWrap: 9 },
    }));
    expect(soakFaults(varying)).toStrictEqual([]);
  });

  it.each<[string, string, (index: number) => Partial<Vitals>]>([
    ['memory', 'The heap grew to 1.35 × what it was.', (index) => ({ heap: 50e6 + index * 1.2e6 })],
    ['timers', 'Timeout: 27 became 47.', (index) => ({ handles: { Timeout: 12 + index } })],
    ['connections', 'Connections to PostgreSQL: 35 became 55.', (index) => ({ connections: 20 + index })],
    ['listeners', 'Node warned 1 times of listeners that pile up.', () => ({ warnings: 1 })],
  ])('[G21/steady] fails when %s grow', (_what, sentence, change) => {
    expect(soakFaults(soak(change))).toStrictEqual([sentence]);
  });

  it('fails when nothing was measured', () => {
    expect(soakFaults(soak().slice(0, 7))).toStrictEqual(['There were too few measurements to judge.']);
  });
});
