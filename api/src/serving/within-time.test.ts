import type { ApiError } from '../errors';
import { withinTime } from './within-time';

describe('the time limit of a call', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('ends a call that takes too long (G12)', async () => {
    const outcome = withinTime(new Promise(() => undefined)).catch(({ kind }: ApiError) => kind);
    jest.advanceTimersByTime(20_000);
    expect(await outcome).toBe('unavailable');
  });

  it('passes on an answer in time, and leaves no timer behind', async () => {
    expect(await withinTime(Promise.resolve('answer'))).toBe('answer');
    await expect(withinTime(Promise.reject(new Error('fault')))).rejects.toThrow('fault');
    expect(jest.getTimerCount()).toBe(0);
  });
});
