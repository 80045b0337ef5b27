import type { Log } from '../log';
import type { Job } from './job';

/** Runs each job at its interval, never twice at once. A failure is logged, and the job runs again next time. Returns a function that stops them. */
export function startJobs(jobs: readonly Job[], log: Log): () => Promise<void> {
  const stops = jobs.map((job) => startJob(job, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startJob(job: Job, log: Log): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let ended = false;

  const plan = () => {
    timer = setTimeout(() => {
      running = work().then(() => {
        if (!ended) plan();
      });
    }, job.everySeconds * 1000);
    timer.unref();
  };

  async function work() {
    try {
      await job.run();
    } catch (fault) {
      log.error({ err: fault, job: job.name }, 'job failed');
    }
  }

  plan();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await running;
  };
}
