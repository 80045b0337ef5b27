import { listFaults } from './outcome';
import type { DemoOutcome, StoppedRollout } from './outcome';

const turn = (version: string, brands: 'all' | string[] = 'all') => ({
  id: 1,
  kind: 'promote' as const,
  name: 'checkout',
  at: '2026-11-20T18:30:00Z',
  version,
  brands,
});
const stopped = (changes: Partial<StoppedRollout> = {}): StoppedRollout => ({
  report: { state: 'aborted', release: 'checkout@2.1.0', verdict: { signal: 'failure' } },
  abortedBy: 'guard',
  signal: 'failure',
  ...changes,
});
const good: DemoOutcome = { turns: [turn('1.0.0'), turn('2.0.0')], broken: [stopped()] };
const heldReport = { ...stopped().report, state: 'held' as const };

describe('how the demo of rollouts has to end', () => {
  it('is with the good release stable everywhere and the broken ones aborted by the guard, for the right reason', () => {
    expect(listFaults(good, '2.0.0')).toStrictEqual([]);
  });

  it.each<[string, Partial<DemoOutcome>]>([
    ['checkout@2.0.0 did not become stable everywhere: 1.0.0 is.', { turns: [turn('1.0.0')] }],
    ['checkout@2.0.0 did not become stable everywhere: 2.0.0 is.', { turns: [turn('2.0.0', ['northbank'])] }],
    ['checkout@2.0.0 did not become stable everywhere: nothing is.', { turns: [] }],
    ['The rollout of checkout@2.1.0 is held.', { broken: [stopped(), stopped({ report: heldReport })] }],
    [
      'The rollout of checkout@2.1.0 was ended by operators, not by the guard.',
      { broken: [stopped({ abortedBy: 'operators' })] },
    ],
    [
      'The rollout of checkout@2.1.0 was ended by nobody, not by the guard.',
      { broken: [stopped({ abortedBy: undefined })] },
    ],
    [
      'The rollout of checkout@2.1.0 was stopped for failure, not for adds-dish.',
      { broken: [stopped({ signal: 'adds-dish' })] },
    ],
  ])('is reported otherwise: %s', (fault, parts) => {
    expect(listFaults({ ...good, ...parts }, '2.0.0')).toStrictEqual([fault]);
  });
});
