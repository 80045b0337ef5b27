import { setTimeout } from 'node:timers/promises';

/** The outcome of requests that were made one after the other. */
interface TrafficOutcome {
  readonly answered: number;
  /** A sentence for each that was not answered with 200. */
  readonly failed: readonly string[];
}

export interface Traffic {
  /** Resolves after this many more requests were answered, whether they succeeded or failed. */
  waitForAnswers(count: number): Promise<void>;
  stop(): Promise<TrafficOutcome>;
}

// The number of customers who send requests at the same time.
const customers = 4;

/**
 * Requests an address again and again until it is stopped; `repeats` is how often a failed request is repeated.
 */
export function startTraffic(url: string, init: RequestInit = {}, repeats = 0): Traffic {
  let isStopped = false;
  let answered = 0;
  const failed: string[] = [];
  const request = () =>
    fetch(url, init).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok ? undefined : `answered with ${answer.status}`;
      },
      (error: unknown) => String(error),
    );
  const customer = async () => {
    while (!isStopped) {
      let fault = await request();
      for (let time = 0; fault !== undefined && time < repeats; time += 1) fault = await request();
      answered += 1;
      if (fault !== undefined) failed.push(fault);
      await setTimeout(5);
    }
  };
  const running = Promise.all(Array.from({ length: customers }, customer));
  return {
    async waitForAnswers(count) {
      const target = answered + count;
      while (answered < target) await setTimeout(5);
    },
    async stop() {
      isStopped = true;
      await running;
      return { answered, failed };
    },
  };
}
