import { fakeTime } from '../testing/fake-time';
import { pausedTime } from './paused-time';

it('time stands still until it is resumed, and timers fire nevertheless', () => {
  const { time, clock } = fakeTime(1_000);
  const paused = pausedTime(time);
  const came: string[] = [];
  paused.time.after(50, () => came.push('planned'));
  clock.advance(60);
  expect([paused.time.wall(), came]).toStrictEqual([1_000, ['planned']]);
  paused.goOn();
  expect(paused.time.wall()).toBe(1_060);
});
