import { harms } from './harms';
import { isolateFaults } from './isolate-goals';
import type { MeasuredHarm, MeasuredIsolates } from './measure-isolates';

const [loop] = harms;
if (loop === undefined) throw new Error('No harm is measured');

const ended: MeasuredHarm = {
  harm: loop,
  ended: 1_000,
  outcome: { kind: 'failed', by: 'both', why: 'it gave no answer within 1000 ms', isSevere: true },
  blamed: 'listing@6.6.6',
  longestOfOthers: 900,
  drawnOfOthers: 40,
  undrawnOfOthers: 0,
};

const faultsOf = (harm: Partial<MeasuredHarm>, others: Partial<MeasuredIsolates> = {}, pace = 1) =>
  isolateFaults(
    {
      harms: [{ ...ended, ...harm }],
      warm: [],
      wall: 'namespaces',
      memory: { pairs: 20, megabytes: 600 },
      firstPages: [100, 150, 900],
      ...others,
    },
    pace,
  );

describe('the goals of isolates', () => {
  it('are met when a hostile release is ended and blamed, and costs others less than a time limit', () => {
    expect(faultsOf({})).toStrictEqual([]);
  });

  it.each<[string, Partial<MeasuredHarm>, string]>([
    ['another release is blamed', { blamed: 'shell@1.0.0, listing@6.6.6' }, 'blamed: shell@1.0.0'],
    ['nobody is blamed', { blamed: '' }, 'blamed: nobody'],
    ['it is not ended', { outcome: { kind: 'not-drawn', why: 'late' } }, 'came to another end: late'],
    ['a page of others is not drawn', { undrawnOfOthers: 1 }, '1 pages of others were not drawn'],
    ['a page of others takes longer', { longestOfOthers: 1_100 }, 'took 1100 ms'],
  ])('are missed when %s', (_what, harm, fault) => {
    expect(faultsOf(harm).join()).toContain(fault);
  });

  it('are missed with too much memory, and with first pages that take too long at the pace of the machine', () => {
    expect(faultsOf({}, { memory: { pairs: 20, megabytes: 701 } })).toStrictEqual([
      '20 pairs take 701 MB; they have to take less than 700 MB.',
    ]);
    const firstPages = [250, 250, 250];
    expect(faultsOf({}, { firstPages })).toStrictEqual([expect.stringContaining('takes 250 ms')]);
    expect(faultsOf({}, { firstPages }, 2)).toStrictEqual([]);
  });
});
