import { boundAt, interactionFaults } from './interaction-faults';
import { paceWork, withPace } from './pace';
import type { Pace } from './pace';

const paceOf = (factor: number): Pace => ({ before: factor, after: factor, factor });

const pressed = (worst: number, factor: number) => [
  { interactions: [{ name: 'add a dish', nextPaint: 50, worst, shown: 60, times: 5 }], pace: paceOf(factor) },
];

describe('the pace of the machine', () => {
  it('is measured before and after the work, and its factor is the mean of both', async () => {
    const times = [1, 3];
    const steps: string[] = [];
    const { outcome, pace } = await withPace(
      async () => {
        steps.push('work');
        return 'done';
      },
      () => {
        steps.push('time');
        return times.shift() ?? NaN;
      },
    );
    expect(outcome).toBe('done');
    expect(steps).toStrictEqual(['time', 'work', 'time']);
    expect(pace).toStrictEqual({ before: 1, after: 3, factor: 2 });
  });

  it('is timed by a function that can be sent to a page as text', () => {
    const inPage = new Function(`${paceWork.toString()}; return paceWork();`) as () => number;
    expect(inPage()).toBe(paceWork());
  });

  it('[G27/pace] scales the limit of interactions both ways: a slow machine is no failure, and a fast one hides none', () => {
    expect(boundAt(paceOf(2))).toBe(200);
    expect(interactionFaults(pressed(150, 1))).toStrictEqual([
      'add a dish: the slowest took 150 ms; at this pace of the machine it has to be under 100 ms.',
    ]);
    expect(interactionFaults(pressed(150, 2))).toStrictEqual([]);
    expect(interactionFaults(pressed(96, 0.5))).toHaveLength(1);
  });
});
