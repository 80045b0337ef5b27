import { faultsOf } from './outcome';
import type { DemoOutcome } from './outcome';

const turn = (version: string, brands: 'all' | string[] = 'all') => ({
  id: 1,
  kind: 'promote' as const,
  name: 'checkout',
  at: '2026-11-20T18:30:00Z',
  version,
  brands,
});
const good: DemoOutcome = {
  turns: [turn('1.0.0'), turn('2.0.0')],
  broken: { state: 'aborted', release: 'checkout@2.1.0' },
  abortedBy: 'guard',
};

describe('how the demo of rollouts has to end', () => {
  it('is with the good release stable everywhere and the broken one aborted by the guard', () => {
    expect(faultsOf(good, '2.0.0')).toEqual([]);
  });

  it.each<[string, Partial<DemoOutcome>]>([
    ['checkout@2.0.0 did not become stable everywhere: 1.0.0 is.', { turns: [turn('1.0.0')] }],
    ['checkout@2.0.0 did not become stable everywhere: 2.0.0 is.', { turns: [turn('2.0.0', ['northbank'])] }],
    ['checkout@2.0.0 did not become stable everywhere: nothing is.', { turns: [] }],
    ['The rollout of checkout@2.1.0 is held.', { broken: { ...good.broken, state: 'held' } }],
    ['The rollout of checkout@2.1.0 was ended by operators, not by the guard.', { abortedBy: 'operators' }],
    ['The rollout of checkout@2.1.0 was ended by nobody, not by the guard.', { abortedBy: undefined }],
  ])('is reported otherwise: %s', (fault, parts) => {
    expect(faultsOf({ ...good, ...parts }, '2.0.0')).toEqual([fault]);
  });
});
