import Fastify from 'fastify';
import { logOptions } from '../log';
import { startJobs } from './start-jobs';

describe('jobs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('run at their intervals, never twice at once, and continue after a failure', async () => {
    const lines: string[] = [];
    const { log } = Fastify({ logger: logOptions({ write: (line) => void lines.push(line) }) });
    const ends: (() => void)[] = [];
    let runs = 0;
    const stop = startJobs(
      [
        {
          name: 'count',
          everySeconds: 1,
          run: async () => {
            runs += 1;
            if (runs === 1) throw new Error('the database went away');
            await new Promise<void>((end) => ends.push(end));
          },
        },
      ],
      log,
    );
    await jest.advanceTimersByTimeAsync(1_000);
    expect(runs).toBe(1);
    expect(lines.join('')).toContain('job failed');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(runs).toBe(2);

    ends.forEach((end) => end());
    await jest.advanceTimersByTimeAsync(1_000);
    expect(runs).toBe(3);

    const stopped = stop();
    ends.forEach((end) => end());
    await stopped;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(runs).toBe(3);
  });
});
