import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { closeWithTimeout, longestEndMilliseconds, waitForShutdown } from './shutdown';

const aProcess = () => {
  const exit = jest.fn();
  return { process: Object.assign(new EventEmitter(), { exit }) as never, exit };
};

describe('a process that is told to end', () => {
  it.each(['SIGINT', 'SIGTERM'])('begins to end at %s and not earlier', async (signal) => {
    const { process, exit } = aProcess();
    const signals: string[] = [];
    const ending = waitForShutdown(process).then(() => signals.push(signal));
    await setImmediate();
    expect(signals).toStrictEqual([]);
    (process as EventEmitter).emit(signal);
    await ending;
    expect(signals).toStrictEqual([signal]);
    expect(exit).not.toHaveBeenCalled();
  });

  it.each([
    ['SIGTERM', 'SIGTERM'],
    ['SIGINT', 'SIGTERM'],
  ])('ends at once when %s is followed by %s', async (first, second) => {
    const { process, exit } = aProcess();
    const ending = waitForShutdown(process);
    (process as EventEmitter).emit(first);
    (process as EventEmitter).emit(second);
    await ending;
    expect(exit).toHaveBeenCalledWith(1);
  });
});

describe('closing', () => {
  it('takes less than ten seconds: what never closes is abandoned then', async () => {
    expect(longestEndMilliseconds).toBeLessThan(10_000);
    await expect(closeWithTimeout(() => new Promise(() => undefined), 10)).resolves.toBeUndefined();
  });

  it('waits for what closes in time, and passes on its failure', async () => {
    let closed = false;
    await closeWithTimeout(async () => {
      await setImmediate();
      closed = true;
    });
    expect(closed).toBe(true);
    await expect(closeWithTimeout(() => Promise.reject(new Error('the disk')))).rejects.toThrow('the disk');
  });
});
