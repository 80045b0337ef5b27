import type { Clock } from '../../host';

/** A clock and the means to let time pass. */
export interface ClockUnderTest {
  readonly clock: Clock;
  pass(milliseconds: number): void;
}

/** What every clock does, the shell's and the fake one. */
export function clockContract(make: () => ClockUnderTest) {
  it('goes on as time passes', () => {
    const { clock, pass } = make();
    const before = clock.now();
    pass(1_500);
    expect(clock.now() - before).toBe(1_500);
  });

  it('runs once after the time given, and not before', () => {
    const { clock, pass } = make();
    const run = jest.fn();
    clock.after(1_000, run);
    pass(999);
    expect(run).not.toHaveBeenCalled();
    pass(5_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs again and again, each time after the same interval', () => {
    const { clock, pass } = make();
    const at: number[] = [];
    const begun = clock.now();
    clock.every(1_000, () => at.push(clock.now() - begun));
    pass(3_500);
    expect(at).toStrictEqual([1_000, 2_000, 3_000]);
  });

  it('runs timers in the order in which they are due', () => {
    const { clock, pass } = make();
    const order: string[] = [];
    clock.after(300, () => order.push('late'));
    clock.after(100, () => order.push('early'));
    pass(400);
    expect(order).toStrictEqual(['early', 'late']);
  });

  it('runs nothing that was ended; ending it twice does nothing', () => {
    const { clock, pass } = make();
    const run = jest.fn();
    const ends = [clock.after(100, run), clock.every(100, run)];
    for (const end of [...ends, ...ends]) end();
    pass(1_000);
    expect(run).not.toHaveBeenCalled();
  });

  it('lets a timer end itself while it runs', () => {
    const { clock, pass } = make();
    let times = 0;
    const end = clock.every(100, () => {
      times += 1;
      if (times === 2) end();
    });
    pass(1_000);
    expect(times).toBe(2);
  });
}
