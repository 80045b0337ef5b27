import { clockContract } from '@storefront/host/testing';
import { fakeTime } from '../testing/fake-time';
import { serverClock } from './server-clock';

describe("the server's clock in the browser", () => {
  clockContract(() => {
    const { time, clock } = fakeTime();
    return { clock: serverClock(time, time.wall()), pass: (milliseconds) => clock.advance(milliseconds) };
  });

  it("tells the server's time, however wrong the customer's clock is", () => {
    const { time, clock } = fakeTime(Date.parse('2019-01-01T00:00:00Z'));
    const server = serverClock(time, Date.parse('2026-11-21T18:00:00Z'));
    clock.advance(90_000);
    expect(new Date(server.now()).toISOString()).toBe('2026-11-21T18:01:30.000Z');
  });
});
