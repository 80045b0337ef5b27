import type { ApiError } from '../errors';
import { createTimeLimit } from './within-time';

const never = () => new Promise<never>(() => undefined);
const kindOf = (answer: Promise<unknown>) => answer.catch(({ kind }: ApiError) => kind);

describe('the time limit of a call', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('ends a call that takes too long (G12)', async () => {
    const outcome = kindOf(createTimeLimit().within(never()));
    jest.advanceTimersByTime(20_000);
    expect(await outcome).toBe('unavailable');
  });

  it('ends each of several calls after its own twenty seconds', async () => {
    const limit = createTimeLimit();
    const ended: string[] = [];
    const begin = (name: string) => void kindOf(limit.within(never())).then(() => ended.push(name));
    begin('first');
    jest.advanceTimersByTime(5_000);
    void limit.within(Promise.resolve('in time'));
    begin('second');
    await jest.advanceTimersByTimeAsync(14_999);
    expect(ended).toStrictEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toStrictEqual(['first']);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(ended).toStrictEqual(['first']);
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toStrictEqual(['first', 'second']);
  });

  it('passes on an answer and a fault in time, and has one timer for all calls', async () => {
    const limit = createTimeLimit();
    const answers = Array.from({ length: 50 }, async () => limit.within(Promise.resolve('answer')));
    expect(jest.getTimerCount()).toBe(1);
    expect(await Promise.all(answers)).toStrictEqual(Array(50).fill('answer'));
    await expect(limit.within(Promise.reject(new Error('fault')))).rejects.toThrow('fault');
    jest.advanceTimersByTime(20_000);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('leaves no timer behind when it is closed', () => {
    const limit = createTimeLimit();
    void limit.within(never());
    limit.close();
    expect(jest.getTimerCount()).toBe(0);
  });
});
